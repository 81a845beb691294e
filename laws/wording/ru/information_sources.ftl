## Правила 16 и 73: информация от партнёра, от отменённых действий, со стороны; ложные выводы

situation-unauthorized-information = Посторонняя информация от партнёра
situation-withdrawn-action-information = Информация от отменённого действия
situation-extraneous-information = Увидел карту, услышал лишнее
situation-false-inference = Обманут манерой или темпом оппонента

# От партнёра
info-verdict-ui-not-acted = Партнёр заявлять и играть вправе, но не вправе выбрать то, что подсказано, если есть другое разумное действие.
info-verdict-ui-stands = Результат остаётся.
info-verdict-ui-no-gain = Так поступать было нельзя, но выгоды это не дало, и результат остаётся; возможен штраф.
info-verdict-ui-adjusted = Так поступать было нельзя: судья назначает компенсирующий результат.
info-unauthorized = { $source ->
    [hesitation] Явная пауза
    [question] Вопрос
    [remark] Реплика
    [alert] Неожиданный алерт
    [explanation] Объяснение
    [missing_alert] Отсутствие алерта
    [manner] Жест или манера
    [mistaken_explanation] Ошибочное объяснение
   *[fast_action] Необычно быстрое действие
} — для партнёра несанкционированная информация: пользоваться ею нельзя.
info-own-call-misread = По словам и действиям партнёра видно, как он понял заявку; игрок торгуется так, будто этого не знает.
info-avoid-advantage = Думать не запрещено, но партнёр обязан тщательно избегать выгоды от того, что узнал.
info-choose-freely-otherwise = Он вправе выбрать любое действие, кроме того, которое { $demonstrably ->
    [0] разумно
   *[other] доказуемо
} подсказано вместо другого логически возможного.
info-reserve-rights = Оппоненты могут заявить, что сохраняют за собой право вызвать судью, и вызвать его, если сочтут, что подсказкой воспользовались.
info-suggested = Выбранное действие { $demonstrably ->
    [0] могло быть разумно
   *[other] доказуемо
} подсказано этой информацией.
info-not-suggested = Выбранного действия информация не подсказывала: он был волен его выбрать.
info-alternative = { $defined ->
    [0] Логическая альтернатива была.
   *[other] Логическая альтернатива была: игроки его класса с такой системой всерьёз думали бы о ней, а кто-то её и выбрал бы.
}
info-no-alternative = Логической альтернативы тому, что он выбрал, не было.
info-gain = { $advantage ->
    [0] Другой стороне этот выбор нанёс ущерб.
   *[other] Нарушителю этот выбор принёс выгоду.
}
info-no-gain = { $advantage ->
    [0] Ущерба другой стороне этот выбор не нанёс.
   *[other] Выгоды нарушителю этот выбор не принёс.
}
judge-suggested = { $demonstrably ->
    [0] Могла ли информация разумно подсказать выбранное действие вместо другого?
   *[other] Подсказывала ли информация выбранное действие вместо другого и доказуемо ли это?
}
judge-logical-alternative = { $defined ->
    [0] Было ли другое действие логической альтернативой?
   *[other] Была ли логическая альтернатива: думали бы о другом действии всерьёз многие игроки его класса с такой системой и выбрал бы его кто-то?
}
judge-advantage = Принёс ли этот выбор нарушителю выгоду за счёт другой стороны?
info-judge-penalty = Нужен ли процедурный штраф?
receiver-is-not-partner = Тот, кто дал информацию, и тот, кто её получил, — не партнёры.

# Отменённые действия
info-verdict-withdrawn-free = Этой информацией пользоваться можно.
info-verdict-withdrawn-barred = Этой информацией пользоваться нельзя.
info-verdict-withdrawn-adjusted = Ею воспользовались, хотя было нельзя: судья назначает компенсирующий результат.
info-withdrawn-non-offenders = Невиновной стороне можно использовать всё, что сказали отменённые действия, свои и чужие.
info-withdrawn-offenders = Нарушившей стороне нельзя использовать то, что сказали { $own ->
    [0] отменённые действия оппонентов
   *[other] её собственные отменённые действия
}.
info-withdrawn-penalty-paid = Наказание исполнено, и теперь нарушившая сторона вправе использовать сказанное её отменённым действием.
info-withdrawn-unpaid = { $own ->
    [0] Отменённые действия оппонентов
   *[other] Пока наказание не исполнено, своё отменённое действие
} нарушившей стороне использовать нельзя.
info-withdrawn-comparable = Отменённая заявка заменена сопоставимой: запрет на то, что она сказала, не действует.
info-withdrawn-used = Игрок нарушившей стороны выбрал подсказанное, и другая сторона пострадала.
info-judge-withdrawn-suggested = Подсказано ли какое-то действие отменённым вместо логической альтернативы?
info-judge-comparable-assistance = В конце розыгрыша: мог ли исход без помощи нарушения вполне оказаться другим, в ущерб невиновной стороне?

# Со стороны
info-verdict-no-effect = Сдача уже была окончена: информация ничего не меняет.
info-verdict-play-normally = Сдачу играют как обычно.
info-verdict-director-chooses = Сразу зовите судью: он даст сыграть сдачу так, чтобы лишнее знание не помешало (например, пересадит игроков), или назначит компенсирующий результат.
info-verdict-result-stands = На результат информация не повлияла: он остаётся.
info-verdict-adjusted = Информация повлияла на результат: судья назначает компенсирующий.
info-tell-director = Судье надо сказать сразу, лучше всего — тому, кто узнал лишнее.
info-received-after-play = Он узнал это, когда сдача была уже сыграна.
info-does-not-interfere = Нормальной торговле и розыгрышу информация помешать не может.
info-interferes = { $before ->
    [0] Информация может помешать, а торговля началась: либо доиграть и потом поправить, либо назначить результат.
   *[other] Информация может помешать, а заявок ещё не было.
}
info-substitute = С согласия всех четверых того, кто узнал лишнее, можно временно заменить.
info-result-affected = Информация повлияла на результат.
info-result-not-affected = На результат информация не повлияла.
info-option-change-seats = Меняет места так, чтобы игроку досталась известная ему рука, если это позволяют соревнование и подсчёт.
info-option-redeal = Велит пересдать сдачу для этих участников.
info-option-play-then-adjust = Разрешает доиграть и готов назначить компенсирующий результат.
info-option-adjust = Сразу назначает компенсирующий результат.
info-judge-result-affected = После розыгрыша: повлияла ли информация на результат?
judge-interferes = Может ли эта информация помешать нормальной торговле или розыгрышу?

# Ложный вывод
info-verdict-inference-stands = Результат остаётся.
info-verdict-inference-adjusted = Судья назначает компенсирующий результат.
info-verdict-inference-if-damage = Если невиновная сторона от этого пострадала, судья назначает компенсирующий результат.
info-deceptive-play = Обманывать оппонентов заявкой или игрой — в порядке вещей, если за этим нет скрытого взаимопонимания.
info-own-risk = Выводы из темпа и манеры оппоненты делают на свой страх и риск.
info-bridge-reason = Для такого действия у него была очевидная бриджевая причина.
info-no-bridge-reason = Очевидной бриджевой причины для такого действия у него не было.
info-could-benefit = Он мог понимать, что это может пойти ему на пользу.
info-could-not-benefit = Он не мог понимать, что это пойдёт ему на пользу; одного из условий нет.
info-inference-no-damage = Невиновной стороне ложный вывод не повредил.
judge-bridge-reason = Была ли у него очевидная бриджевая причина так поступить?
judge-could-benefit = Мог ли он тогда понимать, что это может пойти ему на пользу?

# Факты
fact-receiver = партнёр, получивший информацию
fact-source = как передана информация
ask-source = Как партнёр получил информацию?
choice-source-hesitation = пауза
choice-source-question = вопрос
choice-source-remark = реплика
choice-source-alert = алерт
choice-source-explanation = объяснение
choice-source-missing-alert = не было алерта
choice-source-manner = жест или манера
choice-source-mistaken-explanation = ошибочное объяснение
choice-source-fast-action = очень быстрая заявка или игра
fact-chosen-action = выбрал ли он уже
choice-chosen-action-acted = уже выбрал
choice-chosen-action-not-yet = ещё нет
fact-suggested = информация это подсказывала
fact-logical-alternative = была логическая альтернатива
fact-advantage = выбор принёс выгоду
fact-user = кто хочет использовать
ask-user = Кто хочет использовать эту информацию?
choice-user-offending-side = нарушившая сторона
choice-user-non-offending-side = невиновная сторона
fact-withdrawn-by = чьё действие отменено
ask-withdrawn-by = Чья заявка или карта отменена?
choice-withdrawn-by-offending-side = нарушившей стороны
choice-withdrawn-by-non-offending-side = невиновной стороны
fact-replaced-by-comparable = заменена сопоставимой заявкой
fact-penalty-paid = наказание исполнено
fact-when-received = когда узнал
ask-when-received = Когда игрок это узнал?
choice-when-received-before-first-call = до первой заявки
choice-when-received-during-auction-or-play = во время торговли или розыгрыша
choice-when-received-after-play = после розыгрыша
fact-whose-card = чью карту увидел
choice-whose-card-own-side-hand = партнёра
choice-whose-card-opponent-hand = оппонента
choice-whose-card-none = ничью
fact-fact-known = что узнал
choice-fact-known-card = карту
choice-fact-known-result = результат
choice-fact-known-remark = чью-то реплику
choice-fact-known-another-table = что за другим столом
fact-interferes = может помешать нормальной игре
fact-form-allows-redeal = регламент позволяет им пересдать
fact-inference-from = что обмануло
ask-inference-from = Что обмануло оппонента?
choice-inference-from-remark = реплика
choice-inference-from-question = вопрос
choice-inference-from-gesture = жест
choice-inference-from-tempo = темп
choice-inference-from-manner = манера
choice-inference-from-call-or-play = сама заявка или карта
fact-bridge-reason = была бриджевая причина
fact-could-benefit = мог понимать, что ему это на пользу
