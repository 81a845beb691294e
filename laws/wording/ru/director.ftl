## Дело за столом, которое ведёт судья

director-title = { $board ->
    [0] За столом
   *[other] За столом · сдача { $board }
}
director-waits = Выберите, что случилось или что дальше, либо расскажите своими словами.
director-ended = Дело закрыто.
director-not-understood = Не уверен, какой это случай. Выберите его в списке или одно из толкований внизу.
director-clash = За столом ничего не изменилось. Отмените последний шаг или расскажите иначе.
director-apart = В остальном: { $verdict }
director-ask-unnamed = Одна штрафная карта не названа. Её владелец — { WHO($player) }. Какая это карта?

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

director-tell = Что случилось
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

director-not-yours = Здесь нажимает только судья, который ведёт это дело. Чтобы вести его дальше самому, нажмите сначала «Принять дело».
director-no-files = Прикладывать файлы здесь нельзя, поэтому вести дело не получится. Начните его в канале, где это можно, или в личном сообщении.
error-director-cards = «{ $given }» — не штрафная карта вистующего. Назовите игрока и карту, разделяя точкой с запятой: З ♦9; В ♣2 младшая.
error-director-rank = «{ $given }»: скажите, младшая это штрафная карта или старшая, например: З ♦9 младшая.
error-director-restrictions = «{ $given }» — не ограничение хода. Пишите З не ♦, если ходить нельзя, или З только ♠, если пойти нужно.
error-director-card = «{ $given }» штрафной картой здесь быть не может. Пишите так: ♠Т, 10ч или C2.
