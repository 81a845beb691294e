## Условия исходов: факты с несколькими значениями и те, что обычно считаются само собой

when-fault-found-before-last-card-dealt = это нашли до сдачи последней карты
when-fault-found-before-auction-period = это нашли, пока карт ещё не брали
when-fault-found-before-first-call = это нашли до первой заявки
when-fault-found-after-first-call = это нашли после первой заявки
when-fault-found-after-play = это нашли после розыгрыша
when-count-found-before-wrong-hand-called = игрок с неверным числом карт ещё не заявлял
when-count-found-during-auction-or-play = это вышло позже в торговле или в розыгрыше
when-count-found-after-play = это вышло после розыгрыша
when-surplus-from-short-hand = в другой руке с самого начала карты не хватало
when-surplus-from-another-pack = лишняя карта — из чужой колоды
when-surplus-from-trick-missed = в одну из взяток он не сыграл
when-played-before-none = никто из четверых эту сдачу не играл
when-played-before-some = кто-то из четверых эту сдачу уже играл
when-board-stage-auction = идёт торговля
when-board-stage-play = идёт розыгрыш
when-board-stage-finished = розыгрыш окончен
when-source-hesitation = это была пауза
when-source-question = это был вопрос
when-source-remark = это была реплика
when-source-alert = это был алерт
when-source-explanation = это было объяснение
when-source-missing-alert = алерта не было
when-source-manner = это был жест или манера
when-source-mistaken-explanation = это было ошибочное объяснение
when-source-fast-action = это была слишком быстрая заявка или игра
when-source-told-hand = он сказал партнёру, что у него за рука или как понимать заявку
when-when-received-before-first-call = об этом узнали до первой заявки
when-when-received-during-auction-or-play = об этом узнали во время торговли или розыгрыша
when-when-received-after-play = об этом узнали после розыгрыша
when-asker-player-to-call = спрашивает тот, чья очередь заявлять
when-asker-player-not-to-call = спрашивает игрок не в свою очередь
when-asker-barred-player = спрашивает обязанный пасовать
when-asker-presumed-declarer = спрашивает разыгрывающий
when-asker-presumed-dummy = спрашивает болван
when-asker-leader = спрашивает атакующий
when-asker-leaders-partner = спрашивает партнёр атакующего
when-who-explainer = ошибку заметил сам объяснявший
when-who-partner-of-explainer = ошибку заметил партнёр объяснявшего
when-relation-same-or-similar = смысл тот же или близкий
when-relation-subset = она показывает часть того смысла
when-relation-same-purpose = цель у неё та же
when-relation-none = ничего из этого нет
when-cause-mechanical = рука взяла не ту карточку
when-cause-slip-of-tongue = это оговорка
when-cause-changed-mind = он передумал
when-cause-lapse-of-concentration = он потерял внимание
when-cause-misread-hand = он не так увидел руку или торговлю
when-inadmissible-double = это контра
when-inadmissible-redouble = это реконтра
when-inadmissible-action-while-barred = игрок был обязан пасовать
when-inadmissible-above-seven = назначение выше семи
when-dummy-act-prevent-irregularity = болван пытался предотвратить нарушение
when-dummy-act-ask-declarer-revoke = болван спросил разыгрывающего, нет ли у него масти
when-dummy-act-ask-defender = болван спросил вистующего, нет ли у него масти
when-dummy-act-point-out-irregularity = болван указал на нарушение
when-dummy-act-count-tricks = болван считал взятки
when-dummy-act-call-director = болван позвал судью
when-dummy-act-suggest-play = болван подсказал игру
when-dummy-act-touch-card = болван без указания тронул или показал карту
when-dummy-act-look-at-hand = болван заглянул в руку вистующего
when-dummy-act-exchange-hands = болван поменялся руками с разыгрывающим
when-dummy-act-leave-seat = болван ушёл смотреть за разыгрывающим
when-dummy-act-warn-wrong-hand = болван сказал разыгрывающему, с какой руки ход
when-dummy-act-answer-director = болван ответил судье
when-player-role-defender = это карта вистующего
when-player-role-declarer = это карта разыгрывающего
when-player-role-dummy = это карта болвана
when-card-position-partner-could-see = её держали так, что партнёр мог видеть
when-card-position-opponent-only = её видели только оппоненты
when-card-position-near-table = она была открыта на столе или почти на столе
when-card-position-held-as-played = её держали как сыгранную
when-card-position-dropped = её уронили
when-card-position-touched-by-declarer = разыгрывающий тронул её намеренно
when-card-position-touched-arranging = её тронули, поправляя карты
when-card-position-named = её назвали
when-retraction-reason-comply-rectification = этого требует исправление
when-retraction-reason-correct-illegal-play = исправляют незаконную игру
when-retraction-reason-changed-designation = исправили обмолвку
when-retraction-reason-opponent-changed = оппонент сменил карту
when-retraction-reason-told-his-turn = оппонент сказал, что его очередь
when-retraction-reason-misexplained = оппонент неверно объяснил
when-retraction-reason-change-of-mind = он передумал
when-how-dropped = карту уронили
when-how-held-visible = карту держали так, что её видно
when-how-named = карту назвали как имеющуюся
when-how-led-out-of-turn = картой пошли вне очереди
when-how-premature-play = картой сыграли раньше времени
when-how-corrected-revoke = карту забрали после фальшренонса
when-how-shown-with-trick-statement = карту показали с заявлением об этой взятке
when-how-shown-with-claim = карту показали с претензией или уступкой
when-how-fifth-card = это пятая карта во взятке
when-how-after-opening-lead-out-of-turn = это было после первого хода вне очереди
when-led-from-declarer = пошли со своей руки
when-led-from-dummy = пошли со стола
when-chose-first-next-defender = первым сказал следующий по очереди
when-chose-first-other-defender = первым сказал другой вистующий
when-players-involved-two-players = сыграли двое
when-players-involved-one-hand = с одной руки сыграли несколько карт
when-visible-one = видна одна карта
when-visible-several = видно несколько карт
when-played-by-non-offender = сыграла невиновная сторона
when-played-by-offending-side = сыграла нарушившая сторона
when-played-by-defender-after-required-retraction = вистующий сыграл, когда разыгрывающий уже должен был отменить ход
when-requester-declarer = просит разыгрывающий
when-requester-dummy = просит болван
when-requester-defender = просит вистующий
when-quitted-own-card-faced = его карта ещё открыта
when-quitted-own-card-turned = свою карту он перевернул
when-quitted-all-turned = карты перевернули все
when-quitted-play-over = розыгрыш закончен
when-card-fault-omitted = с одной руки не сыграли
when-card-fault-too-many = с одной руки сыграли лишнюю карту
when-card-fault-not-among-quitted = среди закрытых карт нет той, которой сыграли
when-offender-defender = это сделал вистующий
when-offender-declarer = это сделал разыгрывающий со своей руки
when-offender-dummy = это карта болвана
when-own-side-won-none = его сторона не взяла ни ту взятку, ни последующих
when-own-side-won-that-trick = его сторона взяла ту взятку
when-own-side-won-later-trick = его сторона взяла одну из последующих
when-inquirer-declarer = спросил разыгрывающий
when-inquirer-dummy = спросил болван
when-inquirer-defender = спросил вистующий
when-asked-declarer = спросили разыгрывающего
when-asked-dummy = спросили болвана
when-asked-partner-defender = спросили партнёра по висту
when-asked-opponent-defender = спросили вистующего
when-claimer-declarer = с претензией выступил разыгрывающий
when-claimer-defender = с претензией выступил вистующий
when-claimer-dummy = с претензией выступил болван
when-lost-trick-already-won = эта взятка была уже взята
when-lost-trick-cannot-lose-normally = при нормальной игре эту взятку не отдать
when-lost-trick-likely-won = эта взятка вероятно была бы взята
when-lost-trick-unlikely-won = эта взятка вряд ли была бы взята
when-conceded-trick-already-won = уступленная взятка была уже взята
when-conceded-trick-contract-already-decided = контракт был уже выполнен или посажен
when-conceded-trick-not-losable-legally = никакой законной игрой взятку не отдать
when-conceded-trick-not-losable-normally = никакой нормальной игрой взятку не отдать
when-conceded-trick-losable-normally = небрежной, но нормальной игрой взятку отдать можно
when-score-fault-wrong-entry = согласованное неверно записали или подсчитали
when-score-fault-trick-count-disputed = спорят о числе взяток
when-score-fault-claim-disputed = спорят о претензии или уступке
when-within-correction-period = { $yes ->
    [1] период коррекции ещё идёт
   *[0] период коррекции истёк
}
when-round-ended = { $yes ->
    [1] тур окончен
   *[0] тур ещё идёт
}
when-next-player-acted = { $yes ->
    [1] следующий игрок уже заявил или сыграл
   *[0] следующий игрок ещё не заявил и не сыграл
}
when-next-hand-played = { $yes ->
    [1] следующая рука уже сыграла на этот ход
   *[0] следующая рука на этот ход ещё не сыграла
}
when-partner-acted = { $yes ->
    [1] его партнёр с тех пор заявил или сыграл
   *[0] его партнёр с тех пор ничего не сделал
}
when-agreement-proved = { $yes ->
    [1] есть доказательство, что соглашение такое
   *[0] доказательства, что соглашение такое, нет
}
when-partner-could-see = { $yes ->
    [1] его партнёр мог её видеть
   *[0] его партнёр видеть её не мог
}
when-result-obtained = { $yes ->
    [1] результат за столом получен
   *[0] результата за столом нет
}
when-opening-lead-faced = { $yes ->
    [1] атака уже открыта
   *[0] атака ещё не открыта
}
when-all-hands-returned = { $yes ->
    [1] все руки уже в коробке
   *[0] не все руки ещё в коробке
}
when-auction-period-over = { $yes ->
    [1] период торговли окончен
   *[0] период торговли ещё не окончен
}
