# Co ludzie słyszą, gdy stół na nich czeka: powiadomieniem, mailem albo na czacie; i czego się przy tym odmawia.

calls-turn = { $game }: twoja kolej
calls-turn-text = Stół czeka na ciebie.
calls-vote = { $game }: pytają cię o zdanie
calls-vote-text = Pozostali czekają na twoją odpowiedź.
calls-begun = { $game }: gra się zaczęła
calls-begun-text = Wszyscy siedzą przy stole.
calls-ended = { $game }: koniec gry
calls-ended-text = Zobacz, jak się skończyła.
calls-reminder = { $game }: twój czas się kończy
calls-reminder-text = Stół wciąż na ciebie czeka.
calls-nudge = { $game }: ktoś do ciebie puka
calls-nudge-text = Przy stole chętnie by cię widziano.
calls-test = Wołanie działa
calls-test-text = Tak woła cię stół.
calls-with = Z tobą przy stole: { $names }.
calls-hours-left =
    { $hours ->
        [one] Została ci jedna godzina.
        [few] Zostały ci { $hours } godziny.
        [many] Zostało ci { $hours } godzin.
       *[other] Zostało ci { $hours } godziny.
    }
calls-minutes-left =
    { $minutes ->
        [one] Została ci jedna minuta.
        [few] Zostały ci { $minutes } minuty.
        [many] Zostało ci { $minutes } minut.
       *[other] Zostało ci { $minutes } minuty.
    }
calls-mail-end = Żadnych więcej takich maili: { $address }
calls-confirm = Czy stół ma cię wołać mailem?
calls-confirm-text =
    Ktoś, zapewne ty, chce być wołany pod tym adresem, gdy w grze planszowej przyjdzie jego kolej.
    Jeśli to ty, potwierdź tutaj w ciągu trzech dni: { $address }
    Jeśli nie, nie rób nic: więcej maili nie dostaniesz.

calls-no-push = temu serwerowi brakuje tego, czego wymagają powiadomienia: kto go prowadzi, może zainstalować brewtable z dodatkiem club
calls-push-elsewhere = powiadomienia tej przeglądarki nie idą przez żadną znaną tu usługę push: kto prowadzi serwer, może ją dopuścić przez --allow-push
calls-push-keys = to nie są klucze przeglądarki: p256dh to punkt krzywej P-256 w 65 bajtach, auth ma 16 bajtów, oba w base64url
calls-no-mail = ten serwer nie wysyła maili: kto go prowadzi, może to ustawić przez --mail
calls-mail-form = to nie jest adres mailowy taki jak ann@example.org
calls-webhook-elsewhere = to nie jest adres na serwerze czatu, do którego wolno stąd wołać: kto prowadzi serwer, dopuszcza je przez --allow-webhook
calls-no-language = wołać można w jednym z tych języków: { $languages }
calls-no-way = w ten sposób nikt cię nie woła
calls-too-many = tyle sposobów wołania ({ $count }) ci wystarczy, więcej nie wolno: najpierw usuń któryś
calls-too-many-mails = wysłano już dość maili z prośbą o potwierdzenie: spróbuj jutro
calls-too-many-tests = próbowano już dość często: spróbuj za godzinę
calls-no-such-link = ten odnośnik już nie działa: został użyty albo wygasł
