# Страница блокнота для подсчёта.

web-pad-how = Для игры из коробки: введите, что лежит на столе в конце. Ничего не покидает это устройство, связь не нужна.
web-pad-count = Сколько игроков
web-pad-name = Имя игрока { $number }
web-pad-player = Игрок { $number }
web-pad-field = { $field } — { $name }
web-pad-less = На один меньше: { $field }, { $name }
web-pad-more = На один больше: { $field }, { $name }
web-pad-result = Подсчёт
web-pad-part = Часть
web-pad-score = { $name } — { $score }
web-pad-empty = Пока ничего не введено.
web-pad-print = Печать
web-pad-clear = Очистить всё
web-pad-clear-sure = Удалить все числа?
web-pad-keep = Оставить
