# В чём отказывает служба игр и что ей мешает.

table-already-seated = вы уже за этим столом: эта ссылка для другого
table-bad-code = код места — 12 букв и цифр, как { $example }
table-bad-request = служба не понимает этот запрос: загрузите страницу заново
table-bot-already = бот { $bot } уже играет на этом месте
table-bot-plays = бот { $bot } играет на этом месте: сначала верните его
table-conceded = это место сдало игру
table-conceded-already = это место уже сдало игру
table-database-form = базу данных называют как { $example }, этот адрес не читается
table-database-kind = база данных — postgresql:// или sqlite://, а не { $kind }
table-database-unusable = базу данных нельзя использовать: { $problem }
table-fault = в службе стола что-то пошло не так; это не ваша вина, попробуйте ещё раз
table-file-early = в файле все тайны игры: его дают после её конца
table-game-over = игра окончена
table-no-hint = подсказка — для места, чей ход, если стол их разрешает
table-no-page = по этому адресу ничего нет
table-no-seat = за этим столом места от 0 до { $last }, места { $number } нет
table-no-seed = в этой игре исходы заданы по одному: продолжать нечем
table-no-table = такого стола нет, или он закрытый, и у вас нет за ним места
table-no-takeback = никто не просит отмены
table-no-text = файл .brew — текст UTF-8, а это нет
table-not-asked = вас не спрашивают
table-not-begun = игра начнётся, когда все места заняты
table-not-started = служба не запустилась: строки выше говорят почему
table-not-your-eyes = это не ваше место: его карты не для ваших глаз
table-not-your-seat = это не ваше место: за него действует только тот, кто там сидит
table-not-your-turn = сейчас не ваш ход
table-nothing-after = { $decisions ->
    [one] отменить можно { $decisions } решение, после номера { $ply } — ни одного
    [few] отменить можно { $decisions } решения, после номера { $ply } — ни одного
    [many] отменить можно { $decisions } решений, после номера { $ply } — ни одного
   *[other] отменить можно { $decisions } решения, после номера { $ply } — ни одного
}
table-nothing-left = после последнего решения играть нечего
table-nothing-to-judge = после стольких решений ({ $ply }) выбора не было, поэтому оценивать нечего
table-old-rules = эта игра начата по другим правилам или картам и продолжаться не может: { $problem }
table-one-seat = одно место ваше; для другого за этим устройством выберите общее устройство
table-other-site = этот запрос с другого сайта
table-port-taken = нельзя слушать { $host } порт { $port }: { $problem }. Если brewtable уже запущен, откройте { $address }; иначе выберите другой порт через --port, 0 — любой свободный
table-rematch-early = переиграть можно, когда эта игра окончена
table-rematch-others = переиграть могут те, кто играл
table-review-early = партию можно разобрать, когда она окончена
table-rules-version = версия правил { $begun }, у этой программы { $now }
table-seats-differ = мест в игре: { $seats }, в файле: { $found }
table-served-already = игры в { $file } обслуживает другой brewtable; для нескольких сразу нужен PostgreSQL (--database-url)
table-setting-unreadable = { $variable } — это «{ $text }»: нужно число больше 0, например { $usual }
table-stale = игра ушла вперёд: посмотрите на стол ещё раз
table-stand-in-others = просить бота о замене могут только те, кто за столом
table-still-here = { $seat } за столом: бот заменяет тех, кого нет
table-too-large = это слишком велико для службы
table-too-many-codes = слишком много неверных кодов с вашего адреса: подождите минуту и попробуйте снова
table-too-many-requests = слишком много запросов с вашего адреса: подождите минуту и попробуйте снова
table-too-many-tables = { $count ->
    [one] у вас идёт { $count } игра: сначала закончите или оставьте одну
    [few] у вас идут { $count } игры: сначала закончите или оставьте одну
    [many] у вас идёт { $count } игр: сначала закончите или оставьте одну
   *[other] у вас идёт { $count } игры: сначала закончите или оставьте одну
}
table-unknown-code = нет места с таким кодом: опечатка, или им уже воспользовались
