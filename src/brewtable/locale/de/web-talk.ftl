# Reden am Tisch: was gesagt wird, feste Sätze, wie man ruft, wer am Zug ist, und was der Dienst davon ablehnt.

talk-nothing = es gibt nichts zu sagen: schreib ein paar Worte oder wähle einen Satz
talk-one-of-both = sag entweder eigene Worte oder einen festen Satz, nicht beides
talk-too-long = auf einmal können höchstens { $most } Zeichen gesagt werden, das sind { $length }
talk-off = an diesem Tisch ist das Reden abgeschaltet
talk-phrases-only = an diesem Tisch können nur feste Sätze gesagt werden
talk-not-in-players = bis das Spiel vorbei ist, reden und lesen hier nur die Spieler: wer zuschaut, hat einen eigenen Raum
talk-not-in-spectators = die Spieler lesen, was Zuschauer sagen, wenn das Spiel vorbei ist
talk-others = wie viel geredet wird, sagt nur, wer den Tisch eröffnet hat
talk-nobody-there = dort sitzt niemand
talk-nobody-to-call = ein Bot ist am Zug, oder niemand: es gibt niemanden zu rufen
talk-own-turn = du bist selbst am Zug
talk-nudge-soon = zum Rufen ist es zu früh: warte noch { $seconds } s
talk-nudge-later = zum Rufen ist es zu früh: warte noch { $minutes } Min.
talk-not-said = solche Worte gibt es hier nicht: sie sind vergessen oder nicht für dich
talk-not-silenced = unter diesem Namen hast du niemanden stummgeschaltet: vielleicht ist es schon zurückgenommen
talk-not-yourself = das sind deine eigenen Worte
talk-too-many-silenced = du hast { $count } Leute stummgeschaltet, mehr dürfen es nicht sein: nimm erst eine zurück

web-talk-players = Spieler
web-talk-spectators = Zuschauer
web-talk-secret = Die Spieler lesen das, wenn das Spiel vorbei ist.
web-talk-none = Noch hat niemand etwas gesagt.
web-talk-text = Deine Worte
web-talk-send = Senden
web-talk-phrases = Sätze: alle lesen sie in ihrer eigenen Sprache
web-talk-somebody = Jemand
web-talk-says = { $name }: { $words }
web-talk-about = { $name } stummschalten
web-talk-mute = An diesem Tisch stumm
web-talk-block = Überall blockieren
web-talk-silenced = Stummgeschaltet
web-talk-muted = an einem Tisch
web-talk-blocked = überall
web-talk-again = Wieder hören
web-talk-silenced-why = Was sie sagen, liest du nicht, und sie erfahren nichts davon. Wen du blockiert hast, der kann dich auch nicht rufen.
web-talk-nobody-silenced = Du liest, was alle sagen.
web-talk-off = Das Reden ist abgeschaltet.
web-talk-only-phrases = An diesem Tisch gibt es nur feste Sätze.
web-talk-allowed = Reden an diesem Tisch
web-talk-allow-all = Frei
web-talk-allow-phrases = Nur feste Sätze
web-talk-allow-off = Keins
web-talk-nudge = { $seat } rufen
web-talk-nudged = { $seat } wurde gerufen.
web-talk-called = { $seat } ruft dich: du bist am Zug.

## Feste Sätze

web-talk-phrase-hello = Hallo!
web-talk-phrase-good-luck = Viel Glück und viel Spaß!
web-talk-phrase-your-turn = Du bist am Zug.
web-talk-phrase-one-moment = Einen Moment, bitte.
web-talk-phrase-hurry = Bitte etwas schneller.
web-talk-phrase-nice-move = Schöner Zug!
web-talk-phrase-oops = Hoppla!
web-talk-phrase-sorry = Tut mir leid!
web-talk-phrase-thanks = Danke!
web-talk-phrase-no-problem = Kein Problem.
web-talk-phrase-well-played = Gut gespielt!
web-talk-phrase-again = Noch ein Spiel?
