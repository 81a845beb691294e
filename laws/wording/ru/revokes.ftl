## Правила 61-64

situation-revoke = Фальшренонс
situation-revoke-from-record = Фальшренонс в записи розыгрыша
situation-revoke-inquiry = Вопрос о возможном фальшренонсе

# Решения
revoke-verdict-transfer = После розыгрыша невиновной стороне { $tricks ->
    [one] переходит
    [few] переходят
    [many] переходят
   *[other] переходят
} { TRICKS($tricks) }.
revoke-verdict-transfer-both-ways = После розыгрыша обе стороны отдают взятки за свои фальшренонсы.
revoke-verdict-no-transfer = Взятки автоматически не переходят; судья возмещает только настоящий ущерб.
revoke-verdict-corrected-penalty-card = Фальшренонс исправляется, взятки не переходят, а { CARD($card) } становится старшей штрафной картой.
revoke-verdict-corrected-freely = Фальшренонс исправляется без последствий, взятки не переходят.
revoke-verdict-both-corrected = Исправляются оба фальшренонса, взятки автоматически не переходят.
revoke-verdict-exchanged = Карта заменяется, но фальшренонс считается установленным; взятки подсчитают после розыгрыша.
revoke-verdict-stands = Исправлять поздно: взятка остаётся такой, как сыграна, а сколько взяток перейдёт, подсчитают после розыгрыша.
revoke-verdict-none = В записи фальшренонса нет.
revoke-verdict-question-allowed = Так спрашивать можно; розыгрыш продолжается.
revoke-verdict-question-forbidden = Так спрашивать нельзя; розыгрыш продолжается.

# Что такое фальшренонс
revoke-required-suit = Не пойти в масть, которую вправе были потребовать, когда она есть, — тоже фальшренонс.
revoke-missing-card = Потерянная карта считается бывшей в руке всё время, и если её не сыграли, это может оказаться фальшренонсом.
revoke-none-in-record = Все давали в масть, пока могли.

# Установлен или нет
revoke-established = Нарушившая сторона пошла, сыграла или назвала карту в следующую взятку либо заявила претензию: фальшренонс установлен.
revoke-not-established = Нарушившая сторона ещё не сделала ничего, что устанавливает фальшренонс.
revoke-established-play-went-on = Розыгрыш доведён до конца, значит, нарушившая сторона сыграла в следующую взятку и фальшренонс установлен.
revoke-not-established-nothing = В следующую взятку никто не играл: фальшренонс не установлен.
revoke-not-established-opponents-only = В следующую взятку сыграла только другая сторона, это фальшренонс не устанавливает.
revoke-established-played-on = Нарушитель или его партнёр пошёл или сыграл в следующую взятку, пусть даже вне очереди: фальшренонс установлен.
revoke-told-turn = Сыграно потому, что оппонент указал на его очередь: такую карту можно забрать, и фальшренонса она не устанавливает.
revoke-established-named = Нарушившая сторона назвала карту в следующую взятку: фальшренонс установлен.
revoke-established-claimed = Нарушившая сторона заявила претензию или уступила взятки: фальшренонс установлен.
revoke-established-agreed = Нарушившая сторона согласилась с претензией оппонентов: фальшренонс установлен.
revoke-agreement-still-open = Согласие с претензией оппонентов ещё можно отозвать, поэтому фальшренонс пока не установлен.
revoke-established-agreed-final = Нарушившая сторона не возразила против претензии оппонентов, согласие окончательно: фальшренонс установлен.
revoke-not-established-claim-disputed = Оппоненты заявили претензию, но нарушившая сторона не согласилась: сначала исправляют фальшренонс, потом разбирают претензию.
revoke-not-correctable = Установленный фальшренонс уже не исправляют, взятка остаётся такой, как сыграна.
revoke-must-be-corrected = Пока фальшренонс не установлен, он должен быть исправлен: карту забирают и кладут законную.
revoke-trick-twelve-corrected = На двенадцатой взятке исправляют и установленный фальшренонс, пока все четыре руки не вложены в коробку.
revoke-both-corrected = Обе стороны сделали фальшренонс в одной взятке, а дальше сыграла только одна: исправляются оба, в том числе установленный.
revoke-dummy-asked-first = Болван потерял права и первым спросил разыгрывающего: карта заменяется, но дальше всё как после установленного фальшренонса.
revoke-question-as-established = Спрашивать было нельзя: карта заменяется, но дальше всё как после установленного фальшренонса.

# Исправление
revoke-card-becomes-penalty-card = { CARD($card, cap: 1) } сыграна из закрытой руки вистующего и остаётся на столе старшей штрафной картой.
revoke-penalty-card-must-be-played = Штрафную карту играют при первой законной возможности: в масть, на сносе или ходом.
revoke-card-replaced-freely = Карту разыгрывающего, болвана или карту, уже лежавшую открыто, заменяют без последствий.
revoke-opponents-may-change = Если невиновный игрок положил карту после фальшренонса и до того, как на него обратили внимание, он вправе её сменить.
revoke-opponent-may-change = Невиновная сторона вправе забрать карты, сыгранные после фальшренонса и до того, как на него обратили внимание.
revoke-option-change-card = Вправе забрать свою карту из этой взятки и сыграть другую без последствий.
revoke-withdrawn-card-unusable = Нарушившая сторона не вправе пользоваться тем, что узнала из забранных карт.
revoke-withdrawn-cards-unusable = Сведениями от забранных карт можно пользоваться только в пределах Правила 16: нарушителям нельзя.
revoke-partner-may-change = Раз невиновный игрок сменил карту, следующий за ним игрок нарушившей стороны тоже вправе сменить свою.
revoke-option-partner-changes = Тоже вправе сменить карту{ $defender ->
    [0] .
   *[other] ; забранная станет штрафной.
}
revoke-partner-may-not-change = Невиновные карт не меняли, значит, и партнёр нарушителя свою сменить не вправе.
revoke-trick-twelve-unauthorized = Партнёр нарушителя ещё не сыграл: снятая карта для него — несанкционированная информация.
revoke-trick-twelve-declarer-chooses = Партнёр нарушителя ещё не сыграл: разыгрывающий вправе указать, какую из двух законных карт ему положить.
revoke-option-trick-twelve = Вправе выбрать, какую из двух законных карт сыграет партнёр нарушителя.
revoke-trick-twelve-not-suggested = Партнёр нарушителя ещё не сыграл: он не вправе выбрать карту, которую могла подсказать снятая.

# Взятки
revoke-won-by-offender = Взятку с фальшренонсом взял сам нарушитель: она отдаётся{ $later ->
    [0] ; потом его сторона взяток не брала.
   *[other] , и с ней одна из взяток, взятых его стороной потом.
}
revoke-not-won-by-offender = { $winner ->
    [partner] Взятку с фальшренонсом взял партнёр нарушителя
   *[opponents] Нарушитель эту взятку не взял, но его сторона взяла взятку потом
}: отдаётся одна взятка.
revoke-playable-card-won = Кроме того, нарушитель позже взял взятку картой, которую мог положить в ту взятку: отдаётся ещё одна.
revoke-exempt-nothing-won = Нарушившая сторона не взяла ни этой взятки, ни последующих: отдавать нечего.
note-revoke-first-apart = Первый фальшренонс в этой масти рассматривают отдельно, взятки за него остаются.
note-revoke-second-apart = Другой фальшренонс этой стороны рассматривают отдельно.
note-two-revokes-playable-card = Если не взявший ту взятку игрок позже взял взятку картой, которую мог в неё положить, отдаётся ещё одна; судья проверяет это по взяткам.
revoke-again-nothing-more = Тот же игрок снова не дал эту же масть: за повторный фальшренонс автоматических взяток больше нет.
revoke-two-apart = Каждый из двух фальшренонсов считают отдельно, и ни одну взятку не отдают дважды: за первый { TRICKS($first) }, за второй { TRICKS($second) }.
revoke-exempt-same-suit = Это повторный фальшренонс того же игрока в той же масти: новых автоматических взяток нет.
revoke-exempt-dummy = Не сыграна карта болвана, её видели все: автоматической передачи взяток нет.
revoke-exempt-penalty-card = Не сыграна штрафная карта, её видели все: автоматической передачи взяток нет.
revoke-exempt-faced-card = Не сыграна карта, лежавшая открыто на столе: автоматической передачи взяток нет.
revoke-exempt-next-board = Внимание обратили, когда невиновная сторона уже сделала заявку в следующей сдаче: автоматической передачи взяток нет.
revoke-exempt-round-over = Внимание обратили после конца тура: автоматической передачи взяток нет.
revoke-exempt-trick-twelve = Это двенадцатая взятка: автоматической передачи взяток нет.
revoke-exempt-both-sides = Фальшренонс сделали обе стороны: автоматической передачи взяток нет ни у кого.
revoke-exempt-corrected-both = За фальшренонс, исправленный таким образом, взятки автоматически не переходят.
revoke-both-sides-equity = Обе стороны сделали фальшренонс в одной взятке: судья восстанавливает то, что было бы без обоих.
revoke-counted-after-play = Сколько взяток перейдёт, зависит от дальнейшего розыгрыша; их подсчитают в конце.
revoke-equity-satisfied = Невиновная сторона получила не меньше, чем без фальшренонса: добавлять нечего.
revoke-equity-adjusts = Без фальшренонса разыгрывающий взял бы { TRICKS($tricks, case: "acc") }: переданного мало, и судья присуждает результат.
revoke-adjusted-score = Компенсирующий результат: { $points } стороне разыгрывающего.
revoke-equity-defenders-only = Вистующие выгадали: без фальшренонса разыгрывающий взял бы { TRICKS($tricks, case: "acc") }. Им записывают { $points } в пользу разыгрывающего, а его сторона остаётся при { $own }, как за столом.

# Вопросы
revoke-question-declarer = Разыгрывающий вправе спросить вистующего, не давшего в масть, нет ли её у него.
revoke-question-dummy-declarer = Болван вправе спросить разыгрывающего, нет ли у него карты в масть хода.
revoke-question-dummy-defender = Болван спрашивает только разыгрывающего; вистующего может спросить разыгрывающий. То, что разыгрывающий узнал из вопроса болвана, может быть несанкционированной информацией.
revoke-question-dummy-without-rights = Болван заглянул в чужую руку и этого права лишился.
revoke-question-defender-declarer = Вистующий вправе спрашивать разыгрывающего и болвана.
revoke-question-defenders-allowed = Вистующим разрешено спрашивать друг друга; вопрос может стать несанкционированной информацией.
revoke-question-defenders-forbidden = Здесь вистующие не вправе спрашивать друг друга.
revoke-inquiry-nothing-found = Масти у него не было: фальшренонса нет.
note-exchanged-card-perhaps-penalty-card = В этой редакции не сказано, становится ли карта вистующего, взятая назад таким образом, ещё и штрафной; по 49 и 62B1 скорее да.
note-defenders-questions = { $allowed ->
    [0] Считаем, что регламент не разрешает вистующим спрашивать друг друга.
   *[other] Считаем, что регламент разрешает вистующим спрашивать друг друга.
}

# Что решает судья
judge-both-revoked = Пострадал ли кто-нибудь? Тогда результат — тот, что вероятно получился бы без фальшренонсов.
judge-trick-twelve-suggested = Какую из карт партнёра могла подсказать снятая карта?
judge-tricks-without-infraction = Получила ли невиновная сторона меньше, чем без фальшренонса? Тогда судья присуждает результат.

# Противоречия
no-revoke-in-last-trick = Взяток всего тринадцать, и в последней у каждого одна карта: фальшренонса там быть не может.
more-tricks-than-remain = Взяток указано больше, чем оставалось после той взятки.
playable-card-won-nothing = Сказано, что взятка потом взята той самой картой, но потом взяток не взято.
revoke-late-yet-open = Внимание обратили после розыгрыша, значит, фальшренонс уже не может быть не установлен.
revoke-established-against-events = То, что было потом, не согласуется с тем, установлен ли фальшренонс.
defender-has-no-dummy-card = Вистующий не может сделать фальшренонс картами болвана.
declarer-has-no-penalty-card = У разыгрывающего и болвана штрафных карт не бывает.
nobody-asks-so = Этот игрок не может спрашивать того о фальшренонсе.
record-needs-four-hands = Для записи розыгрыша нужны все четыре руки со всеми мастями.
card-twice = Карта стоит в двух руках или дважды в одной.
hand-sizes-differ = В четырёх руках не поровну карт (и не больше 13).
trick-out-of-order = Взятки пронумерованы не подряд с первой.
player-out-of-turn-in-record = Карты взятки стоят не в порядке игроков.
card-not-held = Карту играет тот, у кого её нет, или она сыграна второй раз.
wrong-winner-in-record = Записанный игрок этой взятки не брал.
trick-incomplete = Во взятке посреди записи не четыре карты.
five-cards-in-trick = Во взятке больше четырёх карт.
not-a-play = Это не игрок с картой, например W:DQ.

until-next-card = пока не сыграна следующая карта

# Факты и вопросы
fact-offender = нарушитель
ask-offender = Кто нарушил?
ask-revoke-offender = Кто не дал в масть?
choice-offender-defender = вистующий
choice-offender-declarer = разыгрывающий (со своей руки)
choice-offender-dummy = болван
fact-declarer = разыгрывающий
fact-dummy = болван
fact-contract = контракт
ask-contract = Какой контракт и кто играет?
fact-trump = козырь
fact-vulnerable = зональность
choice-vulnerable-none = никто
choice-vulnerable-ns = Север-Юг
choice-vulnerable-ew = Восток-Запад
choice-vulnerable-all = все
fact-declarer-tricks = взяток у разыгрывающего за столом
fact-trick = номер взятки
fact-card = карта
fact-revoke-kind = вид фальшренонса
choice-revoke-kind-not-following = не дал в масть
choice-revoke-kind-required-suit-not-led = не пошёл в указанную масть
choice-revoke-kind-penalty-card-not-played = не сыграл штрафную карту
choice-revoke-kind-dummy-card-not-played = карта болвана
choice-revoke-kind-faced-card-not-played = другая открытая карта
choice-revoke-kind-missing-card-restored = потерянная карта, найденная позже
fact-established = установлен
ask-established = До того как заметили: сторона, не давшая в масть, уже пошла, сыграла или назвала карту в следующую взятку либо заявила претензию?
choice-established-true = да, уже
choice-established-false = нет ещё
fact-since-revoke = после фальшренонса
choice-since-revoke-nothing = ещё ничего
choice-since-revoke-opponents-played-on = в следующую взятку сыграли только оппоненты
choice-since-revoke-own-side-played-on = его сторона сыграла в следующую взятку
choice-since-revoke-own-side-played-on-told-by-opponent = сыграла, потому что оппонент указал на её очередь
choice-since-revoke-own-side-named-card = его сторона назвала карту в следующую взятку
choice-since-revoke-own-side-claimed = его сторона заявила претензию или уступила
choice-since-revoke-agreed-claim-open = согласилась с претензией, срок возражений не вышел
choice-since-revoke-agreed-claim-final = согласилась с претензией окончательно
choice-since-revoke-opponents-claimed = претензия оппонентов, согласия нет
fact-attention-by = кто заметил
choice-attention-by-declarer = разыгрывающий
choice-attention-by-defender = вистующий
choice-attention-by-dummy = болван
choice-attention-by-spectator = зритель
fact-attention-when = когда заметили
choice-attention-when-in-time = до следующей сдачи и конца тура
choice-attention-when-non-offenders-called-next-board = после заявки невиновных в следующей сдаче
choice-attention-when-after-round = после конца тура
fact-dummy-lost-rights = болван потерял права
fact-all-hands-returned = все руки вложены в коробку
fact-trick-won-by = кто взял взятку с фальшренонсом
ask-trick-won-by = Кто взял взятку, в которой не дали в масть?
choice-trick-won-by-offender = сам не давший в масть
choice-trick-won-by-partner = его партнёр (стол, если не дал разыгрывающий)
choice-trick-won-by-opponents = другая сторона
fact-later-tricks-won = взяток нарушившей стороны после неё
ask-later-tricks-won = Сколько взяток сторона, не давшая в масть, взяла после той взятки?
choice-later-tricks-won-0 = ни одной
choice-later-tricks-won-1 = одну
choice-later-tricks-won-2 = две или больше
fact-won-with-playable-card = потом взял картой, которую мог положить
ask-won-with-playable-card = Взял ли не давший в масть позже взятку картой, которую мог положить в ту взятку?
fact-revoked-again = повторный фальшренонс в той же масти
fact-second-revoke = второй фальшренонс той же стороны, тоже установленный
fact-second-trick-won-by = кто взял взятку со вторым фальшренонсом
ask-second-trick-won-by = Кто взял взятку со вторым фальшренонсом?
choice-second-trick-won-by-offender = сам не давший в масть
choice-second-trick-won-by-partner = его партнёр (стол, если не дал разыгрывающий)
choice-second-trick-won-by-opponents = другая сторона
fact-tricks-between = взяток этой стороны между двумя фальшренонсами
fact-tricks-after-second = взяток этой стороны после второго фальшренонса
ask-tricks-after-second = Сколько взяток эта сторона взяла после взятки со вторым фальшренонсом?
choice-tricks-after-second-0 = ни одной
choice-tricks-after-second-1 = одну
choice-tricks-after-second-2 = две или больше
fact-same-suit-before = прежний фальшренонс в этой масти
choice-same-suit-before-none = не было
choice-same-suit-before-established = установлен
choice-same-suit-before-corrected = исправлен
fact-other-side-revoked = фальшренонс другой стороны
choice-other-side-revoked-none = не было
choice-other-side-revoked-same-trick = в той же взятке
choice-other-side-revoked-other-trick = в другой взятке
fact-other-revoke-established = другой фальшренонс установлен
ask-other-revoke-established = Установлен ли фальшренонс другой стороны, то есть сыграла ли она в следующую взятку?
fact-card-was-faced = карта уже лежала открыто
fact-next-opponent-played = оппонент сыграл после него
ask-next-opponent-played = Успел ли оппонент положить карту в эту взятку после фальшренонса?
fact-opponent-changed = оппонент сменил карту
ask-opponent-changed = Сменил ли этот оппонент свою карту?
fact-partner-played-after = партнёр уже сыграл за ним
ask-partner-played-after = Успел ли сыграть после этого оппонента партнёр нарушителя?
fact-partner-yet-to-play = партнёр ещё не сыграл
fact-partner-holds-two-suits = у партнёра две масти
fact-legal-cards = карты, которые он мог сыграть
fact-opponents-played-after = оппоненты, сыгравшие после него
fact-tricks-without-infraction = взяток разыгрывающего без нарушения
fact-hands = расклад
ask-hands = Дайте, пожалуйста, все четыре руки.
fact-tricks = запись розыгрыша
ask-tricks = Дайте, пожалуйста, взятки карта за картой.
fact-penalty-cards = штрафные карты
fact-required-suit = указанная масть
fact-restored-card = найденная карта
fact-claim-after = претензия, закончившая розыгрыш
fact-inquirer = кто спросил
ask-inquirer = Кто спросил про фальшренонс?
choice-inquirer-declarer = разыгрывающий
choice-inquirer-dummy = болван
choice-inquirer-defender = вистующий
fact-asked = кого спросили
ask-asked = Кого спросили?
choice-asked-declarer = разыгрывающего
choice-asked-dummy = болвана
choice-asked-partner-defender = партнёра по висту
choice-asked-opponent-defender = вистующего
fact-allowed-by-regulation = вистующим разрешено спрашивать друг друга
fact-revoke-found = фальшренонс был
ask-revoke-found = Нашёлся ли после вопроса фальшренонс?
