# Czego serwer odmawia w sprawach ludzi i ich kluczy dostępu.

people-bad-passkey = nie udało się sprawdzić tego klucza dostępu: spróbuj jeszcze raz, kluczem utworzonym pod tym adresem
people-no-passkey = nie masz takiego klucza dostępu
people-no-passkey-yet = kody zapasowe zastępują klucz dostępu: najpierw go dodaj
people-no-passkeys = temu serwerowi brakuje tego, czego wymagają klucze dostępu: kto go prowadzi, może zainstalować brewtable z dodatkiem club
people-no-passkeys-here = przeglądarki trzymają klucze dostępu dla nazw i tylko tam, gdzie nikt nie podsłucha: otwórz serwer jako localhost albo pod jego nazwą przez https
people-passkey-elsewhere = twoje klucze dostępu utworzono dla { $place }: otwórz serwer tam
people-passkey-needed = to dotyczy twojego imienia, więc potrzebny jest jeden z twoich kluczy dostępu
people-signed-out = wylogowano cię wszędzie: wczytaj stronę ponownie
people-stale-challenge = trwało to za długo albo odpowiedź już była: zacznij od nowa
people-too-many-passkeys = masz już tyle kluczy dostępu, ile wolno ({ $count }): najpierw usuń któryś
people-unknown-code = nie ma takiego kodu zapasowego albo już go użyto
people-unknown-passkey = serwer nie zna tego klucza dostępu: usunięto go albo należał do kogoś, kto odszedł
people-nobody = pod tym adresem nikogo nie ma albo pokazuje się tylko innym
