# Was der Server ablehnt, wenn es um Leute und ihre Passkeys geht.

people-bad-passkey = dieser Passkey ließ sich nicht prüfen: Versuch es noch einmal, mit einem Passkey, der unter dieser Adresse angelegt wurde
people-no-passkey = einen solchen Passkey hast du nicht
people-no-passkey-yet = Ersatzcodes vertreten einen Passkey: Leg zuerst einen an
people-no-passkeys = diesem Server fehlt, was Passkeys brauchen: Wer ihn betreibt, kann brewtable mit dem Extra club installieren
people-no-passkeys-here = Browser heben Passkeys für Namen auf, und nur, wo niemand mithören kann: Öffne den Server als localhost oder unter seinem Namen über https
people-passkey-elsewhere = deine Passkeys wurden für { $place } angelegt: Öffne den Server dort
people-passkey-needed = das betrifft deinen Namen, deshalb braucht es einen deiner Passkeys
people-signed-out = du hast dich überall abgemeldet: Lade die Seite neu
people-stale-challenge = das hat zu lange gedauert oder wurde schon beantwortet: Fang noch einmal an
people-too-many-passkeys = du hast { $count } Passkeys, und mehr dürfen es nicht sein: Entferne zuerst einen
people-unknown-code = diesen Ersatzcode gibt es nicht, oder er ist schon verbraucht
people-unknown-passkey = diesen Passkey kennt der Server nicht: Er wurde entfernt oder gehörte jemandem, der gegangen ist
people-nobody = unter dieser Adresse ist niemand, oder sie zeigen sich nur anderen
