# Czego dom odmawia przy drzwiach i swoim gospodarzom.

house-by-invitation = do tego domu wchodzi się na zaproszenie: wpisz kod zaproszenia albo zaloguj się kluczem dostępu, który tu masz
house-members-only = ten dom jest dla swoich członków: wpisz kod zaproszenia i dodaj klucz dostępu albo zaloguj się kluczem, który tu masz
house-removed = usunięto cię z tego domu: tylko gospodarz może wpuścić cię znowu
house-unknown-invitation = nie ma takiego zaproszenia albo zostało zużyte, wygasło lub je cofnięto: poproś o nowe
house-no-invitation = nie ma takiego zaproszenia: podaj jego kod albo identyfikator
house-too-many-invitations = ważnych zaproszeń jest już { $count } i więcej być nie może: najpierw cofnij niektóre
house-unknown-link = ten link nikogo już nie uczyni gospodarzem: poproś o nowy tego, kto prowadzi serwer
house-no-host = to jest dla gospodarzy domu: mianuje ich ten, kto prowadzi serwer, poleceniem brewtable members host
house-host-needs-passkey = gospodarz potrzebuje klucza dostępu: najpierw dodaj go na stronie „Ty, na każdym urządzeniu”
house-no-entry = { $found } nie mówi, kto może wejść: do wyboru są { $names }
house-no-status = { $found } to żaden stan stołu: do wyboru są { $names }
house-no-person = dom nie zna nikogo o nazwie { $name }: brewtable members list pokaże, kogo zna
house-many-people = imię { $name } nosi kilka osób: podaj jeden z identyfikatorów { $ids }
house-not-yourself = o tobie decyduje inny gospodarz
