## Дело за столом, которое ведёт судья

director-title = { $number ->
    [0] За столом
   *[other] Стол { $number }
}{ $board ->
    [0] { "" }
   *[other] { " · " }сдача { $board }
}
director-waits = Выберите, что случилось или что дальше, либо расскажите своими словами.
director-ended = Дело закрыто.
director-not-understood = Не уверен, какой это случай. Выберите его в списке или одно из толкований внизу.
director-clash = За столом ничего не изменилось. Отмените последний шаг или расскажите иначе.
director-apart = В остальном: { $verdict }
director-ask-unnamed = Одна штрафная карта не названа. Её владелец — { WHO($player) }. Какая это карта?

director-ask-declarer = Кто разыгрывает?
director-contract = Разыгрывающий
director-people = { WHO($declarer, cap: 1) }; болван — { WHO($dummy) }
director-turn = Ходит
director-leader = { WHO($player, cap: 1) }
director-lying = Штрафные карты на столе
director-nothing = нет
director-in-force = Действует
director-penalty-card = { CARD($card, cap: 1) }, { $rank ->
    [minor] младшая
   *[major] старшая
} штрафная карта, владелец — { WHO($player) }
director-restricted-lead-suit = { WHO($player, cap: 1) } обязан { $until } пойти в масть { SUIT($suit, number: "pl") }, если может.
director-restricted-not-lead-suit = { WHO($player, cap: 1) } не вправе { $until } ходить в масть { SUIT($suit, number: "pl") }.
director-restricted-play-highest = { WHO($player, cap: 1) } обязан { $until } сыграть самой старшей картой масти хода.
director-restricted-play-lowest = { WHO($player, cap: 1) } обязан { $until } сыграть самой младшей картой масти хода.
director-restricted-not-suit = { WHO($player, cap: 1) } не вправе { $until } играть картой масти { SUIT($suit, number: "pl") }.
director-restricted-play-card = { WHO($player, cap: 1) } обязан { $until } сыграть в масти { SUIT($suit, number: "pl") }, если можно и есть чем.
director-restricted-this-card = { WHO($player, cap: 1) } обязан { $until } сыграть { CARD($card) }.
director-until-this-trick = в эту взятку
director-until-retains-lead = до потери хода
director-until-first-lead = при первом своём ходе
director-pass-next-turn = { WHO($player, cap: 1) } обязан пасовать в свою следующую очередь.
director-pass-rest-of-auction = { WHO($player, cap: 1) } обязан пасовать до конца торговли.

director-event = Что случилось?
director-next = Что за столом дальше?
director-next-lead = Ходит { WHO($about) }
director-next-play = Играет во взятку { WHO($about) }
director-next-trick = Взятка сыграна
director-next-card = { CARD($about, cap: 1) }: карта сыграна
director-next-pass = { WHO($about, cap: 1) } спасовал
director-next-declarer = Разыгрывает { WHO($about) }
director-next-board = Следующая сдача
director-next-lift = Больше не действует: { $restriction }
director-choose = Что выбрали за столом
director-take-accept = принять
director-take-reject = не принимать
director-take-spread-hand = выложить руку
director-take-require-suit = { $known ->
    [0] потребовать масть
   *[other] потребовать { SUIT($suits, number: "pl") }
}
director-take-forbid-suit = { $known ->
    [0] запретить масть
   *[other] запретить { SUIT($suits, number: "pl") }
}
director-take-no-restriction = не ограничивать
director-take-play-highest = самую старшую в масти хода
director-take-play-lowest = самую младшую в масти хода
director-take-by = { WHO($player, cap: 1) }: { $choice }

director-tell = Рассказать
director-tell-label = Что случилось
director-tell-about = Своими словами; кто разыгрывает и что лежит на столе, уже известно
director-card-label = Штрафная карта
director-undo = Отменить
director-read = Зачитать
director-back = Назад к столу
director-take-over = Принять дело
director-end = Закончить
director-reopen = Открыть снова
director-lies = На столе: { $card }.
director-nothing-to-read = Зачитывать нечего.

director-not-yours = Здесь нажимает только судья, который ведёт это дело. Чтобы вести его самому, попросите его передать дело вам; тот, кто управляет сообщениями на этом сервере, может нажать «Принять дело».
director-no-files = Прикладывать файлы здесь нельзя, поэтому вести дело не получится. Начните его в канале, где это можно, или в личном сообщении.
error-director-cards = «{ $given }» — не штрафная карта вистующего. Назовите игрока и карту, разделяя точкой с запятой: З ♦9; В ♣2 младшая.
error-director-rank = «{ $given }»: скажите, младшая это штрафная карта или старшая, например: З ♦9 младшая.
error-director-restrictions = «{ $given }» — не ограничение хода. Пишите З не ♦, если ходить нельзя, или З только ♠, если пойти нужно.
error-director-card = «{ $given }» штрафной картой здесь быть не может. Пишите так: ♠Т, 10ч или C2.
error-director-time = «{ $given }» — не время суток. Пишите так: 21:40.
error-director-zone = «{ $given }» — не часовой пояс. Пишите разницу с UTC, например +3 или UTC+05:30, либо название вроде Europe/Moscow.
error-director-minutes = «{ $given }» — не число минут от 1 до { $most }.
error-director-number = «{ $given }»: номер сдачи и номер стола — число от 1 до 999.

director-more = Ещё
director-notes = Сдача и заметки
director-note-board = Сдача
director-note-board-about = Её номер
director-note-number = Стол
director-note-number-about = Его номер
director-note-pairs = Пары
director-note-pairs-about = Как вам удобно: 7 против 12
director-note-note = Заметки
director-note-note-about = Видны на карточке; хранятся в этом сообщении и больше нигде
director-noted-down = Заметки
director-pairs-are = Пары: { $pairs }
director-summary = Итог
director-summary-title = Решения{ $number ->
    [0] { "" }
   *[other] { " " }за столом { $number }
} (Правила { $edition } года)
director-summary-empty = Ни одного решения до конца не доведено.
director-summary-ruling = { $n }. { $board ->
    [0] { "" }
   *[other] Сдача { $board }.{ " " }
}{ $title }
director-summary-told = Со слов: { $told }
director-summary-facts = Установлено: { $facts }
director-summary-verdict = { $verdict } [{ $laws }]
director-summary-table = Осталось на столе:
director-summary-more = … { $n ->
    [one] ещё { $n } страница не поместилась
    [few] ещё { $n } страницы не поместились
   *[other] ещё { $n } страниц не поместилось
}.
director-score-out = Результаты вывешены сейчас
director-score-at = Результаты вывешены в…
director-zone = UTC+3
director-time-time = Время
director-time-time-about = Когда стали доступны официальные результаты, например 21:40; пусто — ещё нет
director-time-zone = Часовой пояс этих часов
director-time-zone-about = Разница с UTC, например +3, или название вроде Europe/Moscow
director-time-correction = Минут на исправления
director-time-correction-about = Период коррекции (79C): 30, если организатор не назначил иначе
director-time-appeal = Минут на апелляцию
director-time-appeal-about = Просить о решении и подать апелляцию (92B): 30, если организатор не назначил иначе
director-periods = Сроки
director-period-79c = Исправить запись [{ $law }] можно до { $at } ({ $left })
director-period-92b = Попросить о решении и подать апелляцию [{ $law }] можно до { $at } ({ $left })
director-hand-over = Передать дело…
director-offered = Дело передают: { $user }. Чтобы принять его, нажмите «Беру дело».
director-confirm = Беру дело
director-call-off = Не передавать
error-director-no-robot = Бот судить не может. Выберите человека.
error-director-have-it = Это дело и так ваше.
director-not-offered = Это дело передают не вам.
director-may-not-take-over = На этом сервере принять дело может тот, кто управляет сообщениями или сервером. Попросите судью, который ведёт дело, передать его вам: «Ещё» → «Передать дело…»
director-moved-on = Кто-то нажал раньше, и дело уже изменилось. Взгляните на карточку и нажмите ещё раз.

command-director-number = стол
command-director-number-about = Номер стола
command-director-pairs = пары
command-director-pairs-about = Пары, как вам удобно: 7 против 12
