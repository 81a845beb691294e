## Правила 41, 53-56: ходы вне очереди

situation-lead-out-of-turn = Ход вне очереди вистующего
situation-wrong-hand-lead = Ход разыгрывающего вне очереди или не с той руки

# Решения
lead-verdict-back-free = Карту хода берут назад без последствий; ходит тот, чья очередь.
lead-verdict-back-any-card = Карту хода берут назад; разыгрывающий ходит с правильной руки любой картой, масть повторять не обязан.
lead-verdict-back-adjusted = Карту хода берут назад, и ходит тот, чья очередь; но разыгрывающий воспользовался тем, что узнал, и судья присуждает результат.
lead-verdict-back-last-trick = В тринадцатой взятке такой ход берут назад, ходит тот, чья очередь.
lead-verdict-accepted = Ход остаётся, как будто он сделан в очередь.
lead-verdict-dummy-declares = Ход остаётся; разыгрывающий становится болваном, контракт играет его партнёр.
lead-verdict-must-accept = Разыгрывающий обязан принять ход.
lead-verdict-options-opening = Разыгрывающий выбирает одну из пяти возможностей, не советуясь с партнёром.
lead-verdict-options = Разыгрывающий вправе принять ход или отменить его.
lead-verdict-proper-lead = Надлежащий ход остаётся; карта ошибочного хода возвращается без последствий.
lead-verdict-refused-options = Карта хода становится старшей штрафной, и разыгрывающий выбирает, как ходить тому, чья очередь.
lead-verdict-refused-declarer-leads = Карта хода становится старшей штрафной, ходит сторона разыгрывающего.
lead-verdict-refused-free = Карта хода остаётся на столе старшей штрафной; тот, чья очередь, ходит чем угодно.
lead-verdict-refused-required = Карта хода возвращается в руку, а тот, чья очередь, обязан пойти в { $known ->
    [0] эту масть
   *[other] масть { SUIT($suit, number: "pl") }
}, если может.
lead-verdict-refused-forbidden = Карта хода возвращается в руку, а тот, чья очередь, не вправе ходить в { $known ->
    [0] эту масть
   *[other] масть { SUIT($suit, number: "pl") }
}, пока остаётся на ходу.

# Шаги
lead-opening-by-declaring-side = Первый ход делает не сторона разыгрывающего: её карта считается показанной до розыгрыша и возвращается.
lead-face-down-returned = Карта ещё закрыта, хода открытой картой не было: судья велит её забрать, ходит тот, чья очередь.
lead-not-faced = Считается только открытый ход.
lead-partner-face-down-back = Закрытый ход того, чья очередь, берётся назад.
lead-partner-faced-too = Тот, чья очередь, сыграл раньше решения: все права разыгрывающего сохраняются.
lead-partner-card-too = Открытая карта того, чья очередь, показана раньше времени и тоже становится штрафной.
lead-partner-card-at-turn = Открытая карта партнёра играется в его очередь, если это законно; иначе она становится старшей штрафной.
lead-declarer-spreads = Разыгрывающий начал выкладывать руку: он выкладывает её всю и становится болваном, а болван — разыгрывающим.
lead-must-accept = Разыгрывающий мог видеть карту болвана и обязан принять ход.
lead-must-accept-declarer = Контракт играет тот, кому и предстояло.
lead-accepted-opening = Разыгрывающий принимает ход и остаётся разыгрывающим; болван выкладывается.
lead-second-card-from-hand = Второй картой во взятку играет рука разыгрывающего.
lead-second-card-from-dummy = Второй картой сыграл стол: она остаётся, если это не фальшренонс.
lead-declarer-may-spread = Разыгрывающий вправе выложить руку и стать болваном.
lead-declarer-may-accept = Разыгрывающий вправе принять ход.
lead-declarer-may-refuse = Разыгрывающий вправе отменить ход; карта становится старшей штрафной.
lead-choices-on-refusal = Пока карта штрафная, партнёр нарушителя не ходит, пока не выберет разыгрывающий.
lead-accepted = Вистующий принял ход: он считается сделанным в очередь.
lead-accepted-by-play = Следующая по очереди рука на него сыграла: ход принят.
lead-right-forfeited = Кто сыграл после нарушения раньше решения, теряет право на исправление.
lead-proper-lead-stands = Оппонент, чья была очередь, сделал свой ход: он остаётся, а карты, сыгранные по ошибке, возвращаются.
lead-trick-thirteen = Ход вне очереди в тринадцатую взятку принять нельзя.
lead-refused = Разыгрывающий не принимает ход: карту берут назад, она становится старшей штрафной.
lead-penalty-card-stays = Штрафная карта остаётся на столе: ею играют, как только можно, и она ограничивает следующий ход партнёра.

# Возможности
lead-option-spread = Вправе выложить руку и стать болваном; контракт играет партнёр, ход остаётся.
lead-option-accept-opening = Вправе принять ход и остаться разыгрывающим: болван раскладывает карты, вторую карту во взятку кладёт разыгрывающий.
lead-option-accept = Вправе принять ход; тогда он считается сделанным в очередь.
lead-option-reject = Вправе отменить ход; карта становится старшей штрафной, ходит сторона разыгрывающего.
lead-option-refuse-require = Вправе не принять ход и потребовать от того, чья очередь, пойти в { $known ->
    [0] эту масть
   *[other] масть { SUIT($suit, number: "pl") }
}; карта поднимается.
lead-option-refuse-forbid = Вправе не принять ход и запретить тому, чья очередь, ходить в { $known ->
    [0] эту масть
   *[other] масть { SUIT($suit, number: "pl") }
}, пока тот остаётся на ходу; карта поднимается.
lead-option-refuse-free = Вправе не принять ход и не ограничивать следующий; карта остаётся на столе старшей штрафной.
lead-option-withdraw = Вправе взять ход назад без последствий.

# Ход разыгрывающего
wrong-hand-verdict-options = Любой вистующий вправе принять ход или отменить его.
wrong-hand-verdict-next-decides = Вистующие решили по-разному, и решает тот, чья очередь играть сразу за этим ходом: { WHO($player) }.
wrong-hand-verdict-next-accepted = Вистующие решили по-разному, и решает тот, чья очередь играть сразу за этим ходом; { WHO($player) } ход принимает, и ход остаётся.
wrong-hand-verdict-next-refused = Вистующие решили по-разному, и решает тот, чья очередь играть сразу за этим ходом; { WHO($player) } ход отменяет: карту берут назад, ходит тот, чья очередь.
wrong-hand-verdict-first-accepted = Вистующие решили по-разному; считаем, что связывает первый выбор, а он был принять: ход остаётся.
wrong-hand-verdict-first-refused = Вистующие решили по-разному; считаем, что связывает первый выбор, а он был отменить: карту берут назад, ходит тот, чья очередь.
wrong-hand-verdict-wrong-defender = Ход остаётся, а с вистующим, сыгравшим раньше партнёра, поступают как при преждевременной игре.
wrong-hand-refused = Ход не принят, и его берут назад.
wrong-hand-defender-leads = Ход был вистующего: карта возвращается в свою руку, других последствий нет.
wrong-hand-right-hand-leads = Ход был с другой руки: разыгрывающий ходит оттуда любой картой.
wrong-hand-adjusted = Дальнейшая игра разыгрывающего могла опираться на то, что он узнал из своего нарушения: судья вправе присудить результат.
wrong-hand-law-sixteen = Дальнейшая игра разыгрывающего могла опираться на то, что он узнал из своего нарушения: это несанкционированная информация, судья вправе присудить результат.
wrong-hand-next-prevails = Вистующие решили по-разному: решает следующий по очереди за этим ходом.
wrong-hand-if-they-differ = Если решат по-разному, решает { WHO($player) }: его очередь сразу за этим ходом.
wrong-hand-first-choice = Принять или отменить вправе любой вистующий; связывает тот выбор, что сделан первым.
wrong-hand-wrong-defender = { WHO($player, cap: 1) } сыграл на ход разыгрывающего раньше партнёра: ход остаётся.
wrong-hand-defenders-choose = Любой вистующий вправе принять ход или потребовать его отмены.
wrong-hand-option-accept = Вправе принять ход; тогда он считается сделанным в очередь.
wrong-hand-option-reject = Вправе отменить ход.
note-wrong-hand-not-stated = Что делать, если вистующие решили по-разному, в этой редакции не сказано.
judge-information-gained = Могла ли дальнейшая игра разыгрывающего опираться на то, что он узнал из хода вне очереди?

# Противоречия
lead-was-in-turn = Ход был этого игрока, он не вне очереди.
accepted-and-restricted = Принятый ход ограничений не оставляет.
acted-and-refused = После такого действия отказаться от хода уже нельзя.
lead-by-declaring-side = Ход разыгрывающего или болвана — другой случай.
opening-lead-only = Так бывает только после первого хода.
no-defender-had-to-lead = Ход был не вистующего.

# Факты
fact-opening-lead = первый ход
ask-opening-lead = Это был первый ход в сдаче?
fact-leader = чей был ход
fact-faced = карта хода открыта
fact-declarer-action = что сделал разыгрывающий или болван
choice-declarer-action-none = ничего
choice-declarer-action-spread-hand = разыгрывающий выложил руку
choice-declarer-action-exposed-own-card = разыгрывающий показал карту, начав выкладывать
choice-declarer-action-played-from-hand = разыгрывающий сыграл с руки
choice-declarer-action-played-from-dummy = разыгрывающий сыграл со стола
choice-declarer-action-dummy-seen = болван показал карту
fact-right-leader-led = ход того, чья очередь
choice-right-leader-led-none = не было
choice-right-leader-led-face-down = закрытой картой
choice-right-leader-led-faced = открытой картой
fact-right-leader-is-partner = ход был партнёра нарушителя
ask-right-leader-is-partner = Ход был партнёра этого вистующего (а не разыгрывающего или болвана)?
choice-right-leader-is-partner-true = да
choice-right-leader-is-partner-false = нет, разыгрывающего или болвана
fact-next-hand-played = следующая рука уже сыграла
fact-right-leader-card = карта того, чья очередь
fact-led-from = с какой руки ход
ask-led-from = С какой руки сделан ход?
choice-led-from-declarer = со своей руки
choice-led-from-dummy = со стола
fact-turn-was = чей был ход
ask-turn-was = Чей был ход?
choice-turn-was-other-hand = другой руки стороны разыгрывающего
choice-turn-was-defender = вистующего
fact-next-defender = следующий вистующий
choice-next-defender-none = пока ничего
choice-next-defender-accepts = принимает
choice-next-defender-rejects = отменяет
choice-next-defender-played = сыграл
fact-other-defender = другой вистующий
choice-other-defender-none = пока ничего
choice-other-defender-accepts = принимает
choice-other-defender-rejects = отменяет
choice-other-defender-played = сыграл
fact-defenders-differ = вистующие решили по-разному
fact-chose-first = кто решил первым
ask-chose-first = Кто из вистующих сказал первым?
choice-chose-first-next-defender = следующий по очереди
choice-chose-first-other-defender = другой
fact-right-defender-led = вистующий, чей ход, уже пошёл
fact-right-defender-card = его карта
fact-information-gained = разыгрывающий воспользовался тем, что узнал
