# Die Seiten über Leute.

web-people-why = Zum Spielen braucht niemand ein Konto: Dieser Browser merkt sich dich mit einem Cookie. Mit einem Passkey bist du auch auf deinen anderen Geräten dieselbe Person, mit deinen Tischen und deinem Namen.
web-people-unable = Dieser Browser kann noch keine Passkeys: Ein neuerer kann es.
web-people-passkeys = Deine Passkeys
web-people-passkey = Ein Passkey
web-people-passkey-name = Name des Passkeys
web-people-passkey-example = Mein Telefon
web-people-add = Passkey anlegen
web-people-made = Angelegt { $when } für { $place }.
web-people-used = Zuletzt benutzt { $when }.
web-people-remove = Entfernen
web-people-codes = Ersatzcodes
web-people-codes-why = { $count ->
    [0] Sollten alle deine Geräte verloren gehen, lässt dich ein Ersatzcode einmal hinein. Du hast noch keine.
    [one] Sollten alle deine Geräte verloren gehen, lässt dich ein Ersatzcode einmal hinein. Du hast noch { $count }.
   *[other] Sollten alle deine Geräte verloren gehen, lässt dich ein Ersatzcode einmal hinein. Du hast noch { $count }.
}
web-people-new-codes = Neue Ersatzcodes
web-people-copy = Kopieren
web-people-sign-out = Abmelden
web-people-sign-out-why = Dein Passkey bringt dich zurück.
web-people-sign-out-here = Auf diesem Gerät
web-people-sign-out-everywhere = Auf allen anderen Geräten
web-people-sign-in = Anmelden
web-people-sign-in-why = Sei hier, wer du auf deinem anderen Gerät bist.
web-people-sign-in-with = Mit einem Passkey anmelden
web-people-recovery-code = Ersatzcode
web-people-recover = Mit einem Code anmelden
web-people-delete = Mich löschen
web-people-delete-why = Dein Name, deine Passkeys und deine Plätze verschwinden. In beendeten Spielen bleibt jemand ohne Namen, wo du warst.
web-people-delete-me = Mich und alles, was mir gehört, löschen …
web-people-delete-sure = Das lässt sich nicht zurücknehmen. In Spielen, die noch laufen, werden deine Plätze frei.
web-people-delete-yes = Ja, lösch mich
web-people-called-off = Nichts wurde bestätigt, also ist nichts geschehen.
web-people-welcome = { $name ->
    [none] Willkommen zurück.
   *[other] Willkommen zurück, { $name }.
}
web-people-recovered = Du bist drin. Der Code ist verbraucht: Leg jetzt einen Passkey für dieses Gerät an.
web-people-signed-out-here = Du hast dich in diesem Browser abgemeldet.
web-people-signed-out-everywhere = Alle anderen Geräte sind abgemeldet.
web-people-gone = Du bist gelöscht. Dieser Browser ist jemand Neues.
web-people-somebody = Jemand
web-people-seen-by = Wer diese Seite sieht
web-people-seen-by-met = Wer mit dir gespielt hat
web-people-seen-by-all = Alle im Haus
web-people-seen-by-nobody = Nur du
web-people-export = Alles als JSON sichern
web-people-no-games = Hier ist noch kein Spiel zu Ende gegangen.
web-people-totals = Nach Spielen
web-people-game = Spiel
web-people-games = Gespielt
web-people-won = Gewonnen
web-people-best = Bestes
web-people-average = Schnitt
web-people-against = Im direkten Vergleich
web-people-head = { $games ->
    [one] { $games } Spiel: { $ahead }-mal vorn, { $behind }-mal dahinter
   *[other] { $games } Spiele: { $ahead }-mal vorn, { $behind }-mal dahinter
}
web-people-history = Partien
web-people-place = Platz { $place } von { $players }
web-people-played-here = { $games ->
    [0] Hier ist noch kein Spiel zu Ende gegangen.
    [one] Hier ist { $games } Spiel zu Ende gegangen.
   *[other] Hier sind { $games } Spiele zu Ende gegangen.
}
web-people-running = Jetzt zum Zuschauen
web-people-nothing-running = Gerade läuft kein öffentliches Spiel.
web-people-records = Die meisten Punkte
web-people-of-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
web-people-regulars = Am häufigsten gewonnen
web-people-won-of = { $won } von { $games }
web-people-shown-by-choice = Genannt wird, wer die eigene Seite allen zeigt oder mit dir gespielt hat.
web-people-ratings = Wertungen
web-people-provisional = vorläufig
web-people-rated-games = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}
web-people-rating-how = Der Bot Leicht steht bei 1500, und am Anfang jeder Mensch auch. Wer 400 höher steht, gewinnt zehn Partien zu zweit für jede verlorene. In 95 von 100 Fällen liegt die wahre Stärke innerhalb von ±.
web-people-way = { $game }: die Wertung über die letzten { $games } gewerteten Partien. Sie begann bei { $first }, war höchstens { $best } und ist jetzt { $last }.
web-people-averages = Durchschnitte
web-people-points = Punkte
web-people-expert = Experte
web-people-ahead = Vorsprung
web-people-expert-how = Von Partien, die niemand aufgegeben hat. Experte: was der Bot dieses Namens mit wenig Bedenkzeit unter seinesgleichen erreicht; ein Strich, wo es niemand gemessen hat. Vorsprung: Punkte vor den Besten der anderen.
web-people-ladder = Rangliste
web-people-ladder-empty = Noch hat niemand, den du sehen darfst, fünf gewertete Partien.
web-people-ladder-more = { $count ->
    [one] { $count } weitere Person zeigen
   *[other] Die nächsten von { $count } weiteren zeigen
}
web-people-ladder-how = Wer fünf gewertete Partien hat, steht hier für alle, die sie oder ihn sehen dürfen. Eine gewertete Partie wird eröffnet wie jeder Tisch.
web-people-bring = Mitbringen, was dieser Browser gespielt hat
