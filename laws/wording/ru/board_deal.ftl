## Правила 2, 6, 13, 14, 15: коробки, сдачи, руки

situation-board-conditions = Сдающий и зональность
situation-shuffle-deal-fault = Ошибка при тасовании или сдаче
situation-wrong-number-of-cards = Лишние карты в руке
situation-missing-card = Не хватает карты
situation-wrong-board = Не та коробка на столе
situation-wrong-board-cards = Заявка по картам из другой коробки

# Правило 2
board-verdict-conditions = Сдача { $board }: сдаёт и первым заявляет { WHO($dealer) }; { $vulnerable ->
    [none] никто не в зоне
    [all] в зоне обе стороны
   *[other] в зоне { WHO($vulnerable) }
}.
board-verdict-marked-otherwise = Действует разметка самой коробки, до конца сессии.
board-conditions-cycle = Сдающий и зональность повторяются через шестнадцать сдач: сдача { $board } такая же, как { $same }.
board-conditions-markings-govern = Коробку с другой разметкой брать не следует, но если по ней уже играют, до конца сессии верно то, что на ней написано.

# Правило 6: решения
board-verdict-passed-out = Пересдачи нет: все спасовали, запись на сдаче — ноль.
board-verdict-redeal-allowed = Судья вправе велеть перетасовать и сдать заново.
board-verdict-no-redeal-match-known = Пересдачи нет: исход матча могли знать и без этой сдачи, поэтому назначается компенсирующий результат.
board-verdict-replay-stands = Соревнование и состоит в переигрывании старых сдач: результат остаётся.
board-verdict-no-result = Результат не засчитывается, вместо него ставится искусственный.
board-verdict-void-deal = Такая сдача не считается: её сдают заново, если это ещё возможно, иначе ставится искусственный результат.
board-verdict-redeal = Карты надо перетасовать и сдать заново.
board-verdict-no-redeal-not-seen = Лица карты никто не видел: пересдачи нет, играйте.
board-verdict-card-seen = Для обязательной пересдачи поздно: увиденная карта — посторонняя информация, решает судья.
board-verdict-deal-stands = Поздно: сдача остаётся в силе.
board-verdict-redeal-may = Пересдача уже не обязательна; велеть её или нет, решает судья.

# Правило 6: шаги
board-passed-out-no-redeal = После четырёх пасов руки возвращают в коробку несыгранными, второй раз не сдают.
board-redeal-by-order = Судья может велеть пересдать с любой целью, которую Кодекс не исключает.
board-match-result-known = В командном матче одну сдачу не пересдают, если кто-то мог знать исход матча и без неё; назначается компенсирующий результат.
board-replay-event = Играть старую сдачу — не ошибка, если соревнование для того и устроено.
board-no-result-may-stand = { $fault ->
    [unshuffled] Карты, сданные из неперетасованной колоды, действительного результата не дают.
   *[already_played] Сдача, которую уже играли, действительного результата не даёт.
}
board-face-not-seen = В этой редакции пересдают, только если кто-то действительно видел лицо карты.
board-redeal-compulsory = { $seen ->
    [0] Карты сданы неправильно
   *[other] Игроку открылось лицо карты
}, и выяснилось это { $until ->
    [before_last_card_dealt] до того, как сдана последняя карта
    [before_auction_period] до того, как период торговли начался у обеих сторон
   *[before_first_call] до первой заявки
}: надо перетасовать и пересдать.
board-redeal-too-late = Пересдача обязательна, только если ошибку нашли { $until ->
    [before_last_card_dealt] до того, как сдана последняя карта
    [before_auction_period] до того, как период торговли начался у обеих сторон
   *[before_first_call] до первой заявки
}; этот момент прошёл.
board-card-seen-elsewhere = { $called ->
    [0] Увиденное — теперь посторонняя информация; заявок ещё не было.
   *[other] Увиденное — посторонняя информация; торговля уже началась.
}
board-judge-seen-card-interferes = Может ли увиденная карта помешать нормальной торговле и розыгрышу и повлияла ли она на результат?
board-note-count-cards = Если в руке больше или меньше 13 карт, действует ещё и Правило 13 или 14.

# Правило 13
board-verdict-count-played = Судья восстанавливает руки, и сдачу играют как обычно.
board-verdict-count-affected = Знание о перемещённых картах повлияло на результат: судья назначает компенсирующий.
board-verdict-count-not-played = Сдача не играется, назначается компенсирующий результат.
board-verdict-count-cancelled = Результат аннулируется, назначается компенсирующий.
board-verdict-count-director-decides = Если судья найдёт, что руки можно исправить, не меняя ни одной заявки, сдачу играют; иначе он назначает компенсирующий результат.
board-verdict-foreign-removed = Чужую карту убирают, больше ничего не меняется.
board-verdict-foreign-quitted = Карту убирают; раз она сыграна в закрытую взятку, судья может назначить компенсирующий результат.
board-verdict-foreign-adjusted = Чужая карта в закрытой взятке нанесла ущерб: судья назначает компенсирующий результат.
board-count-clean = Игроки с неверными руками ещё не заявляли, чужих карт никто не видел: судья исправляет руки, и сдачу играют как обычно.
board-count-important = Увидена карта из чужой руки, и настолько важная, что нормальной торговли или розыгрыша не будет.
board-count-objection = Даже при безобидной карте играют, только если согласны все четверо; кто-то возражает.
board-count-consent = Увиденная карта безобидна, и все четверо согласны играть.
board-count-played-anyway = Карту из чужой руки видели, но сдачу играют и записывают; если это повлияло на исход, судья поправит потом.
board-count-called = Игрок с неверным числом карт уже заявил: в этой редакции играть сдачу больше нельзя.
board-count-correctable = Заявка сделана с неверным числом карт, но руки можно исправить и сыграть, если ни одна заявка не меняется; в конце судья может назначить компенсирующий результат.
board-count-otherwise = Если так сыграть нельзя, назначается компенсирующий результат, а виновного можно наказать.
board-count-after-play = Розыгрыш окончен, а в одной руке с самого начала было больше 13 карт и в другой меньше: такой результат аннулируют всегда.
board-no-normal-play = Когда нормального результата получить нельзя, судья ставит искусственный.
board-penalty-for-not-counting = Карты надо было пересчитать; возможен процедурный штраф.
board-moved-card-unauthorized = Для партнёра игрока с неверной рукой знание о перемещённых картах — несанкционированная информация.
board-foreign-card-removed = Лишнюю карту не из этой сдачи убирают, торговля и розыгрыш продолжаются.
board-foreign-card-quitted = Она сыграна в закрытую взятку; только тогда компенсирующий результат возможен.
board-foreign-card-no-rule = Исключения для карты из чужой колоды в этой редакции нет: рука считается рукой с неверным числом карт.

# Правило 14
board-verdict-missing-before-play = Руку восстанавливают, все заявки остаются, торговля и розыгрыш продолжаются.
board-verdict-missing-restored = Руку восстанавливают, и розыгрыш продолжается.
board-verdict-missing-defective-trick = Карта лежит среди сыгранных: это дефектная взятка.
board-verdict-missing-too-late = Поздно: результат остаётся.
board-verdict-missing-revoke = Карта возвращается в руку; то, что ею не дали в масть, — фальшренонс: { $tricks ->
    [0] взятки автоматически не переходят.
   *[other] другой стороне { TRICKS($tricks) }.
}
board-missing-restored = Карта нашлась, её возвращают в руку, где её не хватало.
board-missing-rebuilt = Карта не нашлась: судья восстанавливает сдачу другой колодой.
board-missing-calls-stand = Заявки не меняются; считается, что рука была полной с самого начала.
board-missing-partner = То, что этой карты не было и её вернули, для партнёра — несанкционированная информация.
board-missing-among-played = Если карта лежит среди сыгранных, значит, в какой-то взятке карт больше, чем надо.
board-missing-defective-trick = Дальше действуют правила о дефектной взятке.
board-missing-held-all-along = Возвращённая карта считается бывшей в руке всё время: она может стать штрафной, а если её не сыграли, это может быть фальшренонс.
board-missing-penalty-card = Карта вистующего, лицо которой было показано, становится { $rank ->
    [major] старшей
   *[minor] младшей
} штрафной картой.
board-missing-revoke = Он не дал в масть, хотя эта карта считается его: поступают как после установленного фальшренонса.
board-missing-too-late = Период коррекции истёк раньше, чем обнаружили нехватку.

# Правило 15
board-verdict-wrong-board-cancelled = Результат на этой сдаче аннулируется для обеих сторон; кто лишился нормального результата, получает искусственный.
board-verdict-wrong-board-stands = Никто из четверых её ещё не играл: сдачу доигрывают, результат остаётся.
board-verdict-wrong-board-restart = Торговля отменяется, садятся те, кому положено, и начинают заново; если хоть одна заявка окажется другой, сдача аннулируется.
board-verdict-wrong-board-repeated = Заявки повторены: торговля и розыгрыш идут как обычно.
board-verdict-wrong-board-differs = Заявки не повторены: сдача аннулируется.
board-verdict-wrong-board-teams = В командном матче решает судья: дать сыграть за обоими столами, снять сдачу или назначить результат.
board-verdict-seats-partners-swapped = Результат остаётся: у пары были те же карты. Со следующей сдачи каждый садится на своё место.
board-verdict-seats-wrong-direction = Результат остаётся и записывается по тем линиям, на которых сидели: номера пар на этой сдаче меняются местами. Дальше пары садятся как положено.
board-verdict-seats-no-comparison = Обе пары одной команды играли одними и теми же картами: сравнивать нечего, сдачу заменяют или дают искусственный результат.
board-seats-assigned = Занятое направление сохраняется всю сессию, если судья не велел или не разрешил его сменить.
board-seats-partners-swapped = Партнёры, севшие на места друг друга, всё равно сыграли за свою линию.
board-seats-wrong-direction = Нужные пары сыграли нужную сдачу, но поменялись линиями: судья исправляет порядок, записывая результат так, как сыграли.
board-seats-no-comparison = Результата, по которому можно сравнить команды, нет.
board-option-substitute-board = Велит сыграть вместо неё другую сдачу, если есть время.
board-wrong-board-cancelled = Кто-то за столом уже играл эту сдачу: она не считается ни его стороне, ни оппонентам.
board-wrong-board-deprived = Участник, лишённый возможности получить нормальный результат, получает искусственный по мере своей вины.
board-wrong-board-stands = Никто из четверых её не играл: { $finished ->
    [0] торговлю и розыгрыш доводят до конца, результат остаётся.
   *[other] результат остаётся.
}
board-wrong-board-later = Судья может велеть сыграть нужную сдачу позже.
board-wrong-board-restart = Обнаружено во время торговли: торговля отменяется, садятся положенные участники, им объясняют их права.
board-wrong-board-any-difference = Сделанные заявки надо повторить; если хоть одна чем-то отличается, сдача аннулируется.
board-wrong-board-calls-repeated = Все заявки сделаны те же.
board-wrong-board-teams = Правило о ненадлежащей сдаче — только для парных и индивидуальных; в командах судья смотрит, что за другим столом.

# Заявка по картам из другой коробки
board-verdict-wrong-cards-again = Заявка отменяется; { WHO($who) } смотрит нужную руку и заявляет заново.
board-verdict-wrong-cards-go-on = Первая заявка отменена, считается новая, торговля продолжается.
board-verdict-wrong-cards-lho-repeats = Заявка повторена; { WHO($lho) } тоже обязан повторить свою, и торговля продолжается.
board-verdict-wrong-cards-unplayable = Сдачу сыграть нельзя: назначается компенсирующий результат.
board-verdict-other-board-same = На той сдаче он делает ту же заявку: её можно играть как обычно.
board-verdict-other-board-differs = На той сдаче он заявляет иначе: там назначается компенсирующий результат.
board-wrong-cards-cancelled = Заявка по картам из другой коробки отменяется{ $later ->
    [0] { "" }
   *[other] , и все заявки после неё тоже
}.
board-wrong-cards-calls-again = Игрок смотрит свои карты и делает любую законную заявку.
board-wrong-cards-partner-called = Партнёр после этого уже заявил: нормально сыграть сдачу нельзя.
board-wrong-cards-differs = Левый оппонент уже заявил поверх, а новая заявка { $significantly ->
    [0] отличается по смыслу
   *[other] отличается существенно
}: сдача не играется.
board-wrong-cards-before-second-call = Левый оппонент уже заявил поверх: если новая заявка { $significantly ->
    [0] отличается по смыслу
   *[other] отличается существенно
}, сдача не играется; иначе он обязан свою заявку повторить.
board-wrong-cards-lho-repeats = Левый оппонент, заявивший поверх отменённой заявки, обязан сделать ту же заявку.
board-wrong-cards-lho-free = Заявка оппонента тоже отменяется, и он вправе заявить что угодно.
board-wrong-cards-information = Сведения от отменённых заявок нарушившей стороне использовать нельзя, другой можно.
board-wrong-cards-other-board = Когда будут играть ту коробку, из которой взяты карты, он должен сделать ту же заявку; если она другая, результат там — компенсирующий.
board-judge-still-playable = Можно ли ещё нормально сыграть сдачу, хотя и партнёр уже заявил?

# Что может выбрать судья
board-option-redeal = Велит перетасовать и сдать заново.
board-option-artificial = Ставит искусственный результат, если пересдать нельзя.
board-option-play-deal = Разрешает играть сдачу как есть.
board-option-play-then-adjust = Разрешает доиграть и поправляет результат, если информация на него повлияла.
board-option-adjust = Назначает компенсирующий результат.
board-option-adjust-now = Назначает компенсирующий результат, если руки не исправить без изменения заявок.
board-option-correct-and-play = Исправляет руки и разрешает играть, заявки не меняются; в конце может назначить компенсирующий результат.
board-option-team-board-both-tables = Разрешает доиграть сдачу, чтобы сравнить с другим столом.
board-option-team-board-cancel = Снимает сдачу; можно сыграть замену, если исход матча без неё не известен.
board-option-team-adjust = Назначает компенсирующий результат; если за другим столом результат явно в пользу одной стороны — назначенный.
board-option-repeat-call = Обязан повторить свою заявку.
board-option-other-board-played = Разрешает играть ту сдачу как обычно.

# Что решает судья и противоречия
judge-can-be-corrected = Можно ли исправить руки и сыграть, не меняя ни одной заявки?
no-hand-too-long = Ни в одной руке нет больше 13 карт: это недостающая карта (Правило 14).
no-cards-played-yet = Пока атака не открыта, сыгранных карт нет.
partner-before-next-player = Партнёр не мог заявить раньше следующего по очереди игрока.

# Факты
fact-board = номер сдачи
ask-board = Какая это сдача по номеру?
fact-marked-otherwise = на коробке другая разметка
fact-marked-dealer = сдающий по разметке
fact-marked-vulnerable = зональность по разметке
choice-marked-vulnerable-none = никто
choice-marked-vulnerable-ns = Север-Юг
choice-marked-vulnerable-ew = Восток-Запад
choice-marked-vulnerable-all = обе стороны
fact-deal-fault = что не так со сдачей
ask-deal-fault = Что не так с тасованием или сдачей?
choice-deal-fault-wrong-deal = сдано неправильно
choice-deal-fault-card-could-be-seen = можно было увидеть карту
choice-deal-fault-unshuffled = не тасовали
choice-deal-fault-already-played = сдачу уже играли
choice-deal-fault-director-wants-redeal = судья хочет пересдать
choice-deal-fault-passed-out = все спасовали
fact-fault-found = когда выяснилось
ask-fault-found = Когда это выяснилось?
choice-fault-found-before-last-card-dealt = ещё не сдана последняя карта
choice-fault-found-before-auction-period = сдано, но карт ещё не брали
choice-fault-found-before-first-call = до первой заявки
choice-fault-found-after-first-call = после первой заявки
choice-fault-found-after-play = после розыгрыша
fact-face-was-seen = лицо карты действительно видели
fact-replay-event = в этом соревновании переигрывают старые сдачи
fact-card-counts = карт в каждой руке
fact-count-found = когда обнаружили
ask-count-found = Когда обнаружили неверное число карт?
choice-count-found-before-wrong-hand-called = до заявки игрока с неверным числом карт
choice-count-found-during-auction-or-play = позже в торговле или в розыгрыше
choice-count-found-after-play = после розыгрыша
fact-card-seen = видели карту чужой руки
choice-card-seen-none = нет
choice-card-seen-harmless = да, неважную
choice-card-seen-important = да, важную
fact-all-consent = все четверо согласны играть
ask-all-consent = Согласны ли все четверо играть эту сдачу?
fact-foreign-card = лишняя карта не из этой сдачи
fact-foreign-card-in-quitted-trick = она сыграна в закрытую взятку
fact-can-be-corrected = можно исправить, не меняя заявок
fact-score-assignable = вероятный результат можно оценить
fact-card-found = где карта
ask-card-found = Где оказалась недостающая карта?
choice-card-found-among-played-cards = среди сыгранных
choice-card-found-elsewhere = в другом месте
choice-card-found-nowhere = её не нашли
fact-face-was-shown = лицо карты показали
ask-face-was-shown = Мог ли партнёр увидеть лицо карты, когда её возвращали?
fact-failed-to-follow = раньше не дал в масть
ask-failed-to-follow = Не дал ли он раньше в масть из-за того, что этой карты не было?
ask-missing-card-trick-won-by = Кто взял ту взятку, в которой он не дал в масть?
ask-missing-card-later-tricks-won = Сколько взяток его сторона взяла после неё?
fact-played-before = кто-то за столом её уже играл
ask-played-before = Играл ли кто-нибудь из четверых эту сдачу раньше?
choice-played-before-none = никто
choice-played-before-some = один или больше
fact-board-stage = когда заметили
ask-board-stage = Когда заметили, что сдача не та?
choice-board-stage-auction = во время торговли
choice-board-stage-play = во время розыгрыша
choice-board-stage-finished = после розыгрыша
fact-seating = как сидели
choice-seating-right = на своих местах
choice-seating-partners-swapped = партнёры поменялись местами
choice-seating-wrong-direction = на линии соперников
fact-right-contestants-repeat-calls = нужные игроки повторили заявки
fact-wrong-board-cards-next-player-acted = следующий игрок уже заявил
fact-wrong-board-cards-partner-acted = партнёр уже заявил
fact-repeats-call = его заявка с нужной рукой
choice-repeats-call-same = та же
choice-repeats-call-different = другая по смыслу
choice-repeats-call-significantly-different = существенно другая
choice-repeats-call-none = ещё не сделана
fact-lho-repeats-call = левый оппонент повторяет заявку
fact-calls = заявки
fact-lho-call = заявка левого оппонента
fact-later-board-call = его заявка на той сдаче, чьи это карты
choice-later-board-call-none = ещё не сделана
choice-later-board-call-same = та же
choice-later-board-call-same-meaning = другая, но по смыслу почти та же
choice-later-board-call-different = другая по смыслу
