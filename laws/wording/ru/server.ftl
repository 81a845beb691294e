## Настройки сервера

command-settings = настройки
command-settings-about = Издание, язык, видимость ответов и регламент этого сервера
command-settings-language = язык
command-settings-language-about = Язык этой карточки

server-note-defaults = Настройки этого сервера сейчас не читаются: решено по общим настройкам бота.
server-note-remembered = Настройки этого сервера сейчас не читаются: решено по тем, что были прочитаны последними.

server-title = Настройки сервера
server-lead = Так я отвечаю на этом сервере. Параметр команды важнее текста вопроса, текст вопроса важнее настроек.
server-footer = Жирным — то, что задано здесь; остальное по умолчанию.
server-choose = Что изменить?
server-reset = Сбросить всё
server-reset-sure = Вернуть все настройки сервера к умолчаниям? Заданное здесь пропадёт; журнал это не затронет.
server-reset-yes = Да, сбросить
server-reset-no = Нет, оставить
server-reset-done = ✅ Все настройки теперь по умолчанию.
server-changed = ✅ Сохранено. { $name }: **{ $value }**
server-now = Сейчас: **{ $value }**
server-default = По умолчанию: { $value }
server-back = Ко всем настройкам
server-type = Ввести
server-type-label = Новое значение
server-choose-roles = Роли судей
server-choose-text = Какой текст цитировать
server-choose-channels = { $private ->
    [0] Каналы, где ответы видны всем
   *[1] Каналы, где ответ видит только спросивший
}
server-channels = ; { $private ->
    [0] всем в { $channels }
   *[1] только спросившему в { $channels }
}
server-channels-apart = { $n ->
    [one] , иначе в { $n } канале
   *[other] , иначе в { $n } каналах
}
server-roles = { $n ->
    [one] { $n } роль
    [few] { $n } роли
   *[many] { $n } ролей
}
server-more = и ещё { $n }

server-group-answers = Ответы
server-group-directors = Судьи и журнал
server-group-periods = Сроки
server-group-regulations = Регламент: торговля и розыгрыш
server-group-scores = Регламент: результат и штрафы

server-allowed = разрешено
server-forbidden = запрещено
server-edition = правила { $edition } года
server-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
server-days = { $n ->
    [0] бессрочно
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
error-server-number = «{ $given }» не подходит: нужно целое число от 0 до { $most }.

server-field-edition = издание правил
server-about-edition = По какому изданию судить, если его не назвали ни в вопросе, ни в параметре команды.
server-field-language = язык ответов
server-about-language = На каком языке отвечать, если он не выбран в команде. «Как в вопросе»: на языке вопроса, а где слов нет — на языке вашего Discord.
server-value-language-auto = как в вопросе
server-value-language-ru = всегда по-русски
server-value-language-en = всегда по-английски
server-field-private = кто видит ответы
server-about-private = Кнопками — для всего сервера, списками ниже — каналы, где иначе. Ветки следуют своему каналу. Показать ответ всем можно и потом, кнопкой под ним.
server-value-private-true = только спросивший
server-value-private-false = все
server-field-official-text = официальный текст правил
server-about-official-text = Какой из загруженных текстов приводить под пунктами книги правил. Тексты загружает тот, у кого запущен бот: bot.py import.
server-none-official-text = все, что загружены
server-field-director-roles = кто здесь судья
server-about-director-roles = У кого есть одна из этих ролей, тот сохраняет решения в журнал и читает его. Если ролей не выбрано, это те, кто управляет сообщениями. Кто управляет сервером, может это всегда.
server-roles-none = кто управляет сообщениями или сервером
server-field-zone = часовой пояс
server-about-zone = Чьё время показывают часы в делах судьи.
server-type-zone = UTC+3 или название, например Europe/Moscow
server-none-zone = обычный для языка
server-field-journal-days = сколько хранится журнал
server-about-journal-days = Записи старше этого стираются сами, раз в сутки. 0 — хранить бессрочно.
server-type-journal-days = Дней от 0 до 36500; 0 — бессрочно
server-field-correction-minutes = период коррекции
server-about-correction-minutes = Сколько времени после объявления результата его можно исправить (79C). Правила дают 30 минут, если организатор не назначил иначе.
server-type-correction-minutes = Минут от 0 до 9999
server-field-appeal-minutes = срок апелляции
server-about-appeal-minutes = Сколько времени после объявления результата можно обжаловать решение судьи (92B). Правила дают 30 минут, если организатор не назначил иначе.
server-type-appeal-minutes = Минут от 0 до 9999
server-field-defenders-ask-1997 = вопросы вистующих друг другу о фальшренонсе, 1997
server-about-defenders-ask-1997 = По правилам 1997 года вистующий вправе спросить партнёра, нет ли у того масти хода, только там, где это разрешила зона (61B).
server-field-defenders-ask-2007 = вопросы вистующих друг другу о фальшренонсе, 2007
server-about-defenders-ask-2007 = По правилам 2007 года такой вопрос разрешён, если регламент его не запретил (61B3).
server-field-own-card = смотреть в свою конвенционную карту
server-about-own-card = Может ли игрок во время торговли и розыгрыша заглянуть в карту своей системы. Без разрешения регламента — нет (20G; 40E2 до 2007 года).
server-field-memory-aids = записи и подсказки для памяти
server-about-memory-aids = Разрешает ли регламент средства, помогающие памяти или счёту (40B2d; 40C3a в 2007 году; 40E2 до него).
server-field-two-hands = зрителю смотреть карты нескольких игроков
server-about-two-hands = Может ли зритель видеть карты больше чем одного игрока (76).
server-field-claim-order = порядок карт масти при претензии
server-about-claim-order = Как судья разыгрывает масть, о порядке которой в претензии не сказано (70E2 в 2007 и 2017 годах).
server-value-claim-order-top-down = сверху вниз
server-value-claim-order-any = любой, худший для претендента
server-field-two-standards = две мерки назначенного результата, 2007
server-about-two-standards = По правилам 2007 года регламент может велеть судье мерить стороны по-разному (12C1e): невиновной — лучший из вероятных результатов, нарушившей — худший из сколько-нибудь возможных.
server-value-two-standards-true = две
server-value-two-standards-false = одна для обеих сторон
server-field-rounding = округление взвешенного результата
server-about-rounding = Что делать с дробями взвешенного результата (12C1c).
server-value-rounding-none = не округлять
server-value-rounding-half-to-non-offenders = до целых, половину невиновным
server-value-rounding-half-away = до целых, половину от нуля
server-field-method = пересчёт испорченной сдачи
server-about-method = Как сравнивать результаты, когда сдачу играли в разном виде и в группе мало столов (87).
server-value-method-formula = формула Нойберга
server-value-method-add-one = по матч-пункту за недостающее сравнение
server-value-method-straight = пропорционально
server-value-method-small-group = готовые проценты малых групп
server-field-penalty-scale = шкала штрафов
server-about-penalty-scale = Обычные штрафы этого сервера одной фразой: её покажут решения о процедурных и дисциплинарных наказаниях (90, 91).
server-type-penalty-scale = Например: процедурный 10 % топа, повторный 20 %
server-none-penalty-scale = не задана
server-scale = Шкала здесь: { $scale }

server-needs-server = Настройки есть только у сервера: вызовите /настройки на сервере, где я установлен. Здесь всё выбирается параметрами команд.
server-needs-bot = На этот сервер меня не добавляли, вы привели меня с собой, и настроек у него нет. Добавить меня может тот, кто управляет сервером; до тех пор всё выбирается параметрами команд.
server-not-manager = Настройки меняет тот, у кого есть право «Управлять сервером».
server-down = Настройки сейчас недоступны, и ничего не изменилось. Попробуйте через минуту; ответы на вопросы тем временем работают.
