# Страницы о людях.

web-people-why = Для игры никому не нужна учётная запись: этот браузер помнит вас по cookie. С ключом доступа вы тот же человек и на других устройствах, со своими столами и именем.
web-people-unable = Этот браузер ещё не знает ключей доступа: более новый знает.
web-people-passkeys = Ваши ключи доступа
web-people-passkey = Ключ доступа
web-people-passkey-name = Название ключа
web-people-passkey-example = Мой телефон
web-people-add = Добавить ключ доступа
web-people-made = Создан { $when } для { $place }.
web-people-used = Использован { $when }.
web-people-remove = Удалить
web-people-codes = Запасные коды
web-people-codes-why = { $count ->
    [0] Если все ваши устройства пропадут, запасной код впустит вас один раз. У вас их пока нет.
    [one] Если все ваши устройства пропадут, запасной код впустит вас один раз. У вас остался { $count } код.
    [few] Если все ваши устройства пропадут, запасной код впустит вас один раз. У вас осталось { $count } кода.
    [many] Если все ваши устройства пропадут, запасной код впустит вас один раз. У вас осталось { $count } кодов.
   *[other] Если все ваши устройства пропадут, запасной код впустит вас один раз. У вас осталось { $count } кода.
}
web-people-new-codes = Новые запасные коды
web-people-copy = Копировать
web-people-sign-out = Выйти
web-people-sign-out-why = Ключ доступа вернёт вас обратно.
web-people-sign-out-here = На этом устройстве
web-people-sign-out-everywhere = На всех остальных устройствах
web-people-sign-in = Войти
web-people-sign-in-why = Будьте здесь тем, кто вы на другом устройстве.
web-people-sign-in-with = Войти с ключом доступа
web-people-recovery-code = Запасной код
web-people-recover = Войти с кодом
web-people-delete = Удалить меня
web-people-delete-why = Исчезнут ваше имя, ключи доступа и места. В законченных играх на вашем месте останется кто-то без имени.
web-people-delete-me = Удалить меня и всё моё …
web-people-delete-sure = Этого нельзя вернуть. В играх, которые ещё идут, ваши места освободятся.
web-people-delete-yes = Да, удалите меня
web-people-called-off = Ничего не подтверждено, поэтому ничего не произошло.
web-people-welcome = { $name ->
    [none] С возвращением.
   *[other] С возвращением, { $name }.
}
web-people-recovered = Вы вошли. Код использован: добавьте теперь ключ доступа для этого устройства.
web-people-signed-out-here = Вы вышли в этом браузере.
web-people-signed-out-everywhere = Все остальные устройства отключены.
web-people-gone = Вы удалены. Этот браузер теперь кто-то новый.
web-people-somebody = Кто-то
web-people-seen-by = Кто видит эту страницу
web-people-seen-by-met = Те, кто играл с вами
web-people-seen-by-all = Все в доме
web-people-seen-by-nobody = Только вы
web-people-export = Сохранить всё в JSON
web-people-no-games = Здесь ещё не закончилась ни одна игра.
web-people-totals = По играм
web-people-game = Игра
web-people-games = Сыграно
web-people-won = Побед
web-people-best = Рекорд
web-people-average = В среднем
web-people-against = Личные встречи
web-people-head = { $games ->
    [one] { $games } игра: выше { $ahead }, ниже { $behind }
    [few] { $games } игры: выше { $ahead }, ниже { $behind }
    [many] { $games } игр: выше { $ahead }, ниже { $behind }
   *[other] { $games } игры: выше { $ahead }, ниже { $behind }
}
web-people-history = Партии
web-people-place = Место { $place } из { $players }
web-people-played-here = { $games ->
    [0] Здесь ещё не закончилась ни одна игра.
    [one] Здесь закончилась { $games } игра.
    [few] Здесь закончились { $games } игры.
    [many] Здесь закончилось { $games } игр.
   *[other] Здесь закончилось { $games } игры.
}
web-people-running = Можно смотреть
web-people-nothing-running = Открытых игр сейчас нет.
web-people-records = Больше всего очков
web-people-of-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
web-people-regulars = Больше всего побед
web-people-won-of = { $won } из { $games }
web-people-shown-by-choice = Здесь названы те, кто показывает свою страницу всем или играл с вами.
web-people-ratings = Рейтинги
web-people-provisional = предварительный
web-people-rated-games = { $games ->
    [one] { $games } рейтинговая партия
    [few] { $games } рейтинговые партии
    [many] { $games } рейтинговых партий
   *[other] { $games } рейтинговой партии
}
web-people-rating-how = Лёгкий бот стоит на 1500, как и каждый вначале. Кто стоит на 400 выше, выигрывает десять партий вдвоём на одну проигранную. В 95 случаях из 100 настоящая сила лежит в пределах ±.
web-people-way = { $game }: рейтинг за последние рейтинговые партии (всего { $games }). Вначале { $first }, самое большее { $best }, сейчас { $last }.
web-people-averages = Средние
web-people-points = Очки
web-people-expert = Эксперт
web-people-ahead = Перевес
web-people-expert-how = По партиям, в которых никто не сдался. Эксперт: сколько набирает бот с этим именем среди равных, когда у него мало времени; прочерк — никто не измерял. Перевес: на сколько очков больше, чем у лучшего из остальных.
web-people-ladder = Таблица рейтинга
web-people-ladder-empty = Ни у кого, кого вам можно видеть, ещё нет пяти рейтинговых партий.
web-people-ladder-more = { $count ->
    [one] Показать ещё { $count }
    [few] Показать следующих из { $count }
    [many] Показать следующих из { $count }
   *[other] Показать следующих из { $count }
}
web-people-ladder-how = Кто сыграл пять рейтинговых партий, стоит здесь для тех, кому можно его видеть. Рейтинговую партию открывают как любой стол.
web-people-bring = Взять с собой сыгранное в этом браузере
