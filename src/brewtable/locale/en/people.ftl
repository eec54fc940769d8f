# What the service refuses about people and their passkeys.

people-bad-passkey = this passkey could not be checked: try once more, with a passkey that was made at this address
people-no-passkey = you have no such passkey
people-no-passkey-yet = recovery codes stand in for a passkey: add one first
people-no-passkeys = this service has not got what passkeys need: whoever runs it can install brewtable with the extra club
people-no-passkeys-here = browsers keep passkeys for names, and only where nobody can listen: open this service as localhost, or by its name over https
people-passkey-elsewhere = your passkeys were made for { $place }: open the service there
people-passkey-needed = this touches your name, so it needs one of your passkeys
people-signed-out = you have signed out everywhere: load the page anew
people-stale-challenge = that took too long, or was answered already: begin anew
people-too-many-passkeys = you have { $count } passkeys, and there may not be more: remove one first
people-unknown-code = no such recovery code, or it was used already
people-unknown-passkey = this service does not know this passkey: it was removed, or made for somebody who is gone
people-nobody = there is nobody here by this address, or they show themselves to others only
