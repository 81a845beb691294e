## Карточки, кнопки и диалоги в Discord

discord-why = Почему
discord-editions = Другое издание
discord-language = In English
discord-publish = Показать всем
discord-wrong = Неверно?
discord-dont-know = Не знаю
discord-choose = Выберите ответ
discord-type = Ввести ответ
discord-read = Прочитать пункт
discord-reading = Скорее: { $title }
discord-more = … ещё { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
}, кнопка «Почему»

discord-understood = Я понял так
discord-from-words = (из слов «{ $words }»)
discord-correct = Поправить, если понято не так
discord-assumed = принято, раз об этом не сказано
discord-nothing-more = Добавить к этому ответу нечего.

discord-editions-same = Во всех четырёх изданиях выходит одно и то же.
discord-editions-differ = Не все издания решают так же, как издание { $edition } года.
discord-editions-choose = По какому изданию?
discord-editions-open = Зависит от ответа: { $ask }
discord-edition-shown = { $edition } (показано)

discord-type-title = Ещё один факт
discord-type-any = Так, как сказали бы за столом
discord-type-number = Целое число
discord-type-card = Карта: ♠Т, 10ч или C2
discord-type-call = Заявка: P (пас), X (контра), XX (реконтра), 2H или 3NT
discord-type-hands = Руки по строкам: N S:AK2 H:- D:T9 C:-
discord-type-tricks = Взятки по строкам, карты в порядке игры: W:DQ N:D2 E:D5 S:DA
discord-type-record = Карты: SA HT C2; рука: S:AK2 H:- D:T9 C:-; контракт: 4S by W

discord-remark-title = Что не так?
discord-remark-label = Верный ответ
discord-remark-about = Каким должно быть решение и по какому пункту?
discord-remark-consent = Написанное сохранится вместе с вопросом и фактами этой карточки, без вашего имени, чтобы исправить бота. Если вы этого не хотите, просто закройте окно.
discord-remark-thanks = Спасибо. Замечание сохранено, его разберут.
discord-remark-lost = Замечание не сохранено: запись на диск сейчас не удаётся. Попробуйте, пожалуйста, позже.

discord-ask-again = Это сообщение осталось от прежней версии, и что стоит за его кнопками, уже не узнать. Спросите, пожалуйста, заново: /{ $command }.
discord-not-yours = Отвечать на вопросы этой карточки может только тот, кто спросил. Вы можете посмотреть, почему решено так, сменить язык или издание либо спросить сами: /решение.
discord-file-gone = Факты, приложенные к этому сообщению, прочитать не удалось. Спросите, пожалуйста, заново: /{ $command }.
discord-text-back = Чтобы набранное не пропало, вот оно:
discord-no-files = Прикладывать файлы здесь нельзя, поэтому кнопок у карточки нет. Весь диалог возможен в личном сообщении.
discord-wrong-token = Discord не принимает токен. Проверьте DISCORD_TOKEN или файл, на который указывает DISCORD_TOKEN_FILE.
