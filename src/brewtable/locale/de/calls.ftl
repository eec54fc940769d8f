# Was Leute hören, wenn ein Tisch auf sie wartet, als Mitteilung, Mail oder im Chat; und was dabei abgelehnt wird.

calls-turn = { $game }: Du bist am Zug
calls-turn-text = Der Tisch wartet auf dich.
calls-vote = { $game }: Du wirst gefragt
calls-vote-text = Die anderen warten auf deine Antwort.
calls-begun = { $game }: Das Spiel hat begonnen
calls-begun-text = Alle sitzen am Tisch.
calls-ended = { $game }: Das Spiel ist aus
calls-ended-text = Sieh nach, wie es ausgegangen ist.
calls-reminder = { $game }: Deine Zeit läuft ab
calls-reminder-text = Der Tisch wartet noch auf dich.
calls-nudge = { $game }: Jemand klopft bei dir an
calls-nudge-text = Die anderen am Tisch hätten dich gern dabei.
calls-test = Das Rufen klappt
calls-test-text = So ruft dich ein Tisch.
calls-with = Mit { $names }.
calls-hours-left =
    { $hours ->
        [one] Du hast noch eine Stunde.
       *[other] Du hast noch { $hours } Stunden.
    }
calls-minutes-left =
    { $minutes ->
        [one] Du hast noch eine Minute.
       *[other] Du hast noch { $minutes } Minuten.
    }
calls-mail-end = Keine solchen Mails mehr: { $address }
calls-confirm = Soll dich ein Tisch per Mail rufen?
calls-confirm-text =
    Jemand, wahrscheinlich du, möchte unter dieser Adresse gerufen werden, wenn er in einem Brettspiel am Zug ist.
    Wenn du das warst, sag hier binnen drei Tagen ja: { $address }
    Wenn nicht, tu nichts: Dir wird nichts weiter geschickt.

calls-no-push = diesem Dienst fehlt, was Mitteilungen brauchen: Wer ihn betreibt, kann brewtable mit dem Extra club installieren
calls-push-elsewhere = die Mitteilungen dieses Browsers laufen über keinen Push-Dienst, der hier bekannt ist: Wer diesen Dienst betreibt, kann ihn mit --allow-push erlauben
calls-push-keys = das sind nicht die Schlüssel eines Browsers: p256dh ist ein Punkt von P-256 in 65 Bytes, auth hat 16 Bytes, beide in base64url
calls-no-mail = dieser Dienst verschickt keine Mails: Wer ihn betreibt, kann das mit --mail einrichten
calls-mail-form = das ist keine Mailadresse wie ann@example.org
calls-webhook-elsewhere = das ist keine Adresse bei einem Chatserver, der von hier gerufen werden darf: Wer den Dienst betreibt, erlaubt Server mit --allow-webhook
calls-no-language = gerufen wird in einer dieser Sprachen: { $languages }
calls-no-way = auf diesem Weg wirst du nicht gerufen
calls-too-many = du kannst auf { $count } Wegen gerufen werden, und mehr dürfen es nicht sein: Entferne erst einen
calls-too-many-mails = es wurden genug Mails mit der Bitte um ein Ja geschickt: Versuch es morgen wieder
calls-too-many-tests = das hast du oft genug versucht: Versuch es in einer Stunde wieder
calls-no-such-link = dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist abgelaufen
