# Что говорит командная строка.

cli-error = brewtable: { $problem }
cli-deck-good = { $file } — хорошая колода для { $game }: { $title }, контрольная сумма { $hash }
cli-deck-hash = { $title } для { $game }, контрольная сумма { $hash }
cli-deck-written = Колода записана в { $file }
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
cli-replay-line = { $seat }: { $action }
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
cli-match-progress = { $game }
cli-bots-head = Боты, с которыми можно сыграть
cli-bots-is = это
cli-bots-seconds = секунд на решение
cli-bots-how = Под каждой игрой: сколько из 100 партий вдвоём бот выигрывает у easy. Как это измерено, сказано в docs/bots.md.
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
