## Правила 48-52: показанные и штрафные карты

situation-exposed-card-in-play = Карта, показанная в розыгрыше
situation-penalty-card-created = Ещё одна штрафная карта
situation-penalty-card-turn = Очередь играть, когда на столе штрафная карта
situation-penalty-card-not-played = Штрафная карта не сыграна

# Показанные карты
exposed-verdict-declarer-free = Штрафной карты нет: разыгрывающий забирает карту в руку и играть ею не обязан.
exposed-verdict-free = Штрафной карты не возникает.
exposed-verdict-declarer-spreads = Разыгрывающий выкладывает всю руку и становится болваном; контракт играет его партнёр.
exposed-verdict-claim = Карты разыгрывающего штрафными не становятся, но их показ может считаться претензией.
exposed-declarer-free = За показ карт разыгрывающего не ограничивают; ни его карты, ни карты болвана штрафными не бывают.
exposed-declarer-after-opening-lead = Разыгрывающий открыл карты сразу после первого хода вне очереди.
exposed-declarer-becomes-dummy = Начав выкладывать руку, он выкладывает её всю и становится болваном.
exposed-declarer-claims = Показ карт в другой момент может считаться претензией или уступкой.
exposed-retraction-permitted = Карта, которую правило разрешает вернуть в руку, штрафной не становится.
exposed-not-by-law = Штрафной становится лишь карта, показанная вне обычной игры и применения правил.
exposed-trick-statement = Карта, показанная с заявлением только о текущей взятке, не штрафная.
exposed-claim-free = Карты, показанные при претензии или уступке, не штрафные, даже если партнёр сразу возразил против уступки.
exposed-partner-could-not-see = Партнёр не мог видеть её лица, поэтому она не штрафная.
exposed-defender = Карта вистующего, которую мог видеть партнёр или о которой он сказал, что она у него, — штрафная.
exposed-by-play = Карта показана намеренной игрой и становится штрафной.
exposed-designated-otherwise = Судья решает, что карта не штрафная.
judge-exposed-trick-statement = Подсказала ли показанная карта партнёру и вправе ли разыгрывающий потребовать от него старшую или младшую?
judge-exposed-declarer-meant-claim = Хотел ли разыгрывающий заявить претензию?
judge-exposed-named-class = Младшая ли маленькая карта, которую только назвали, закон не говорит; считать младшей, если её не назвали нарочно, чтобы помочь.
judge-exposed-could-have-known = Он мог знать, что показ поможет его стороне: пострадали ли другие?
judge-designated-otherwise = Есть ли причина не считать её штрафной, например, карту показали из-за оппонента или постороннего?
judge-exempt-with-claim = Что делать с картами, показанными при несостоявшейся претензии или уступке, редакция не говорит: не считать их штрафными?

exposed-owner-leads-major = Ход его, а старшей штрафной картой ходят при первой возможности.
exposed-owner-leads-minor = Младшей штрафной картой ходить не обязательно: он идёт любой другой, только в её масти — лишь онёром.
exposed-verdict-owner-leads = { CARDS($cards, cap: 1) } { $count ->
    [one] остаётся на столе старшей штрафной картой, и { WHO($player) } обязан сейчас же пойти ею.
   *[other] остаются на столе старшими штрафными картами; { WHO($player) } идёт той из них, какую назовёт разыгрывающий.
}
fact-owner-to-lead = ход хозяина карты
penalty-card-minor = Единственная карта ниже онёра, показанная случайно, — младшая штрафная.
penalty-card-major = Онёр — старшая штрафная карта, как бы его ни показали.
penalty-card-by-play = Карта, показанная намеренной игрой, — старшая штрафная.
penalty-cards-all-major = Когда у одного вистующего две штрафные карты или больше, все они старшие.
penalty-cards-two-or-more = Две или больше штрафных карт одного вистующего рассматриваются вместе.
penalty-cards-verdict-minor = { CARDS($cards, cap: 1) } остаётся на столе младшей штрафной картой.
penalty-cards-verdict-major = { CARDS($cards, cap: 1) } { $count ->
    [one] остаётся на столе старшей штрафной картой.
    [few] остаются на столе старшими штрафными картами.
    [many] остаются на столе старшими штрафными картами.
   *[other] остаются на столе старшими штрафными картами.
}
penalty-cards-verdict-unnamed = Показанные карты остаются на столе, все — старшими штрафными.
no-card-named = Не названо ни одной карты.
penalty-cards-verdict-with-others = { CARDS($cards, cap: 1) } { $named ->
    [one] остаётся
   *[other] остаются
} на столе, и теперь все штрафные карты этого вистующего — старшие.
note-penalty-cards-of-both = Штрафная карта другого вистующего остаётся какой была.
fact-already-lying = штрафная карта, уже лежавшая на столе
choice-already-lying-none = не было
choice-already-lying-his = его же
choice-already-lying-partners = партнёра

# Очередь играть
penalty-turn-verdict-declarer-chooses = { WHO($player, cap: 1) } не ходит, пока не сделает выбор разыгрывающий.
penalty-turn-verdict-required = { WHO($player, cap: 1) } обязан пойти в масть { SUIT($suits, number: "pl") }, если может; штрафные карты этой масти поднимаются.
penalty-turn-verdict-forbidden = { WHO($player, cap: 1) } не вправе ходить в масть { SUIT($suits, number: "pl") }, пока остаётся на ходу; такие штрафные карты поднимаются.
penalty-turn-verdict-free-lead = { WHO($player, cap: 1) } вправе пойти любой картой.
penalty-turn-verdict-free-play = { WHO($player, cap: 1) } даёт в масть, а если её нет, играет любой картой.
penalty-turn-verdict-must-play = { WHO($player, cap: 1) } обязан сыграть { $n ->
    [1] штрафной картой: { CARDS($cards) }
   *[other] одной из штрафных карт: { CARDS($cards) }; которой, решает разыгрывающий
}.
penalty-turn-verdict-follow = { WHO($player, cap: 1) } обязан дать в масть { SUIT($suit, number: "pl") }; штрафная карта ждёт следующей законной возможности.
penalty-turn-verdict-minor = { WHO($player, cap: 1) } играет любой законной картой, только в масти младшей штрафной карты ниже онёра сначала идёт она сама.
penalty-turn-must-wait = Ходит партнёр владельца старшей штрафной карты: { WHO($player) } ждёт выбора разыгрывающего.
penalty-turn-option-require = Вправе потребовать ход в { $known ->
    [0] масть этой карты
   *[other] масть { SUIT($suit, number: "pl") }
}; штрафные карты этой масти поднимаются.
penalty-turn-option-forbid = Вправе запретить ход в { $known ->
    [0] масть этой карты
   *[other] масть { SUIT($suit, number: "pl") }
}, пока ходящий остаётся на ходу{ $several ->
    [0] ; штрафная карта поднимается.
   *[other] , а вместе с ней и в другие масти штрафных карт; штрафные карты каждой из них поднимаются.
}
penalty-turn-option-free = Вправе не ограничивать ход; штрафная карта остаётся на столе.
penalty-turn-option-designate = Вправе выбрать, какой штрафной картой сыграть: { CARDS($cards) }.
penalty-turn-own-card-after-choice = После выбора ходят своей штрафной картой, если выбор это позволяет.
penalty-turn-required = Масть потребована: ходящий обязан пойти в неё, если может.
penalty-turn-forbidden = Масть запрещена, пока ходящий остаётся на ходу.
penalty-turn-picked-up = { $count ->
    [one] Карта больше не штрафная и поднимается.
    [few] Эти карты больше не штрафные и поднимаются.
    [many] Эти карты больше не штрафные и поднимаются.
   *[other] Эти карты больше не штрафные и поднимаются.
}
penalty-turn-choice-over = Ход с тех пор потерян, и прежний выбор больше не действует.
penalty-turn-free = Разыгрывающий ничего не требует и не запрещает: ход любой, штрафная карта остаётся.
penalty-turn-choice-returns = Пока штрафная карта на столе, тот же выбор у разыгрывающего всякий раз, когда ходит партнёр её владельца.
penalty-turn-unable = Невыполнимого не требуют: можно сыграть любой картой, которой вправе.
penalty-turn-if-able = Если выполнить нельзя, играют любой картой, которой вправе сыграть.
penalty-turn-own-card-too = В этих пределах ходят своей старшей штрафной картой.
penalty-turn-must-play = Старшей штрафной картой играют при первой законной возможности, а сейчас она есть; играет { WHO($player) }.
penalty-turn-declarer-designates = Если законно можно сыграть двумя или больше, какой именно, говорит разыгрывающий.
penalty-turn-follow-first = Дать в масть важнее всего остального; масть хода — { SUIT($suit, number: "pl") }.
penalty-turn-card-waits = Штрафная карта остаётся открытой до следующей законной возможности.
penalty-turn-minor-lead = Пойти можно любой картой, но в масти карты { CARD($card) } — только ею или онёром.
penalty-turn-minor-suit-led = В эту масть можно дать { CARD($card) } или онёр, другую карту нельзя.
penalty-turn-minor-waits = Пока он даёт в другую масть, младшей штрафной картой играть не нужно.
penalty-turn-minor-discard = Снести можно любую карту, но в масти карты { CARD($card) } — только её или онёр.
penalty-turn-partner-minor = Младшая штрафная карта ход партнёра не ограничивает.
penalty-turn-nothing = Этот ход ничем не ограничен.
penalty-turn-no-own-card = Штрафная карта партнёра ограничивает только ходы, но не игру во взятку.
declaring-side-has-no-penalty-card = У разыгрывающего и болвана штрафных карт не бывает.
choice-not-open = Такого выбора у разыгрывающего нет.
follower-needs-a-suit = Тот, кто не ходит, играет в масть хода.
no-penalty-card = У этого игрока штрафной карты нет.

# Информация
penalty-information-verdict-free = Пока штрафная карта на столе, тем, что она говорит, вправе пользоваться все.
penalty-information-verdict-barred = Партнёр этим пользоваться не вправе, разыгрывающий вправе.
penalty-information-verdict-judged = Об этом в редакции ничего не сказано; судья решает по правилу об информации от партнёра.
penalty-information-free = Пока штрафная карта на столе, и то, что она говорит, и обязанность ею сыграть доступны всем.
penalty-information-requirement = О том, что картой обязаны сыграть, знать вправе все.
penalty-information-seen = То, что говорит эта карта, — несанкционированная информация; её получает { WHO($player) }.
penalty-information-on-table = Всё прочее, что говорит карта на столе, — несанкционированная информация; её получает { WHO($player) }.
penalty-information-picked-up = Карта вернулась в руку: то, что её видели, — несанкционированная информация; её получает { WHO($player) }.
penalty-information-played = Карта сыграна: то, как она стала штрафной, — несанкционированная информация; её получает { WHO($player) }.
penalty-information-silent = О старшей штрафной карте эта редакция ничего особого не говорит.
judge-penalty-information = Мог ли результат без помощи показанной карты быть иным, так что другая сторона пострадала?

# Правило 52
not-played-verdict-options = Разыгрывающий вправе принять карту или заменить её штрафной.
not-played-verdict-stands = Карта остаётся сыгранной, а штрафная лежит дальше.
not-played-verdict-substituted = Вместо неё играется штрафная карта, а та карта становится старшей штрафной.
not-played-duty-minor = Ниже онёра другой картой этой масти раньше младшей штрафной не играют.
not-played-duty-major = Старшей штрафной картой обязаны сыграть при первой законной возможности.
not-played-own-withdrawal = Сам вистующий забрать другую карту не вправе.
not-played-no-tricks = За несыгранную штрафную карту взятки автоматически не переходят.
not-played-declarer-chooses = Разыгрывающий вправе принять сыгранную вместо неё карту.
not-played-must-accept = Разыгрывающий с тех пор сыграл со своей руки или со стола и обязан её принять.
not-played-accepted = Разыгрывающий её принимает.
not-played-remains = Несыгранная штрафная карта остаётся штрафной.
not-played-substituted = Не принята: на её место кладут штрафную карту, а каждая незаконно сыгранная становится старшей штрафной.
not-played-option-accept = Вправе принять карту; штрафная остаётся на столе.
not-played-option-reject = Вправе не принять: играется штрафная карта, а та становится старшей штрафной.
not-played-minor-may-wait = Младшая штрафная карта не пускает вперёд себя только карты своей масти ниже онёра; онёром этой масти или картой другой масти сыграть можно.
not-played-verdict-legal = Карта сыграна законно: младшая штрафная карта может подождать и остаётся на столе.
penalty-card-was-played = Это и есть сама штрафная карта.
must-accept = Разыгрывающий уже сыграл дальше и отказаться не может.

# Факты
fact-how = как показана
ask-how = Как карта оказалась показанной?
choice-how-dropped = обронена случайно
choice-how-held-visible = держал так, что её видно
choice-how-named = назвал как имеющуюся
choice-how-led-out-of-turn = ход вне очереди
choice-how-premature-play = сыграна раньше времени
choice-how-corrected-revoke = забрана после фальшренонса
choice-how-shown-with-trick-statement = показана с заявлением об этой взятке
choice-how-shown-with-claim = показана с претензией или уступкой
choice-how-fifth-card = пятая карта во взятке
choice-how-after-opening-lead-out-of-turn = после первого хода вне очереди
fact-cards = карты
ask-cards = Какие это карты?
fact-permitted-retraction = взята назад, как разрешает правило
fact-deliberate = намеренной игрой
ask-deliberate = Карта показана намеренной игрой (ходом или игрой), а не случайно?
fact-designated-otherwise = судья решает, что карта не штрафная
fact-exempt-with-claim = после претензии карты не штрафные
fact-to-lead = игрок ходит
ask-to-lead = Этот игрок ходит во взятку?
fact-turn = чья очередь
ask-turn = Чья очередь?
fact-holds-led-suit = масть хода у него есть
ask-holds-led-suit = Есть ли у него карта в масть хода?
fact-declarer-choice = выбор разыгрывающего
choice-declarer-choice-none-yet = ещё не выбрал
choice-declarer-choice-require = потребовал
choice-declarer-choice-forbid = запретил
choice-declarer-choice-no-restriction = не ограничил ход
fact-choice-suits = названные масти
fact-lead-lost-since = ход с тех пор потерян
fact-holds-chosen-suit = потребованная масть у него есть
fact-penalty-query = о чём вопрос
choice-penalty-query-play = об игре
choice-penalty-query-information = об информации
fact-penalty-card-played = штрафная карта уже сыграна
fact-accepted = приняли
fact-declarer-played-on = разыгрывающий с тех пор сыграл
fact-withdrawn-by-himself = забрал её сам
ask-penalty-cards = Какие штрафные карты лежат на столе и чьи они?
