# Блокнот для подсчёта игр за настоящим столом: в терминале и в браузере.

## Beer & Bread

pad-beer-and-bread-sold-beer = Проданное пиво по монетам
pad-beer-and-bread-sold-bread = Проданный хлеб по монетам
pad-beer-and-bread-beer-4 = Проданное пиво ценой 4
pad-beer-and-bread-beer-5 = Проданное пиво ценой 5
pad-beer-and-bread-beer-6 = Проданное пиво ценой 6
pad-beer-and-bread-beer-7 = Проданное пиво ценой 7
pad-beer-and-bread-beer-8 = Проданное пиво ценой 8
pad-beer-and-bread-beer-9 = Проданное пиво ценой 9
pad-beer-and-bread-bread-4 = Проданный хлеб ценой 4
pad-beer-and-bread-bread-5 = Проданный хлеб ценой 5
pad-beer-and-bread-bread-6 = Проданный хлеб ценой 6
pad-beer-and-bread-bread-7 = Проданный хлеб ценой 7
pad-beer-and-bread-bread-8 = Проданный хлеб ценой 8
pad-beer-and-bread-bread-9 = Проданный хлеб ценой 9
pad-beer-and-bread-upgrades = Улучшения в слоте 6
pad-beer-and-bread-6A = 6A: 1 за каждую карту ценой 4 или 5
pad-beer-and-bread-6B = 6B: 1 за каждую карту ценой 6 или 7
pad-beer-and-bread-6C = 6C: 1 за каждую карту ценой 8 или 9
pad-beer-and-bread-6D = 6D: 1 за каждые 2 пива
pad-beer-and-bread-6E = 6E: 1 за каждые 2 хлеба
pad-beer-and-bread-6F = 6F: 2 за большее число улучшений
pad-beer-and-bread-6G = 6G: 2 за перевес хотя бы в 2 жетона
pad-beer-and-bread-6H = 6H: 2 за все 3 типа хлеба
pad-beer-and-bread-6I = 6I: 2 за все 3 типа пива
pad-beer-and-bread-compared = Что сравнивается
pad-beer-and-bread-placed = Карты улучшений во всех слотах
pad-beer-and-bread-stored = Жетоны на складе
pad-beer-and-bread-windmill = У кого мельница
pad-beer-and-bread-beer-cards = Монеты на пиве
pad-beer-and-bread-bread-cards = Монеты на хлебе
pad-beer-and-bread-beer-added = Улучшения за пиво
pad-beer-and-bread-bread-added = Улучшения за хлеб
pad-beer-and-bread-bonuses = Полученные премии по 2
pad-beer-and-bread-beer-bonus = Премии к пиву
pad-beer-and-bread-bread-bonus = Премии к хлебу
pad-beer-and-bread-beer = Пиво
pad-beer-and-bread-bread = Хлеб
pad-beer-and-bread-final = Итог: меньшее из двух
pad-beer-and-bread-by-final-score = Решает больший финальный счёт.
pad-beer-and-bread-by-other-total = Финальный счёт равный; решает большая вторая сумма.
pad-beer-and-bread-by-windmill = Обе суммы равны; побеждает игрок без мельницы.
pad-beer-and-bread-by-shared = Обе суммы равны: отметьте, у кого мельница, и победит другой игрок.

## Dice Brewing

pad-dice-brewing-brewery = На планшете
pad-dice-brewing-mastery = Очки мастерства
pad-dice-brewing-coins = Оставшееся золото
pad-dice-brewing-dice = Кубики в пуле и на складе
pad-dice-brewing-yellow-dice = Жёлтые кубики: по 1
pad-dice-brewing-black-dice = Чёрные кубики: по 2
pad-dice-brewing-green-dice = Зелёные кубики: по 1
pad-dice-brewing-track = Очки мастерства
pad-dice-brewing-gold = Золото, 1 за каждые 2
pad-dice-brewing-yellow = Жёлтые кубики
pad-dice-brewing-black = Чёрные кубики
pad-dice-brewing-green = Зелёные кубики
pad-dice-brewing-total = Очки
pad-dice-brewing-by-points = Решает наибольшее число очков.
pad-dice-brewing-by-shared = Очков поровну: победа общая.

## Beer Pioneers

pad-beer-pioneers-track = На шкалах
pad-beer-pioneers-points = Очки до финального подсчёта
pad-beer-pioneers-last-level = На последнем поле шкалы пивоварения
pad-beer-pioneers-brewery = В пивоварне
pad-beer-pioneers-bulbs = Лампочки
pad-beer-pioneers-cellar = Пиво в погребе
pad-beer-pioneers-purse = Монеты
pad-beer-pioneers-tie = Только при ничьей
pad-beer-pioneers-dials = Пиво на дисках
pad-beer-pioneers-barrels = Бочки в погребе и на складе бочек
pad-beer-pioneers-reached = Очки до подсчёта
pad-beer-pioneers-beers = Часть 1: пиво за лампочки
pad-beer-pioneers-coins = Часть 2: монеты за лампочки
pad-beer-pioneers-total = Очки
pad-beer-pioneers-beers-left = Оставшееся пиво
pad-beer-pioneers-by-points = Решает наибольшее число очков.
pad-beer-pioneers-by-beers = Очков поровну; решает, у кого больше осталось пива в погребе и на дисках.
pad-beer-pioneers-by-barrels = Очков и пива поровну; решает число бочек.
pad-beer-pioneers-by-shared = Очков, пива и бочек поровну: победа общая.
