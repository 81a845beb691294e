## Правила 68–71: претензии и уступки

situation-claim = Претензия на взятки или уступка
situation-claim-acceptance-withdrawal = Отказ от согласия с претензией
situation-concession-cancelled = Отмена уступки

who-claimers-partner = партнёр претендующего
    .gen = партнёра претендующего
    .dat = партнёру претендующего
    .acc = партнёра претендующего
    .ins = партнёром претендующего
    .pre = партнёре претендующего

# Решения
claim-verdict-good = Претензия принимается: претендующему { TRICKS($n, case: "acc") }{ $opponents ->
    [0] .
   *[other] , оппонентам { $opponents }.
}
claim-verdict-less = В заявленном виде претензия не принимается: претендующему { TRICKS($n, case: "acc") }, оппонентам { $opponents }.
claim-verdict-more = Уступлено лишнее: претендующему { TRICKS($n, case: "acc") }{ $opponents ->
    [0] .
   *[other] , оппонентам { $opponents }.
}
claim-verdict-not-settled = Не рассчитано до конца: у претендующего от { $low } до { $high } взяток, в этих пределах решает судья.
claim-verdict-director = Зовите судью: спор о претензии решает он; до его прихода никто ничего не делает.
claim-verdict-play-stopped = Претензия остановила розыгрыш: сыгранное после неё не фальшренонс, взяток и штрафных карт за него нет; судья решает по самой претензии.
claim-verdict-no-claim = Это не претензия: розыгрыш продолжается.
claim-verdict-no-concession = Уступки не было: партнёр тут же возразил, розыгрыш продолжается.
claim-verdict-agreed = Претензию никто не оспаривает: сдача записывается, как заявлено.
claim-verdict-played-on = Претензия не действует, засчитывается то, что сыграли.
claim-verdict-point-good = Спорная взятка остаётся за заявившим претензию; если больше ничего не вызывает сомнений, претензия остаётся в силе.
claim-verdict-point-lost = Из-за этого оппонентам { $n ->
    [one] достаётся
   *[other] достаются
} { TRICKS($n) }.
agreement-verdict-back = Согласие отозвано: согласившейся стороне { $n ->
    [one] возвращается
   *[other] возвращаются
} { TRICKS($n) }, сдачу пересчитывают.
agreement-verdict-stays = Согласие остаётся в силе, результат не меняется.
concession-verdict-cancelled = Уступка отменяется: уступившей стороне { $n ->
    [one] возвращается
   *[other] возвращаются
} { TRICKS($n) }, сдачу пересчитывают.
concession-verdict-stands = Уступка остаётся в силе.

# Что такое претензия (68)
claim-current-trick-only = Речь только о текущей взятке: это ни претензия, ни уступка.
claim-shown-cards-no-penalty = Карты, которые вистующий при этом показал, штрафными не становятся.
claim-not-by-dummy = Словами претендовать могут только разыгрывающий и вистующие, болван не может.
claim-dummy-takes-no-part = Болван в розыгрыше не участвует и говорить такого не вправе.
claim-made = Названо число взяток стороны, предложено не доигрывать или показаны карты: это претензия или уступка.
claim-rest-conceded = Заявлено: { TRICKS($n) }; остальное, если что-то осталось, уступлено.
claim-partner-objects = Вистующий уступал взятки, а партнёр тут же возразил: уступки нет, розыгрыш продолжается.
claim-partner-may-not-use = { $player ->
    [claimers_partner] Партнёр уступавшего
   *[other] { WHO($player, cap: 1) }
} не вправе пользоваться тем, что услышал и увидел.
claim-nobody-doubts = Претензию никто не оспаривает.
claim-agreement = Кто согласился и не возразил до своей заявки в другой сдаче или до конца тура, тот согласие дал; взятки считаются как сыгранные.
claim-all-four-agree = Доиграть попросила другая сторона, и все четверо согласны.
claim-void-result-stands = Претензии как не было, её не разбирают; показанное и сказанное никого не связывает, засчитывается то, что сыграли.
claim-play-has-ceased = Претензия кончает розыгрыш: доигрывать нельзя, даже если согласны все.
claim-only-other-side-may-ask = Просить доиграть может только другая сторона; желание самого претендующего такого права не даёт.
claim-one-does-not-agree = Доигрывать согласны не все, поэтому решает судья.
claim-all-four-must-agree = Доигрывать можно, только если согласны все четверо; иначе решает судья.
claim-option-director = Зовут судью, и претензию рассудит он.
claim-option-play-on = Вправе попросить доиграть: если согласны все четверо, претензия не действует и засчитывается сыгранное.
claim-later-play-void = Сыгранное после претензии не считается.
claim-later-play-evidence = Сыгранное после претензии не результат, но судья может по нему судить, как пошла бы игра.
claim-doubted = { $who ->
    [dummy] Оспорить претензию вправе и болван
   *[other] Претензия оспорена
}: зовут судью и до его прихода ничего не делают.

# Спорные претензии (70)
claim-doubt-against-claimer = Результат должен быть справедлив к обеим сторонам, но всякое сомнение толкуется против претендующего.
claim-hands-must-be-faced = Все оставшиеся карты открывают на столе.
claim-hands-may-be-faced = Судья вправе велеть открыть оставшиеся карты.
claim-held-to-statement = Претендующий повторяет то, что сказал тогда, и этого держатся.
claim-no-statement = Плана претендующий не назвал; добавленное теперь заявленным не считается.
claim-trump-mentioned = Об оставшемся козыре он сказал, сам по себе козырь оппонентам ничего не даёт.
claim-trump-not-mentioned = Об оставшемся козыре он ничего не сказал.
claim-trump-forgotten = Об оставшемся козыре он не сказал, мог о нём забыть, и при нормальной игре на него теряется { TRICKS($n) }.
claim-trump-possibly-forgotten = Возможно, об оставшемся козыре он не знал.
claim-trump-could-cost = При нормальной игре на этого козыря теряется взятка.
claim-trump-known = Об оставшемся козыре он знал: считаем, что сначала отберёт его.
claim-trump-harmless = Оставшийся козырь ни при какой нормальной игре взятки не возьмёт.
claim-card-proven = Оппонент уже показал ренонс, и где недостающая карта, видно всем: по ней он и сыграет.
claim-card-irrational-otherwise = Играть иначе было бы бессмысленно, поэтому незаявленный план принимается.
claim-card-guess = Незаявленный план проходит, только если карта у одного оппонента, а не у другого: считаем, что он ошибётся; цена ошибки — { TRICKS($n) }.
claim-card-guess-unseen = Незаявленный план проходит, только если карта у одного оппонента, а не у другого: он не принимается.
claim-order-top-down = Если порядок в масти не назван, считаем, что её играют сверху.
claim-order-any = Карты, которые он считает равными, он может играть в любом порядке: берём худший.
claim-high-cards-kept = На снос считаем младшую карту, а старшую в масти только если сносить больше нечего: сносить её было бы ненормально.
claim-high-cards-thrown = Он может снести и старшую в масти карту, хотя есть другая: берём худший снос.
claim-concession-too-much = Из уступленного { TRICKS($n, case: "acc") } отдать невозможно: в этой части уступка отменяется.
claim-worse-line = Нормальный розыгрыш в пределах сказанного даёт только { TRICKS($n, case: "acc") }; лучший, но не заявленный, не принимается.
claim-worse-line-unseen = Есть нормальный розыгрыш хуже, поэтому лучший, не заявленный, не принимается.
claim-no-worse-line = Нормального розыгрыша хуже нет: молчание ничего не стоит.
claim-partner-may-err = Претензия зависит от того, что из нормального выберет партнёр, а он может ошибиться: остаётся { TRICKS($n) }.
claim-partner-may-err-unseen = Претензия зависит от того, что из нормального выберет партнёр: в этой части она не принимается.
claim-no-line-makes-more = При лучшей игре оппонентов никакой нормальный розыгрыш не даёт больше чем { TRICKS($n, case: "acc") }.
claim-every-line = Всякий нормальный розыгрыш даёт не меньше чем { TRICKS($n, case: "acc") }.
claim-any-legal-play = Даже самая небрежная законная игра оставляет претендующему не меньше чем { TRICKS($n, case: "acc") }.
claim-line-trick = Взятка { $number }: ходит { WHO($leader) }, { CARDS($cards) }; берёт { WHO($winner) }{ $reason ->
    [stated] { " " }(как заявлено)
    [free] { " " }(не заявлено: первой может пойти любая масть)
    [draws] { " " }(отбирает козыри)
    [partner] { " " }(партнёр может сыграть и так)
    [guess] { " " }(недостающую карту он не угадал)
    [ruffed] { " " }(убито оставшимся козырем)
    [begun] { " " }(текущая взятка)
   *[opponents] { "" }
}.

# Согласие (69)
agreement-established = Кто согласился и не возразил до своей заявки в другой сдаче или до конца тура, тот согласие дал.
agreement-not-established = Его сторона ещё не заявляла в другой сдаче, и тур не кончился: возражение сделано вовремя, согласия нет.
agreement-contested-instead = Претензия считается оспоренной, и всё сомнительное толкуется против претендующего.
agreement-period-over = Период коррекции истёк: отозвать согласие уже нельзя.
agreement-period-open = Период коррекции ещё идёт.
agreement-already-won = { TRICKS($n, case: "acc") } из отданного его сторона на самом деле уже взяла.
agreement-cannot-lose-normally = Никакая нормальная игра оставшимися картами не отдала бы { TRICKS($n, case: "acc") } из отданного согласием.
agreement-likely-won = Продолжись розыгрыш, его сторона вероятно взяла бы ещё { TRICKS($n, case: "acc") }.
agreement-likely-won-not-enough = В этой редакции мало, что взятка вероятна: её не должна отдавать никакая нормальная игра.
agreement-unlikely-won-not-enough = Вряд ли его сторона взяла бы эту взятку: согласие не отзывается.

# Уступки (71)
concession-period-over = Уступка остаётся в силе; после периода коррекции её уже не отменить.
concession-already-won = Уступленная взятка на самом деле была уже взята.
concession-contract-already-decided = Контракт был уже выполнен или уже посажен, а уступили обратное.
concession-not-losable-legally = Никакая законная игра оставшимися картами не отдала бы эту взятку.
concession-not-losable-normally = Никакая нормальная игра оставшимися картами не отдала бы эту взятку.
concession-irrational-not-normal = Нормальная игра бывает небрежной или слабой, но не бессмысленной.
concession-too-late = Такую уступку отменяют лишь до заявки уступившей стороны в другой сдаче и до конца тура.
concession-losable = Небрежная, но нормальная игра могла отдать эту взятку.

# Что решает судья
judge-unaware-of-trump = Есть ли хоть какая-то вероятность, что об оставшемся козыре претендующий не знал?
judge-other-line-irrational = Было бы бессмысленно играть не по незаявленному плану?
judge-trump-could-cost = Могла ли какая-нибудь нормальная, пусть небрежная, игра отдать взятку на этого козыря?
judge-worse-line-normal = Есть ли другой нормальный розыгрыш, пусть небрежный или слабый, который даёт меньше?
claim-judge-information = Получил ли { WHO($player) } несанкционированную информацию и воспользовался ли ею?
claim-judge-dummy-information = Подсказали ли слова болвана что-нибудь разыгрывающему и воспользовался ли он этим?
claim-judge-premature = Показана или сыграна ли какая-нибудь карта раньше времени?
claim-judge-shown-cards = Здесь закон не говорит, что делать с показанными картами уступавшего: штрафные ли они?
claim-judge-adjudicate = Какой результат справедлив к обеим сторонам, если сомнения толкуются против претендующего? По всем оставшимся картам, козырю и руке, которая ходит, это можно рассчитать.
claim-judge-trump = Остался ли козырь, о котором претендующий не сказал и мог забыть?
claim-judge-line = Есть ли в пределах сказанного нормальный розыгрыш хуже?
claim-judge-missing-card = Зависит ли незаявленный план от того, у кого из оппонентов карта?
claim-judge-normal = Верно ли для этого претендующего выбраны нормальные розыгрыши? Они оставляют ему { TRICKS($n, case: "acc") }; любая законная игра, даже самая небрежная, оставляет не меньше { $low }.
claim-judge-not-settled = Какой розыгрыш нормален и хуже всех? Расчёт дошёл до пределов от { $low } до { $high } взяток.
claim-judge-show-out = Считать ли, что претендующий заметит, что масть не разложилась? Тогда у него { TRICKS($n) }.
agreement-judge-likely = Вероятно ли, что при продолжении розыгрыша эта сторона взяла бы взятку?
concession-judge-normal = Верно ли для этого игрока выбраны нормальные розыгрыши? Они оставляют ему { TRICKS($n, case: "acc") }.

# Примечания
claim-note-order = Считаем, что масть играют сверху. При любом порядке у претендующего могло бы быть только { TRICKS($n) }.
claim-note-high-cards = Считаем, что старшую в масти карту претендующий не сносит, пока есть другая. Иначе у него могло бы быть только { TRICKS($n) }.
claim-note-unread = В заявлении не понято и не учтено: { $steps }.
claim-note-cards-incomplete = Для расчёта нужны все оставшиеся карты четырёх рук, козырь и рука, которая ходит.

# Противоречия
ending-needs-four-hands = Нужны все четыре руки со всеми мастями.
ending-hand-sizes = Руки не сходятся ({ $given }): вместе с картами на столе у всех должно быть поровну, не больше 13. Проверьте, нет ли пропавшей или лишней карты.
ending-revoke-on-table = Карта текущей взятки ({ $given }) не в масть, хотя эта масть у игрока ещё есть. Проверьте руку или взятку.
ending-rest-does-not-fit = Оставшиеся карты нельзя разложить так, чтобы в руках было поровну.
claim-more-than-remain = Заявлено или посчитано больше взяток, чем оставалось. Исправьте число или руки.
claim-tricks-left-differ = Оставалось взяток столько, сколько карт в самой длинной руке, а названо другое число. Исправьте что-нибудь одно.
claim-more-in-doubt-than-claimed = Под сомнением больше взяток, чем заявлено. Исправьте одно из чисел.
claim-shown-out-yet-holds = Сказано, что игрок показал ренонс, а эта масть у него ещё есть. Исправьте что-нибудь одно.
agreement-more-than-claimed = Обратно просят больше взяток, чем было заявлено.
agreement-trick-never-won = Никакая законная игра этими картами не даёт согласившейся стороне такой взятки.
concession-losable-legally = Какая-то законная игра этими картами взятку всё же отдаёт.
concession-more-than-conceded = Обратно просят больше взяток, чем было уступлено.
concession-not-losable = Никакая законная игра этими картами взятку не отдаёт.

# Факты и вопросы
ask-claim-leader = Чей ход?
ask-claim-acceptance-withdrawal-leader = Чей был ход?
ask-concession-cancelled-leader = Чей был ход?
fact-current-trick = карты текущей взятки
fact-declarer-tricks-before = взятки разыгрывающего до претензии
fact-claimer = претендующий
ask-claimer = Кто заявил о взятках или уступил их?
ask-claim-acceptance-withdrawal-claimer = Кто выступил с претензией?
choice-claimer-declarer = разыгрывающий
choice-claimer-defender = вистующий
choice-claimer-dummy = болван
fact-tricks-left = сколько взяток оставалось
fact-played-after = после претензии играли дальше
fact-claimed-tricks = заявлено взяток
fact-order-in-suit = порядок в масти
choice-order-in-suit-top-down = сверху
choice-order-in-suit-any = любой
fact-notices-show-out = ренонс оппонента он замечает
fact-keeps-high-cards = старшую карту не сносит, пока есть другая
fact-concerns = о чём заявление
choice-concerns-tricks-to-come = о будущих взятках
choice-concerns-current-trick = только о текущей взятке
fact-doubted-by = кто оспаривает
choice-doubted-by-none = никто
choice-doubted-by-opponent = оппонент
choice-doubted-by-dummy = болван
choice-doubted-by-partner-of-conceder = партнёр уступившего
fact-partner-objected-at-once = партнёр уступавшего вистующего тут же возразил
fact-exposed = показанные карты
fact-stated-line = заявленный план
fact-outstanding-trump-mentioned = об оставшемся козыре сказано
fact-unaware-of-trump = мог не знать о козыре
fact-other-line-irrational = иначе играть бессмысленно
fact-shown-out = ренонс показан раньше
fact-play-on-asked-by = кто просил доиграть
choice-play-on-asked-by-none = никто
choice-play-on-asked-by-non-claiming-side = другая сторона
choice-play-on-asked-by-claiming-side = сторона претендующего
fact-all-four-agreed = доиграть согласны все четверо
fact-tricks-after-play-on = взятки претендующего при доигрывании
fact-doubtful-point = спорный пункт
choice-doubtful-point-none = не назван
choice-doubtful-point-outstanding-trump = оставшийся козырь
choice-doubtful-point-missing-card = у кого из оппонентов карта
choice-doubtful-point-partner-choice = что сыграет партнёр вистующего
choice-doubtful-point-unstated-line = незаявленный план
fact-tricks-in-doubt = взяток под сомнением
fact-trump-could-cost = нормальная игра отдаёт взятку на козыря
fact-worse-line-normal = есть нормальный розыгрыш хуже
fact-lost-trick = взятка, которую просят вернуть
ask-lost-trick = Что с взяткой, которую согласившаяся сторона просит вернуть?
choice-lost-trick-already-won = была уже взята
choice-lost-trick-cannot-lose-normally = при нормальной игре не отдать
choice-lost-trick-likely-won = вероятно была бы взята
choice-lost-trick-unlikely-won = вряд ли была бы взята
fact-lost-tricks = сколько взяток просят вернуть
fact-called-next-board = кто уже заявлял в другой сдаче
choice-called-next-board-none = никто
choice-called-next-board-offending-side = сторона, которая ошиблась
choice-called-next-board-non-offending-side = другая сторона
choice-called-next-board-both = обе стороны
fact-conceded-trick = уступленная взятка
ask-conceded-trick = Что это была за взятка?
choice-conceded-trick-already-won = была уже взята
choice-conceded-trick-contract-already-decided = контракт был уже выполнен или посажен
choice-conceded-trick-not-losable-legally = не отдать никакой законной игрой
choice-conceded-trick-not-losable-normally = не отдать никакой нормальной игрой
choice-conceded-trick-losable-normally = небрежной, но нормальной игрой отдать можно
fact-conceded-tricks = сколько взяток просят вернуть
