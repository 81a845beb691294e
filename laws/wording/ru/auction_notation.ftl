## Чтение торговли, как её записали

error-auction-empty = Заявок в этой торговле я не вижу.
error-auction-too-long = В торговле { $given } знаков; прочитать можно не больше { $expected }.
error-auction-not-a-call = Заявка { $number }: «{ $call }» — не заявка. Бывают 1♣–7БК, пас, контра (X) и реконтра (XX).
error-auction-level = Заявка { $number }: «{ $call }» — не назначение; уровни от одного до семи.
error-auction-insufficient = Заявка { $number }: { CALL($call) } после { CALL($last) } недостаточно.
error-auction-double = Заявка { $number }: контрить здесь этому игроку нечего.
error-auction-redouble = Заявка { $number }: контры, на которую этот игрок мог бы дать реконтру, нет.
error-auction-over = Заявка { $number }: «{ CALL($call) }» сделана после конца торговли.
error-auction-seat = Заявка { $number }: «{ $call }» записана за игроком: { WHO($seat) }, а очередь была другого: { WHO($expected) }.
error-auction-row-too-long = В этой строке больше четырёх заявок: «{ $row }».
error-auction-bracket-open = Скобка не закрыта: «{ $call }».
error-auction-alert-of-nothing = «{ $call }» отмечает алерт, но заявки перед этим нет.
error-auction-dealer-unknown = Кто сдавал? По торговле этого не видно.
