## Журнал судьи

command-journal = журнал
command-journal-about = Решения, записанные судьями этого сервера: найти, дополнить, выгрузить
command-journal-words = слова
command-journal-words-about = Слова, которые должны быть в записи
command-journal-law = правило
command-journal-law-about = Только записи с этим правилом или пунктом: 64, 64A, 64A1
command-journal-board = сдача
command-journal-board-about = Только записи об этой сдаче
command-journal-since = с-даты
command-journal-since-about = Первый день по Гринвичу: 30.11.2026 или 2026-11-30
command-journal-until = по-дату
command-journal-until-about = Последний день по Гринвичу: 30.11.2026 или 2026-11-30
command-journal-number = номер
command-journal-number-about = Сразу открыть запись с этим номером

journal-keep = В журнал
journal-keep-title = Запись в журнал
journal-board = Сдача
journal-table = Стол
journal-pairs = Пары
journal-note = Заметка
journal-note-about = Что решил судья, что сказали стороны: всё, что стоит помнить
journal-which = Какие решения записать
journal-consent = Сохранить и рассказ
journal-consent-about = Слова, которыми задан вопрос. Если нет, останутся только факты и решение.
journal-kept = { $count ->
    [one] Записано в журнал под номером { $numbers }.
   *[other] Записано в журнал под номерами { $numbers }.
}
journal-open = Открыть запись

journal-title = { $count ->
    [0] Журнал
    [one] Журнал: { $count } запись
    [few] Журнал: { $count } записи
   *[other] Журнал: { $count } записей
}
journal-empty = Записей пока нет. Решение попадает сюда кнопкой «В журнал» на его карточке.
journal-nothing-found = Таких записей нет.
journal-only = Отбор: { $filters }
journal-only-words = слова из строки выше
journal-only-law = правило { $law }
journal-only-since = с { $day }
journal-only-until = по { $day }
journal-day = { $day }.{ $month }.{ $year }
journal-number = № { $number }
journal-at-board = сдача { $value }
journal-at-table = стол { $value }
journal-at-pairs = пары { $value }
journal-page = Страница { $page } из { $pages }
journal-choose = Открыть запись
journal-first = ⏮ К новым
journal-previous = ◀ Новее
journal-next = Старее ▶
journal-last = К старым ⏭
journal-csv = Таблица CSV
journal-json = JSON
journal-report = Отчёт для печати

journal-facts = Факты
journal-laws = Пункты
journal-ruling = Решение
journal-keeper = Записано: { $user }, { $when }
journal-changed = Сейчас бот рассудил бы этот случай иначе. Показано то решение, которое было записано.
journal-edit = Дополнить
journal-edit-title = Запись № { $number }
journal-delete = Удалить
journal-sure = Удалить запись № { $number }? Вернуть её будет нельзя.
journal-delete-sure = Да, удалить
journal-back = Нет, оставить
journal-deleted = Запись № { $number } удалена.

journal-exported = { $count ->
    [one] Выгружена { $count } запись.
    [few] Выгружены { $count } записи.
   *[other] Выгружено { $count } записей.
}
journal-too-large = { $count ->
    [one] Выгрузка ({ $count } запись) больше, чем можно приложить здесь. Сузьте отбор датами.
    [few] Выгрузка ({ $count } записи) больше, чем можно приложить здесь. Сузьте отбор датами.
   *[other] Выгрузка ({ $count } записей) больше, чем можно приложить здесь. Сузьте отбор датами.
}

journal-not-director = Журнал открыт для судей этого сервера: для тех, кому дана роль судьи, а если такой роли не назначено, для тех, кто управляет сообщениями или сервером. Попросите управляющего сервером.
journal-no-server = Журнал ведётся на сервере, куда добавлен бот. Здесь его нет.
journal-gone = Записи с этим номером в журнале нет. Возможно, её удалили.
journal-not-yours = Менять и удалять запись может тот, кто её сделал, или управляющий сервером.
journal-moved = На карточке уже другое решение. Нажмите «В журнал» ещё раз.
journal-open-question = Решения на карточке пока нет, записывать нечего. Ответьте сначала на её вопрос.
journal-failed = Записать не удалось: хранилище журнала не отвечает. Запись не пропала, она приложена файлом. Нажмите «Записать ещё раз» чуть позже, а если не поможет, сохраните файл у себя и скажите тому, кто обслуживает бота.
journal-failed-here = Записать не удалось: хранилище журнала не отвечает, а прикладывать файлы здесь нельзя. Скопируйте запись отсюда и попробуйте позже:
journal-again = Записать ещё раз
journal-down = Журнал сейчас недоступен: хранилище не отвечает. Записи целы. Попробуйте через несколько минут, а если не поможет, скажите тому, кто обслуживает бота.
journal-no-files = Прикладывать файлы в этом канале нельзя. Откройте журнал там, где можно.
error-journal-day = «{ $given }» — не дата. Пишите так: 30.11.2026 или 2026-11-30.
error-journal-span = Первый день позже последнего. Поменяйте даты местами.
error-journal-law = «{ $given }» — не номер правила или пункта. Пишите так: 64, 64A или 64A1.

journal-column-number = Номер
journal-column-kept-at = Записано (UTC)
journal-column-user = Кто записал (ID)
journal-column-edition = Издание
journal-column-title = Случай
journal-column-verdict = Решение
journal-column-laws = Пункты
journal-column-facts = Факты
journal-column-question = Рассказ

journal-report-title = Журнал судьи
journal-report-of = Журнал судьи: { $server }
journal-report-made = Составлен { $day }, { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[other] { $count } записей
}
journal-report-question = Рассказ
journal-report-laws = Правила, на которых основано решение
journal-report-foot = Тексты правил пересказаны своими словами. Решает судья за столом.
