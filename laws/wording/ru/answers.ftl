## Что ответ говорит вокруг решения

choice-yes = да
choice-none = нет
choice-no = нет
show-who = { WHO($value) }
show-suit = { SUIT($value, number: "pl") }
show-rank = { RANK($value) }
show-card = { CARD($value) }
show-call = { CALL($value) }
ask-for-fact = Уточните, пожалуйста: { $fact }.

answer-facts-clash = Эти факты не сходятся между собой, поэтому решения нет.
answer-did-you-mean = Не уверен, что за случай. Что из этого имеется в виду?
answer-not-a-question = Не понял, что произошло. Опишите: кто, что и когда сделал за столом.
answer-kind-not-known = Такого случая я пока не знаю и гадать не буду. Ближайшие пункты названы ниже, решает судья.
answer-nothing-near = Подходящего пункта не нашлось.

answer-verdict-right = Да, рассудили верно.
answer-verdict-wrong = Нет, рассудили неверно.
answer-verdict-open = Верно ли рассудили, зависит ещё от того, что спрошено ниже.

answer-yes = Да.
answer-no = Нет.
answer-short = { $short } { $verdict }
answer-or-else = { $one } Либо так: { $other }
answer-at-least = { $n } и больше
answer-holds = В любом случае
answer-hinge = { $when }: { $yes ->
    [1] да. Иначе: нет.
   *[0] нет. Иначе: да.
}
answer-either-way = В любом случае одно и то же:
answer-if = { $when }: { $verdict }
answer-condition = Если { $when }
answer-when = { $fact } — { $values }
answer-or = { " или " }
answer-and = ;{ " " }
answer-otherwise = Иначе
answer-depends = Чтобы решить, нужно ещё знать:
answer-outcomes = Что может получиться
answer-more-outcomes = Остальное зависит от ваших ответов: ответьте, пожалуйста, на вопрос выше.
answer-further = Это зависит от следующих ответов.
answer-further-one-of = смотря по следующим ответам, одно из этого: { $verdicts }
answer-something-else = другое
answer-or-the-like = что-то подобное
answer-options = Варианты
answer-option = { $by }: { $text }
answer-until = ({ $until })
auction-option-forbid-one-of = Запрещает ход в одну масть на выбор ({ SUIT($suit, number: "pl") }), пока партнёр остаётся на ходу.
auction-option-require-one-of = Требует хода в одну масть на выбор: { SUIT($suit, number: "pl") }.
answer-steps = Почему
answer-judges = Решает судья
answer-understood = Понято так
answer-assumed = Считаем, что
answer-second = В рассказе есть и другое нарушение: { $title }. Спросите о нём отдельно.
answer-edition = Правила { $edition } года
answer-footer = Правила { $edition } года · решает судья за столом
answer-comparison = По изданиям
answer-comparison-line = { $edition }: { $verdict }
answer-unverified = Текст этого пункта в издании { $edition } года не удалось сверить с источником.
answer-nearest = Ближайшие пункты

law-of-edition = Правило { $id }, { $edition }
law-see = Смотри также
law-parts = Части
law-changed = Что изменилось в { $edition } году
law-part-of = Часть правила «{ $title }»
law-sections = Пункты

error-unknown-fact = Факта «{ $fact }» в этой ситуации нет.
error-invalid-fact = «{ $given }» не подходит ({ $fact }){ $expected ->
    [none] { $fact ->
        [contract] . Пишется так: '4S by W', '3NX by N', '7CXX by E' или 'passed_out'.
        [hands] . Руки даются по местам N, E, S, W, каждая так: 'S:AKT H:Q D:- C:95', ренонс «-».
        [parts] . Каждая часть — вес больше нуля и очки Севера-Юга: weight 60, ns 420.
        [session_percentage] . Для стороны NS или EW это число от 0 до 100.
        [score_posted_at] . Это время суток, например 22:05.
        [ruling_told_at] . Это время суток, например 22:05.
        [requested_at] . Это время суток, например 22:05.
        [field] . Это список очков Севера-Юга за другими столами, целые числа: 420, -50.
        [group_scores] . Это список очков Севера-Юга в группе, целые числа: 420, -50.
       *[other] .
    }
   *[other] ; ожидается: { $expected }.
}
error-unknown-situation = Ситуации «{ $given }» нет. Все показывает `rule --list`.
error-unknown-edition = Издания «{ $given }» нет; есть 1987, 1997, 2007 и 2017.
error-unknown-language = Языка «{ $given }» нет; есть ru, en и auto.
error-not-json = Это не JSON: { $given }
error-not-an-object = Здесь нужен объект JSON.
error-no-text = Отвечать не на что. Опишите, что произошло за столом.
error-text-too-long = В тексте { $given } знаков, прочесть можно не больше { $expected }. Сократите, пожалуйста.
error-unknown-law = Пункта «{ $given }» в издании { $edition } года нет.{ $near ->
    [none] { "" }
   *[other] { " " }Ближайшие: { $near }.
}{ $elsewhere ->
    [none] { "" }
   *[other] { " " }Он есть в изданиях: { $elsewhere }.
}
error-unknown-term = Термина «{ $given }» в словаре нет.{ $near ->
    [none] { "" }
   *[other] { " " }Ближайшие: { $near }.
}
error-no-file = Файл { $given } не читается.
error-unexpected = Ошибка здесь, а не в вашем вопросе. Попробуйте ещё раз; в журнале она под номером { $given }.

compare-same = без изменений
compare-edited = изменено
compare-moved = перенесено сюда
compare-created = появилось
compare-dropped = исключено
compare-absent = ещё не было
term-synonyms = Ещё говорят
term-translation = В переводе { $name }

contradiction = Эти факты противоречат друг другу: { $where }.
