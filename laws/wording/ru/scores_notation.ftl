## Что может быть не так с набранным результатом, протоколом или смесью и как это поправить

error-score-empty = Результата тут нет. Наберите, например, 4п=, 3бк+1 или 4п к -2 зона.
error-score-no-contract = На месте { $where } нет контракта: «{ $given }». Начните с уровня и масти: 4п или 3бк.
error-score-level = «{ $given }» не контракт: уровень бывает от 1 до 7.
error-score-doubled-too-often = «{ $given }»: контракт бывает без контры, с контрой (х) или с реконтрой (хх), и только.
error-score-no-result = В «{ $given }» нет результата. Добавьте =, +1, -2 или число взяток.
error-score-two-results = На месте { $where } второй результат: «{ $given }». Оставьте один.
error-score-tricks-impossible = «{ $given }» значит, что у разыгрывающего { TRICKS($tricks) }; бывает от 0 до 13. На уровне { $level } результат от -{ $most } до +{ $over }.
error-score-unread = На месте { $where } непонятно: «{ $given }». После контракта идут разыгрывающий (Запад), результат (=, +1, -2) и зона или до зоны.
error-score-needs-declarer = Кто играет { $where }? Добавьте игрока, например «Запад», иначе неясно, чья запись.
error-score-not-a-number = Строка { $line }, место { $column }: «{ $given }» не запись. Нужны очки со стороны Севера-Юга: 620 или -100.
error-score-of-no-contract = Строка { $line }, место { $column }: { $given } не даёт ни один контракт. Проверьте число.
error-score-frequency-unclear = Строка { $line }, место { $column }: «{ $given }» неясно. Сначала запись, потом сколько раз она встретилась: 620x4.
error-score-row-unclear = Строка { $line }: в «{ $given }» нужна одна запись, Севера-Юга или Востока-Запада.
error-score-count-not-a-number = Строка { $line }, столбец { $column }: «{ $given }» не число столов (от 1 до 999).
error-score-too-many-results = Строка { $line }: больше { $most } результатов прочесть нельзя.
error-score-field-too-small = { $given ->
    [0] Сравнивать не с чем
    [one] Из { $given } результата сравнения не выйдет
   *[other] Из { $given } результатов сравнения не выйдет
}: нужно не меньше { $least }.
error-score-no-weights = Взвешенных исходов тут нет. Наберите их так: 60% 4п=, 30% 4п-1, 10% 3п+1.
error-score-weight-missing = В части { $part }, «{ $given }», нужен ровно один вес больше нуля, например 60%.
error-score-weight-without-result = В части { $part }, «{ $given }», есть вес, но нет исхода. Добавьте его, например 4п= или 620.
error-score-weights-not-100 = В сумме веса дают { $given } %, а не 100 %: { $much ->
    [over] лишние { $off } %
   *[missing] не хватает { $off } %
}.
