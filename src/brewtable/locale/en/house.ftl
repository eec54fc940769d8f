# What the house refuses at its door, and its hosts.

house-by-invitation = this house is by invitation: enter the code of one, or sign in with a passkey you have here
house-members-only = this house is for its members: enter the code of an invitation and add a passkey, or sign in with the passkey you have here
house-removed = a host has removed you from this house: only a host can let you in again
house-unknown-invitation = no such invitation, or it is used up, too old or withdrawn: ask for a new one
house-no-invitation = there is no such invitation: give its code or its id
house-too-many-invitations = { $count } invitations are good now, and there may not be more: revoke some first
house-unknown-link = this link makes nobody a host any more: ask whoever runs the service for a new one
house-no-host = this is for hosts of the house: whoever runs the service makes them, by brewtable members host
house-host-needs-passkey = a host needs a passkey: add one on the page "You, on every device" first
house-no-entry = { $found } is no rule for who may enter: it is one of { $names }
house-no-status = { $found } is nothing that a table can be: it is one of { $names }
house-no-person = the house knows nobody called { $name }: brewtable members list tells whom it knows
house-many-people = several people are called { $name }: give one of the ids { $ids }
house-not-yourself = about yourself another host decides
