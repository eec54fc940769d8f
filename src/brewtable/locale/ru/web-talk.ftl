# Разговор за столом: что говорят, готовые фразы, как звать того, чей ход, и в чём сервис отказывает.

talk-nothing = сказать нечего: напишите что-нибудь или выберите фразу
talk-one-of-both = говорите либо своими словами, либо готовой фразой, но не тем и другим сразу
talk-too-long = за один раз можно сказать не больше { $most } знаков, а здесь их { $length }
talk-off = за этим столом разговор выключен
talk-phrases-only = за этим столом можно говорить только готовыми фразами
talk-not-in-players = до конца игры здесь говорят и читают только игроки: у зрителей своя комната
talk-not-in-spectators = игроки прочтут, что говорят зрители, когда игра закончится
talk-others = сколько говорить, решает только тот, кто открыл стол
talk-nobody-there = там никто не сидит
talk-nobody-to-call = ходит бот или никто: звать некого
talk-own-turn = сейчас ваш собственный ход
talk-nudge-soon = звать ещё рано: подождите { $seconds } с
talk-nudge-later = звать ещё рано: подождите { $minutes } мин
talk-not-said = таких слов здесь нет: они забыты или не для вас
talk-not-silenced = под таким именем вы никого не заглушали: возможно, это уже отменено
talk-not-yourself = это ваши собственные слова
talk-too-many-silenced = число тех, кого вы заглушили, уже { $count }, больше нельзя: сначала отмените одного

web-talk-players = Игроки
web-talk-spectators = Зрители
web-talk-secret = Игроки прочтут это, когда игра закончится.
web-talk-none = Пока никто ничего не сказал.
web-talk-text = Ваши слова
web-talk-send = Отправить
web-talk-phrases = Фразы: каждый читает их на своём языке
web-talk-somebody = Кто-то
web-talk-says = { $name }: { $words }
web-talk-about = Заглушить: { $name }
web-talk-mute = Заглушить за этим столом
web-talk-block = Заблокировать везде
web-talk-silenced = Заглушённые
web-talk-muted = за одним столом
web-talk-blocked = везде
web-talk-again = Слышать снова
web-talk-silenced-why = Вы не читаете, что они говорят, и они об этом не узнают. Кого вы заблокировали, тот не может и позвать вас.
web-talk-nobody-silenced = Вы читаете, что говорят все.
web-talk-off = Разговор выключен.
web-talk-only-phrases = За этим столом есть только готовые фразы.
web-talk-allowed = Разговор за этим столом
web-talk-allow-all = Свободный
web-talk-allow-phrases = Только готовые фразы
web-talk-allow-off = Никакого
web-talk-nudge = Позвать: { $seat }
web-talk-nudged = Вызов отправлен: { $seat }.
web-talk-called = { $seat } зовёт вас: ваш ход.

## Готовые фразы

web-talk-phrase-hello = Привет!
web-talk-phrase-good-luck = Удачи и приятной игры!
web-talk-phrase-your-turn = Ваш ход.
web-talk-phrase-one-moment = Минутку, пожалуйста.
web-talk-phrase-hurry = Чуть быстрее, пожалуйста.
web-talk-phrase-nice-move = Отличный ход!
web-talk-phrase-oops = Ой!
web-talk-phrase-sorry = Извините!
web-talk-phrase-thanks = Спасибо!
web-talk-phrase-no-problem = Ничего страшного.
web-talk-phrase-well-played = Хорошая игра!
web-talk-phrase-again = Сыграем ещё?
