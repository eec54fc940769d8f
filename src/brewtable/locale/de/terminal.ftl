# Der Tisch im Terminal.

## Plätze

terminal-you = Du
terminal-person = Mensch
terminal-namesake = { $name } { $number }
terminal-seat-number = Platz { $number }
terminal-pass-keyboard = { $seat } entscheidet. Alle anderen sehen jetzt weg.
terminal-pass-enter = Enter zeigt deine Karten >{" "}

## Fragen

terminal-prompt = >{" "}
terminal-page-prompt = Enter blättert weiter, q geht zurück >{" "}
terminal-sure = { $choice }? Das lässt sich nicht zurücknehmen. Enter bestätigt.
terminal-sure-not = Nichts gespielt: Wähle neu.
terminal-confirm = Dein Zug ist gemacht. Enter beendet ihn, undo nimmt ihn zurück.
terminal-keys = { $verbs }, ? Hilfe, undo, hint, quit
terminal-keys-confirm = Enter beendet den Zug, undo, restart, ? Hilfe, confirm off
terminal-key-number = die Nummer deiner Wahl
terminal-verb-harvest = ernten
terminal-verb-produce = herstellen
terminal-verb-upgrade = ausbauen
terminal-verb-discard = ablegen
terminal-verb-invert = behalten
terminal-verb-exchange = tauschen
terminal-key-verb = { $letter } { $verb }

## Antworten auf Getipptes

terminal-unknown = „{ $line }“ bedeutet hier nichts; ? zeigt, was du tippen kannst.
terminal-unknown-close = „{ $line }“ bedeutet hier nichts; meinst du { $close }?
terminal-ambiguous = „{ $line }“ kann { $or_some } sein: Tippe mehr davon.
terminal-blocked = { $what }: { $reason }
terminal-no-thing = Auf diesem Tisch gibt es keine Karte „{ $thing }“.
terminal-undone = Zurückgenommen: { $text }
terminal-restarted = { $count ->
    [one] Zurückgenommen: 1 Entscheidung
   *[other] Zurückgenommen: { $count } Entscheidungen
}
terminal-saved = Gespeichert in { $file }
terminal-save-failed = { $file } lässt sich nicht schreiben ({ $problem }). quit! geht ohne Speichern.
terminal-hint = Ein Bot spielt hier { $key }: { $label } (gewinnt von hier aus { $chance } von 100 Partien, mit etwa { $score } Punkten).
terminal-hint-line = Danach erwartet er: { $line }.
terminal-confirm-on = Jeder Zug wartet jetzt auf Enter.
terminal-confirm-off = Züge enden jetzt sofort; undo reicht nur, bis die andere Person zieht.
terminal-confirm-nothing = Dein Zug ist vorbei: Enter beendet ihn, undo oder restart nimmt ihn zurück.

## Gehen

terminal-bye = Nichts zu speichern.
terminal-bye-saved = Gespeichert. Weiter mit: { $program } play { $game } --resume { $file }
terminal-bye-unsaved = Ohne Speichern gegangen.

## Verlauf

terminal-log-title = was geschah
terminal-log-more = … vorher war mehr: Tippe log
terminal-table-cut = … der Tisch hat mehr: Tippe table

## Ende

terminal-over = Das Spiel ist zu Ende.
terminal-over-prompt = Enter geht, log, score, save DATEI >{" "}
terminal-score-line = { $seat }: { $score }
terminal-score-so-far = Wenn das Spiel jetzt zu Ende wäre
terminal-winner = { $reason ->
    [final-score] { $seat } gewinnt mit dem höheren Endstand.
    [other-total] { $seat } gewinnt: Endstand gleich, die andere Summe ist höher.
    [windmill] { $seat } gewinnt: alle Summen gleich, und die andere Person hat die Windmühle.
   *[other] { $seat } gewinnt.
}
terminal-shared = { $winners } teilen sich den Sieg.

## Hilfe

terminal-help =
    Tippe die Taste, die auf einer Karte steht, oder die Wörter, für die sie steht:
    1h     mit Karte 1 ernten: ihre Sorten, so viel deine Erntereihe zeigt
    1p     Karte 1 in Brauerei oder Bäckerei herstellen und verkaufen
    1u     mit Karte 1 ausbauen, dann Brauerei und Bäckerei räumen
    1x2    trockene Jahre: Karte 1 gegen die auf Feld 2 tauschen, diese spielen
    harvest beer-07, exchange beer-07 2, done: Die vollen Wörter gehen immer, auch
    jeder Anfang, der nur auf eine Möglichkeit passt. 1h! spart das Enter.
    ≈ Wasser  W Weizen  G Gerste  R Roggen  H Hopfen  ¢ Münzen
    → 2W 3R    was eine Ernte bringt      2 zu viel    so viele passen nicht

    ?          diese Seite              undo      letzte Entscheidung zurück
    ? 1        alles über Karte 1       restart   den ganzen Zug zurück
    ? beer-07  alles über eine Karte    confirm   off oder on: Enter beendet
    log        was zuletzt geschah      hint      was ein Bot spielen würde
    log all    das ganze Spiel          save F    in Datei F speichern
    score      der Punkteblock          quit      speichern und gehen
    table      alles, was du siehst     quit!     gehen ohne Speichern

terminal-help-plain =
    Tippe die Nummer einer Möglichkeit oder ihre Wörter; es genügt ein Anfang, der
    nur auf eine Möglichkeit passt.

    ?          diese Seite              undo      letzte Entscheidung zurück
    ? NAME     alles über eine Karte    restart   den ganzen Zug zurück
    log        was zuletzt geschah      hint      was ein Bot spielen würde
    log all    das ganze Spiel          save F    in Datei F speichern
    score      der Stand bisher         quit      speichern und gehen
    table      alles, was du siehst     quit!     gehen ohne Speichern
    confirm    off oder on: Enter beendet einen Zug

## Beer & Bread: Zeichen

terminal-sign-water = ≈
terminal-sign-wheat = W
terminal-sign-barley = G
terminal-sign-rye = R
terminal-sign-hops = H
terminal-nothing = –
terminal-free = { $count ->
    [one] frei
   *[other] { $count } frei
}
terminal-good-beer = Bier
terminal-good-bread = Brot
terminal-backs-beer = { $count } Bier
terminal-backs-bread = { $count } Brot
terminal-coins = { $coins }¢

## Beer & Bread: der Tisch

terminal-year = { $kind ->
    [dry] Jahr { $year }/6, trocken
   *[fruitful] Jahr { $year }/6, fruchtbar
}
terminal-turn = Zug { $turn }
terminal-windmill-at = Mühle: { $holder }
terminal-deck = Stapel { $count }:
terminal-field = { $amount } { $name }
terminal-fields = Fluss { $river } Feld { $crops } Rest { $supply }
terminal-windmill = Mühle
terminal-storage = { $water ->
    [0] Lager { $tokens } ({ $stored } von { $general })
   *[other] Lager { $tokens } ({ $stored } von { $general } + { $water }≈)
}
terminal-column = Ernte { $tokens }
terminal-sold = Verkauft Bier { $beer }¢ Brot { $bread }¢
terminal-brewery = Brauerei { $cards }
terminal-bakery = Bäckerei { $cards }
terminal-other-hand = Hand { $cards }
terminal-upgrades = Ausbauten { $upgrades }
terminal-slot = { $slot }: { $upgrades }
terminal-times = { $name } ×{ $count }
terminal-space-empty = leer
terminal-short-harvest = h { $tokens }
terminal-short-recipe = p { $tokens }
terminal-short-upgrade = u { $effect }

## Beer & Bread: Karten

terminal-gain = → { $gains }
terminal-gain-nothing = → nichts da
terminal-gain-over = { $count } zu viel
terminal-needs = fehlt { $missing }
terminal-reason-brewery-full = Brauerei voll
terminal-reason-bakery-full = Bäckerei voll
terminal-reason-inverted = nicht für dich
terminal-inverted-own = für dich
terminal-inverted-other = für andere
terminal-pay = Zahle { $tokens }
terminal-card-title = { $card }, Wert { $coins } Münzen
terminal-card-harvest = Ernte: { $tokens }
terminal-card-recipe = Rezept: { $tokens }
terminal-card-upgrade = Ausbau auf Platz { $slot } ({ $code }): { $effect }

## Beer & Bread: Ausbauten in wenigen Zeichen

terminal-upgrade-1A = Karte neu
terminal-upgrade-1B = Reihe weg
terminal-upgrade-1C = 1 Karte mehr
terminal-upgrade-1D = Karte sichern
terminal-upgrade-2A = Aussaat 1{ $token }
terminal-upgrade-2B = Vorrat für { $token }
terminal-upgrade-2C = Ernte +1{ $token }
terminal-upgrade-2D = ihr ≈: 1≈
terminal-upgrade-3A = Platz +{ $units }≈
terminal-upgrade-3B = Platz +{ $units }
terminal-upgrade-4A = Brauerei +1
terminal-upgrade-4B = Bäckerei +1
terminal-upgrade-4C = { $rules }
terminal-upgrade-4D = { $rules }
terminal-upgrade-4E = { $rules }
terminal-upgrade-5A = Bier weg 1{ $token }
terminal-upgrade-5B = Brot weg 1{ $token }
terminal-upgrade-5C = nur Bier 2{ $token }
terminal-upgrade-5D = nur Brot 2{ $token }
terminal-upgrade-5E = beide 2{ $token }
terminal-upgrade-6A = je 4-5: 1¢
terminal-upgrade-6B = je 6-7: 1¢
terminal-upgrade-6C = je 8-9: 1¢
terminal-upgrade-6D = 2 Biere: 1¢
terminal-upgrade-6E = 2 Brote: 1¢
terminal-upgrade-6F = Ausbauten: 2¢
terminal-upgrade-6G = Marker: 2¢
terminal-upgrade-6H = 3 Brote: 2¢
terminal-upgrade-6I = 3 Biere: 2¢

## Beer & Bread: Punkteblock

terminal-pad-cards = Münzen auf verkauften Karten
terminal-pad-6A = 6A: Karten mit Wert 4 oder 5
terminal-pad-6B = 6B: Karten mit Wert 6 oder 7
terminal-pad-6C = 6C: Karten mit Wert 8 oder 9
terminal-pad-6D = 6D: Bierpaare
terminal-pad-6E = 6E: Brotpaare
terminal-pad-bonus = Boni, wo sie am meisten nützen
terminal-pad-total = Summe
terminal-pad-final = Endstand: die kleinere Summe
terminal-pad-earned = { $seat } verdient: { $effect }
