# Was das Haus an der Tür ablehnt, und bei seinen Gastgebern.

house-by-invitation = in dieses Haus kommt man auf Einladung: Gib den Code einer Einladung ein, oder melde dich mit einem Passkey an, den du hier hast
house-members-only = dieses Haus ist für seine Mitglieder: Gib den Code einer Einladung ein und leg einen Passkey an, oder melde dich mit dem Passkey an, den du hier hast
house-removed = du wurdest aus diesem Haus entfernt: Nur wer es leitet, kann dich wieder hereinlassen
house-unknown-invitation = diese Einladung gibt es nicht, oder sie ist verbraucht, abgelaufen oder zurückgenommen: Bitte um eine neue
house-no-invitation = diese Einladung gibt es nicht: Nenn ihren Code oder ihre Kennung
house-too-many-invitations = { $count } Einladungen gelten schon, und mehr dürfen es nicht sein: Nimm zuerst einige zurück
house-unknown-link = dieser Link macht niemanden mehr zum Gastgeber: Bitte den, der den Server betreibt, um einen neuen
house-no-host = das ist für Gastgeber des Hauses: Wer den Server betreibt, ernennt sie mit brewtable members host
house-host-needs-passkey = wer Gastgeber ist, braucht einen Passkey: Leg zuerst einen an, auf der Seite „Du, auf jedem Gerät“
house-no-entry = { $found } ist keine Regel dafür, wer hereindarf: Es gibt { $names }
house-no-status = { $found } kann ein Tisch nicht sein: Es gibt { $names }
house-no-person = niemand, den das Haus kennt, heißt { $name }: brewtable members list zeigt, wen es kennt
house-many-people = mehrere heißen { $name }: Nenn eine der Kennungen { $ids }
house-not-yourself = über dich selbst entscheidet ein anderer Gastgeber
