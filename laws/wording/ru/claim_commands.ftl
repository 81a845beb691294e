## Команда /претензия: названия, форма, карточка и что может быть не так

command-claim = претензия
command-claim-about = Рассчитать претензию на взятки точно: оставшиеся карты четырёх рук и что было заявлено
command-claim-trump = козырь
command-claim-trump-about = Козырная масть
command-claim-leader = ход
command-claim-leader-about = Чей ход; если взятка начата, кто в неё пошёл
command-claim-claimer = претендующий
command-claim-claimer-about = Кто заявил о взятках или уступил их
command-claim-tricks = взятки
command-claim-tricks-about = Сколько из оставшихся взяток он заявил себе; обычно все
command-claim-declarer = разыгрывающий
command-claim-declarer-about = Если претендует не разыгрывающий: кто разыгрывает
command-claim-trick = стол
command-claim-trick-about = Карты начатой взятки по порядку от пошедшего: ♠Т ♠2
command-claim-outstanding = остаток
command-claim-outstanding-about = Что с оставшимся козырем, если он у оппонентов
command-claim-shown-out = ренонс
command-claim-shown-out-about = Кто из оппонентов уже показал ренонс: З п, В ч
command-seat-n = Север
command-seat-e = Восток
command-seat-s = Юг
command-seat-w = Запад
command-trump-s = ♠ пики
command-trump-h = ♥ червы
command-trump-d = ♦ бубны
command-trump-c = ♣ трефы
command-trump-n = без козыря
command-outstanding-mentioned = о нём сказано
command-outstanding-forgotten = мог о нём забыть
command-outstanding-known = о нём знал

claim-form-title = Оставшиеся карты и заявление
claim-form-hand = { WHO($seat, cap: 1) }
claim-form-hand-about = ♠ТК10 ♥Д ♦- ♣95 или все четыре руки сразу. Неизвестная рука: ?, за ним её возможные карты
claim-form-statement = Что заявил претендующий
claim-form-statement-about = Его словами: «добираю козырей, потом бубны»; пусто, если плана не было
claim-mend = Изменить карты

claim-judged-apart = Зависит от того, что найдёт судья:
claim-layouts = { $complete ->
    [0] Рассмотрено { $n ->
        [one] { $n } размещение
        [few] { $n } размещения
       *[other] { $n } размещений
    } неизвестных карт, это не все; решение дано для худшего из них.
   *[other] Рассмотрены все размещения неизвестных карт, их { $n }; решение дано для худшего.
}
claim-bounds = Взятки претендующего, оставалось { $n }
claim-legal = При любой законной игре всех четверых: { $range }
claim-normal = При нормальной игре претендующего: { $range }
claim-double-dummy = При лучшей игре всех в открытую: { $range }
claim-exactly = ровно { $n }
claim-range = от { $low } до { $high }
claim-certain = Рассчитано точно: любой нормальный розыгрыш даёт одно и то же.
claim-searched = Рассчитано точно; что здесь нормально, решает судья.
claim-open = Рассчитано не до конца: это пределы, до которых дошёл расчёт.
claim-director = Что решить судье
claim-if-any-order = { $now ->
    [0] если порядок в масти любой
   *[other] если масть играют сверху
}
claim-if-notices = { $now ->
    [0] если ренонс оппонента он заметит
   *[other] если ренонса оппонента он не заметит
}
claim-if-throws-high = { $now ->
    [0] если старшую карту он мог бы и снести
   *[other] если старшую карту он не снесёт, пока есть другая
}
claim-if-unaware = { $now ->
    [0] если о козыре он мог забыть
   *[other] если о козыре он знал
}
claim-if-irrational = { $now ->
    [0] если играть иначе было бы бессмысленно
   *[other] если играть иначе можно
}
claim-judge-open = Какой розыгрыш в этих пределах нормален и хуже всех?
claim-then = взяток у претендующего: { $range }
claim-switch = Другие допущения
claim-understood = Претендует { WHO($claimer) }, разыгрывает { WHO($declarer) }, заявлено: { $claimed ->
    [all] все оставшиеся
   *[other] { $claimed }
}
claim-too-slow = Расчёт не уложился во время. Попробуйте ещё раз или дайте меньше карт.
claim-problem = { $code ->
    [card-twice] { CARD($given) } стоит дважды. Оставьте карту в одной руке; карту со стола в руке повторять не надо.
    [ending-hand-sizes] Руки не сходятся ({ $given }). Вместе с картами на столе у всех должно быть поровну, не больше 13: проверьте, не пропала ли карта.
    [ending-revoke-on-table] { $given }: эта карта взятки не в масть, хотя масть у игрока ещё есть. Проверьте руку или взятку.
    [ending-rest-does-not-fit] Карты после знака «?» ({ $given }) нельзя разложить так, чтобы в руках было поровну.
    [claim-rest-unknown] Рука неизвестна ({ $given }). Поставьте в её поле «?» и за ним карты, которые там могут быть.
    [claim-more-than-remain] Заявлено больше взяток, чем оставалось. Исправьте число или добавьте карты.
    [claim-shown-out-yet-holds] Сказано, что игрок показал ренонс, а эта масть у него ещё есть.
   *[other] Эти карты и ответы не сходятся: { $given }.
}

error-hands-empty = Карт нет. Наберите оставшиеся карты хотя бы двух рук, например ♠ТК10 ♥Д ♦- ♣95.
error-hands-card-twice = { CARD($given) } стоит дважды: { WHO($first) } и { WHO($seat) }. Оставьте карту в одной руке.
error-hands-no-suit = { WHO($seat, cap: 1) }: «{ $given }» стоит раньше масти. Начните с ♠, ♥, ♦, ♣ или п, ч, б, т.
error-hands-unread = { WHO($seat, cap: 1) }, знак { $place }: «{ $given }» не карта и не масть. Масти ♠♥♦♣ или п ч б т, карты Т К Д В 10 … 2, ренонс -.
error-claim-too-many-steps = В заявлении шагов { $given }, учесть можно не больше { $most }. Сократите его.
error-claim-more-than-left = Заявлено { TRICKS($given, case: "acc") }, а оставалось { $left }. Исправьте параметр «взятки» или добавьте карты.
error-claim-shown-out-holds = { WHO($seat, cap: 1) } показал ренонс: { SUIT($given, number: "pl") }, но эта масть есть в руке. Исправьте что-нибудь одно.
error-claim-trick-too-long = В начатой взятке { $given } карты, а бывает от одной до трёх; полная взятка уже сыграна.
error-claim-shown-out-unread = «{ $given }» не игрок и масть. Наберите, например: З п, В ч.
