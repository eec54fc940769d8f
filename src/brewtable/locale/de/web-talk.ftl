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
