## Команды /счёт и /присудить: названия, формы, таблицы

command-score = счёт
command-score-about = Сколько стоит контракт: 4п к -2 зона, 3бк+1, 6♥=; при желании и в матч-пунктах или ИМПах
command-score-result = результат
command-score-result-about = Контракт и результат: 4п к -2 зона, 3бк+1, 4Sx= W
command-score-field = поле
command-score-field-about = Записи Севера-Юга за другими столами: 620, -100, 170x3
command-score-other = другой-стол
command-score-other-about = Запись или контракт за другим столом матча, для ИМПов
command-score-vulnerability = зона
command-score-vulnerability-about = Зональность сдачи
command-score-declarer = разыгрывающий
command-score-declarer-about = Кто разыгрывает, если не сказано в результате
command-adjust = присудить
command-adjust-about = Взвешенный результат: что получают обе стороны, каждый шаг и что получают другие столы
command-adjust-weights = исходы
command-adjust-weights-about = Исходы с весами: 60% 4п=, 30% 4п-1, 10% 3п+1
command-adjust-field = поле
command-adjust-field-about = Записи Севера-Юга за другими столами: 620, -100, 170x3
command-adjust-file = файл
command-adjust-file-about = Те же записи таблицей CSV
command-adjust-other = другой-стол
command-adjust-other-about = Запись или контракт за другим столом матча, для ИМПов
command-adjust-scoring = подсчёт
command-adjust-scoring-about = В чём считают
command-adjust-vulnerability = зона
command-adjust-vulnerability-about = Зональность сдачи
command-adjust-declarer = разыгрывающий
command-adjust-declarer-about = Кто разыгрывает контракты, в которых это не сказано
command-adjust-results = ожидается
command-adjust-results-about = Сколько результатов должно быть в сдаче, если больше, чем есть
command-adjust-innocent = невиновные
command-adjust-innocent-about = Невиновная сторона; важно при округлении в её пользу
command-adjust-rounding = округление
command-adjust-rounding-about = Округление ИМПов по регламенту
command-adjust-committee = комитет
command-adjust-committee-about = Решает апелляционный комитет (важно для правил 1997 года)
command-vulnerable-none = никто
command-vulnerable-ns = Север-Юг
command-vulnerable-ew = Восток-Запад
command-vulnerable-all = обе стороны
command-side-ns = Север-Юг
command-side-ew = Восток-Запад
command-scoring-matchpoints = матч-пункты
command-scoring-imps = ИМПы
command-rounding-none = без округления
command-rounding-half-to-non-offenders = до целых, половина невиновным
command-rounding-half-away = до целых, половина от нуля

score-form-title = Счёт
score-form-result = Контракт и результат
score-form-result-about = 4п к -2 зона, 3бк+1, 4Sx= W
adjust-form-title = Взвешенный результат
adjust-form-result = Исходы с весами
adjust-form-result-about = 60% 4п= Ю, 30% 4п-1 Ю, 10% 3п+1 Ю; можно и очками: 60% 620
score-form-field = Записи за другими столами
score-form-field-about = Со стороны Севера-Юга: 620 -100 170x3, контракты по строкам или таблица с заголовком
score-form-other = Другой стол матча
score-form-other-about = Для ИМПов: запись Севера-Юга или контракт
score-mend = Исправить

score-sheet-title = Эта запись среди других
adjust-sheet-title = Взвешенный результат
adjust-percent = { $value } %
adjust-number = { $value }
adjust-total = Всего
adjust-weight = Вес
adjust-score = Запись СЮ
adjust-share = Доля
adjust-unit = { $unit ->
    [imps] ИМПы
    [matchpoints] МП
    [percent] %
   *[points] Очки
}
adjust-tables = Столов
adjust-mp-ns = МП СЮ
adjust-mp-ew = МП ВЗ
adjust-awarded = присуждено
adjust-more-rows = { $n ->
    [one] И ещё { $n } строка.
    [few] И ещё { $n } строки.
   *[other] И ещё { $n } строк.
}

error-adjust-needs-field = Матч-пункты, кросс-ИМПы и Батлер получаются из сравнения: дайте записи за другими столами, например 620 -100 170x3. Для ИМПов укажите подсчёт «ИМПы» и другой стол.
error-adjust-needs-other-table = Для ИМПов нужна запись за другим столом матча, например 620 или 4п= Ю.
error-adjust-too-few-expected = Результатов ждут { $given }, а вместе с присуждаемым их уже { $results }. Увеличьте число или уберите лишние записи.
error-score-file-too-large = Файл на { $given } КБ слишком велик, прочесть можно до { $most } КБ.
error-score-file-gone = Файл прочесть не удалось. Приложите его ещё раз или вставьте записи в поле.
error-score-file-no-text = В файле не текст. Нужна таблица CSV или просто записи через пробел.
