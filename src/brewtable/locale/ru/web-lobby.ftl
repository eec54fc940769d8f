# Лобби: столы, которые ждут игроков, и для кого стол.

web-lobby = Найти компанию
web-lobby-how = Столы, которые ждут игроков. Садитесь одним нажатием или попросите найти вам стол.
web-lobby-game = Игра
web-lobby-any-game = Любая игра
web-lobby-any-number = Любое число
web-lobby-any-language = Любой язык
web-lobby-open = { $count ->
    [0] Открытые столы
    [one] { $count } открытый стол
    [few] { $count } открытых стола
    [many] { $count } открытых столов
   *[other] { $count } открытого стола
}
web-lobby-none = Сейчас за таким столом никто не ждёт. Найдите его выше: он будет открыт, пока кто-нибудь не придёт.
web-lobby-more = { $count ->
    [one] Подходит ещё { $count }: уточните, что вы ищете.
    [few] Подходят ещё { $count }: уточните, что вы ищете.
    [many] Подходят ещё { $count }: уточните, что вы ищете.
   *[other] Подходит ещё { $count }: уточните, что вы ищете.
}
web-lobby-offline = Нет связи. Когда она вернётся, список обновится сам.
web-lobby-with = За столом: { $names }
web-lobby-somebody = кто-то
web-lobby-free = { $free ->
    [one] свободно { $free } место из { $players }
    [few] свободно { $free } места из { $players }
    [many] свободно { $free } мест из { $players }
   *[other] свободно { $free } места из { $players }
}
web-lobby-here = Хозяин за столом
web-lobby-away = Хозяина нет
web-lobby-no-hints = Без подсказок
web-lobby-deck = Колода: { $deck }
web-lobby-look = Посмотреть
web-lobby-own = Открыть свой стол:
web-find = Найти мне стол
web-find-how = Вы сядете там, где кто-то ждёт. Если никто не ждёт, откроется стол, и вы подождёте компанию за ним.
web-level = Для кого
web-level-any = Для всех
web-level-beginners = Для новичков
web-level-experienced = Для опытных
web-language-any = Любой язык
web-access = Кто может прийти
web-access-private = Кого приглашу
web-access-private-why = У каждого места своя ссылка. Больше стол не видит никто.
web-access-by-link = У кого есть ссылка
web-access-by-link-why = Одна ссылка для всех: с ней можно сесть, пока есть места, а потом смотреть.
web-access-public = Все
web-access-public-why = Стол есть в списке: сесть может любой, пока есть места, а потом смотреть. Закрытых карт не видит никто.

## Время

web-clock = Часы
web-clock-pace = Темп
web-clock-any = Любой темп
web-clock-none = Без часов
web-clock-none-why = Каждый думает столько, сколько нужно.
web-clock-live = Вживую
web-clock-live-why = Все за столом, у каждого часы.
web-clock-days = Много дней
web-clock-so-many-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
web-clock-days-why = Ход время от времени: у каждого есть срок.
web-clock-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
web-clock-minutes = Минуты для каждого
web-clock-extra = Секунды сверху за каждое решение
web-clock-turn = Время на каждый ход
web-clock-days-off = Выходные для каждого
web-clock-late = Когда время вышло
web-clock-late-bot = Дальше играет бот
web-clock-late-concede = Место сдаётся
web-clock-late-others = Решают остальные
web-clock-late-bot-why = Когда время выйдет, дальше играет бот.
web-clock-late-concede-why = Когда время выйдет, место сдаётся.
web-clock-late-others-why = Когда время выйдет, решают остальные.
web-clock-terms-live = { $minutes } мин каждому и ещё { $extra } с за каждое решение.
web-clock-terms-days = Много дней: { $time } на каждый ход.
web-clock-left = { $hours } ч { $minutes } мин
web-clock-awaited = Часы пойдут, когда все будут за столом.
web-clock-asked = { $seat }: время вышло. Остальные решают, что дальше.
web-clock-wait = Дать ещё времени
web-clock-bot = Дальше играет бот
web-clock-concede = Место сдаётся
web-clock-out = Ваше время вышло. За вас играет бот.
web-clock-day-off = { $count ->
    [one] Взять выходной (остался { $count })
    [few] Взять выходной (осталось { $count })
    [many] Взять выходной (осталось { $count })
   *[other] Взять выходной (осталось { $count })
}
web-find-none = Часов у него нет.
web-find-live = У каждого 20 минут и ещё 10 секунд за каждое решение.
web-find-days = Ход может длиться день.

# Rated games.

web-rated-or-not = Рейтинг
web-rated-any = Рейтинговые и дружеские
web-rated-yes = Рейтинговые
web-rated-no = Дружеские
web-rated-game = Рейтинговая партия
web-rated-why = Она идёт в рейтинг всех, кто играет. Всё как обычно: без вариантов правил, без подсказок, без возврата ходов. Кто начал, играет до конца или сдаётся.
web-rated-this = Эта партия рейтинговая: она идёт в рейтинг всех, кто играет.
web-rated-terms = Без подсказок, без возврата ходов, а кто начал, играет до конца или сдаётся.
web-rated-rematch = Ещё одна рейтинговая партия
web-rated-rematch-join = Присоединиться к следующей рейтинговой партии
web-rated-end = Рейтинги
web-rated-reckoning = Рейтинги считаются …
web-rated-nothing = Эта партия не изменила ничьего рейтинга.
web-rated-change = { $up ->
    [yes] { $seat }: +{ $by } → { $rating } ± { $range }
    [no] { $seat }: −{ $by } → { $rating } ± { $range }
   *[same] { $seat }: ±0 → { $rating } ± { $range }
}
