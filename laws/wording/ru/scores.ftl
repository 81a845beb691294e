## Правила 77 и 78: очки, ИМПы, матч-пункты и как называются величины

situation-contract-score = Запись за контракт

# Величины
score-amount = { $unit ->
    [imps] { $value } { $value ->
        [one] ИМП
        [few] ИМПа
        [many] ИМПов
       *[other] ИМПа
    }
    [matchpoints] { $value } { $value ->
        [one] матч-пункт
        [few] матч-пункта
        [many] матч-пунктов
       *[other] матч-пункта
    }
    [percent] { $value } %
   *[points] { $value } { $value ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
}
score-amount-ns = { $unit ->
    [imps] { $ns } { $ns ->
        [one] ИМП
        [few] ИМПа
        [many] ИМПов
       *[other] ИМПа
    }
    [matchpoints] { $ns } { $ns ->
        [one] матч-пункт
        [few] матч-пункта
        [many] матч-пунктов
       *[other] матч-пункта
    }
    [percent] { $ns } %
   *[points] { $ns } { $ns ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
}
score-amount-ew = { $unit ->
    [imps] { $ew } { $ew ->
        [one] ИМП
        [few] ИМПа
        [many] ИМПов
       *[other] ИМПа
    }
    [matchpoints] { $ew } { $ew ->
        [one] матч-пункт
        [few] матч-пункта
        [many] матч-пунктов
       *[other] матч-пункта
    }
    [percent] { $ew } %
   *[points] { $ew } { $ew ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
}

# Итоги
score-worth-imps = в ИМПах Север-Юг { $imps_ns }, Восток-Запад { $imps_ew }
score-worth-matchpoints = в матч-пунктах Север-Юг { $matchpoints_ns }, Восток-Запад { $matchpoints_ew }
score-worth = { $beside ->
    [imps] { "; " }{ score-worth-imps }
    [matchpoints] { "; " }{ score-worth-matchpoints }
    [imps_matchpoints] { "; " }{ score-worth-imps }; { score-worth-matchpoints }
   *[none] { "" }
}
score-verdict-made = { CONTRACT($contract, by: 0) }, контракт выполнен: { POINTS($points) } стороне разыгрывающего{ score-worth }.
score-verdict-failed = { CONTRACT($contract, by: 0) }, контракт не выполнен: { POINTS($points) } вистующим{ score-worth }.
score-verdict-passed-out = Все спасовали: обеим сторонам ноль{ $beside ->
    [none] { "" }
   *[other] { score-worth }
}.
score-verdict-adjusted = { $kind ->
    [artificial] Искусственный компенсирующий результат
    [weighted] Взвешенный результат
    [split] Компенсирующий результат, сторонам разный
   *[assigned] Назначенный результат
}: Север-Юг { score-amount-ns }, Восток-Запад { score-amount-ew }.

# Шаги
score-passed-out = Четыре паса: каждой стороне записывают ноль.
score-tricks = Заказанные и взятые взятки, { CALL($bid) }{ $doubled ->
    [1] { " " }с контрой
    [2] { " " }с реконтрой
   *[0] { "" }
}: { $points }.
score-partscore = За взятки меньше 100, это частичная запись: { $points }.
score-game = За взятки 100 или больше, это гейм { $vulnerable ->
    [0] до зоны
   *[other] в зоне
}: { $points }.
score-small-slam = Малый шлем заказан и выигран { $vulnerable ->
    [0] до зоны
   *[other] в зоне
}: ещё { $points }.
score-grand-slam = Большой шлем заказан и выигран { $vulnerable ->
    [0] до зоны
   *[other] в зоне
}: ещё { $points }.
score-doubled-made = { $doubled ->
    [1] Выполнен контракт с контрой
   *[2] Выполнен контракт с реконтрой
}: { $points }.
score-overtricks = { $tricks ->
    [one] { $tricks } лишняя взятка
    [few] { $tricks } лишние взятки
    [many] { $tricks } лишних взяток
   *[other] { $tricks } лишней взятки
}{ $doubled ->
    [1] { " " }с контрой
    [2] { " " }с реконтрой
   *[0] { "" }
}, по { $each }: { $points }.
score-undertricks = { $tricks ->
    [one] Недобрана { $tricks } взятка
    [few] Недобраны { $tricks } взятки
    [many] Недобрано { $tricks } взяток
   *[other] Недобрано { $tricks } взятки
} { $vulnerable ->
    [0] до зоны
   *[other] в зоне
}{ $doubled ->
    [1] { " " }с контрой
    [2] { " " }с реконтрой
   *[0] { "" }
}: { $values } = { $points }.
score-imps = У Севера-Юга { $own }, за другим столом { $other }: разность { $difference }, это { $value } { $value ->
    [one] ИМП
    [few] ИМПа
    [many] ИМПов
   *[other] ИМПа
}.
score-matchpoints = Запись Севера-Юга { $own } лучше { $beaten } и равна { $equal } из остальных: 2 × { $beaten } + { $equal } = { $value } из { $top }.
score-knockout-average = В игре на выбывание результаты { $own } и { $other }, каждый со своей стороны, не сходятся: среднее для Севера-Юга { $value }.

# Противоречия
field-of-one = Матч-пункты получаются из сравнения записей, а сравнивать не с чем: дайте записи других столов.
top-does-not-fit-field = Топ сдачи не подходит к числу результатов: при n результатах он 2 × (n - 1), в половинках n - 1, а больше бывает, только когда результатов не хватает.
