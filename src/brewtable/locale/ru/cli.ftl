# Что говорит командная строка.

cli-backed-up = { $tables ->
    [one] { $tables } стол сохранён в { $file }. В файле тайны сервера: никому его не давайте.
    [few] { $tables } стола сохранены в { $file }. В файле тайны сервера: никому его не давайте.
    [many] { $tables } столов сохранено в { $file }. В файле тайны сервера: никому его не давайте.
   *[other] { $tables } стола сохранено в { $file }. В файле тайны сервера: никому его не давайте.
}
cli-error = brewtable: { $problem }
cli-deck-good = { $file } — хорошая колода для { $game }: { $title }, контрольная сумма { $hash }
cli-deck-hash = { $title } для { $game }, контрольная сумма { $hash }
cli-deck-written = Колода записана в { $file }
cli-decks-game = игра
cli-decks-name = имя
cli-decks-title = название
cli-decks-hash = контрольная сумма
cli-decks-how = Играют первой колодой игры. Партии, записанные с другой, находят свою; --deck ИМЯ играет ею.
cli-restored = { $tables ->
    [one] { $tables } стол восстановлен из { $file }.
    [few] { $tables } стола восстановлены из { $file }.
    [many] { $tables } столов восстановлено из { $file }.
   *[other] { $tables } стола восстановлено из { $file }.
}
cli-restored-old = То, что было раньше, лежит в { $file }.
cli-serving = Стол накрыт: { $address } (Ctrl+C завершает)
cli-verified = { $decisions ->
    [one] Проверено: { $decisions } решение.
    [few] Проверено: { $decisions } решения.
    [many] Проверено: { $decisions } решений.
   *[other] Проверено: { $decisions } решения.
}
cli-verified-winner = { $score ->
    [one] { $seat } побеждает: { $score } очко.
    [few] { $seat } побеждает: { $score } очка.
    [many] { $seat } побеждает: { $score } очков.
   *[other] { $seat } побеждает: { $score } очка.
}
cli-verified-shared = Победа общая.
cli-verified-pledge = Тасовка та, что обещана перед игрой: { $hash }
cli-verified-open = Игра не окончена.
cli-replay-ply = Позиция после решения { $ply } из { $all }
cli-engine = { $mode ->
    [compiled] brewtable { $version }, правила скомпилированы
   *[interpreted] brewtable { $version }, правила интерпретируются (медленнее, игры те же)
}
cli-sim-head = { $game }, игроков { $players }: { $bots }
cli-sim-games = игры
cli-sim-decisions = решения
cli-sim-seconds = секунды
cli-sim-decisions_per_second = решений в секунду
cli-sim-copies_per_second = копий в секунду
cli-sim-decisions_per_game = решений за игру
cli-sim-rounds_per_game = раундов за игру
cli-sim-mean_scores = средний счёт по местам
cli-sim-wins_by_seat = победы по местам
score-ask = { $seat }: { $field } (от 0 до { $most }):
score-ask-again = Ответьте целым числом от { $fewest } до { $most }.
score-ask-holder = { $field } — кто: { $people }?
score-ask-name = Имя игрока { $number }:
score-ask-players = Сколько игроков (от { $fewest } до { $most }):
score-numbered = { $number } { $seat }
score-key = ключ
score-meaning = что это
score-most = не больше
cli-progress = { $game }
cli-stopped = остановлено: сыграно { $done } игр из { $games }
cli-bots-head = Боты, с которыми можно сыграть
cli-bots-is = это
cli-bots-seconds = секунд на решение
cli-bots-how = Под каждой игрой: сколько из 100 партий вдвоём бот выигрывает у easy. Как это измерено, сказано в docs/bots.md.
bots-interpreted = Победы измерены со скомпилированными правилами. Эти работают как обычный Python: боты за то же время исследуют намного меньше и играют слабее.
cli-match-head = { $game }: игр { $games }
cli-match-bot = бот
cli-match-games = игры
cli-match-wins = победы
cli-match-interval = 95 раз из 100 между
cli-match-score = средний счёт
cli-match-rating = рейтинг
cli-match-seats = победы по местам
cli-match-speed = решений в секунду
cli-review-progress = чтение партии
cli-review-seat = { $seat }:
cli-review-even = ни одно решение не стоило многого
cli-review-turn = { $ply }. { $seat }: { $played } — потеря { $lost }; лучше: { $better }

# Обучение сетей.
cli-train-played = Раунд { $round }: партий: { $games }, позиций: { $positions }
cli-train-fitted = Обучение на { $positions } позициях; в партиях вне обучения: победитель { $winner }, ошибка в своих очках { $points }
cli-train-stopped = остановлено: сохранено целых раундов: { $rounds }; та же команда продолжит с них, а начатый раунд сыграет заново
cli-train-first = Побед над поиском без сети: { $won } из { $games }
cli-train-gate = Побед над прежней сетью: { $won } из { $games }: { $accepted ->
    [yes] новая занимает её место
   *[no] прежняя остаётся
 }
cli-house-entry-everybody = Дом открыт для всех.
cli-house-entry-invited = В дом входят по приглашению.
cli-house-entry-members = Дом только для своих.
cli-house-limit = предел
cli-house-value = значение
cli-house-usual = обычно
cli-house-person = идентификатор
cli-house-name = имя
cli-house-standing = положение
cli-house-standing-guest = гость
cli-house-standing-in = впущен
cli-house-standing-host = хозяин
cli-house-standing-out = удалён
cli-house-passkeys = ключи доступа
cli-house-games = партии
cli-house-seen = последний раз
cli-house-code = код
cli-house-used = использовано
cli-house-until = до
cli-house-state = состояние
cli-house-good = действует
cli-house-not-good = больше не действует
cli-house-table = стол
cli-house-game = игра
cli-house-status = состояние
cli-house-status-waiting = ждёт
cli-house-status-playing = идёт
cli-house-status-over = окончена
cli-house-seats = места
cli-house-decisions = решения
cli-house-changed = изменён
cli-house-invited = Кто откроет эту ссылку, может войти: { $link }
cli-house-revoked = Приглашение { $code } больше никого не впустит.
cli-house-let-in = { $name } может войти.
cli-house-removed = { $name } больше не впускают, но начатые партии можно доиграть.
cli-house-host = { $name } теперь хозяин.
cli-house-host-link = Кто первым откроет эту ссылку, станет хозяином; она действует один день: { $link }
cli-house-ended = Стол { $table } закрыт: никто не победил, и партия не засчитана.
cli-house-table-removed = Стол { $table } удалён.
cli-house-exported = Партия стола { $table } записана в { $file }.
