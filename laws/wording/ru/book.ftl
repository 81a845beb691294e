## Книга правил в Discord

book-footer = Правила { $edition } года, пересказ своими словами
book-introduction = Введение, { $edition }
book-place = Место в правилах
book-compare = Сравнить издания
book-quote = { $name }: официальный текст { $edition } года
book-in-ru = на русском языке
book-in-en = на английском языке
book-language-ru = русский
book-language-en = английский
book-missing = Пункта «{ $given }» в издании { $edition } года нет.
book-no-law = Правила { $given } нет, всего их 93.
book-elsewhere = В { $edition } году: **{ $id }** { $heading }
book-no-term = Термина «{ $given }» в словаре нет.
book-matter-now = В { $edition } году об этом говорит **{ $id }** { $heading }

book-found = { $count ->
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
   *[other] Найдено { $count } пунктов
}: { $where }
book-not-found = Ничего не нашлось: { $where }
book-everywhere = вся книга
book-open = Прочитать пункт
book-chapter = Только одна глава
book-page = Правила { $edition } года · страница { $page } из { $pages }
book-previous = ◀ Назад
book-next = Ещё ▶

book-compare-title = Правило { $id } в четырёх изданиях. { $heading }
book-compare-unchanged = Во всех четырёх изданиях одно и то же.
book-compare-changed = Менялось в изданиях: { $editions }.
book-compare-first = первое из четырёх изданий
book-compare-attached = На приложенной странице тексты всех четырёх изданий стоят рядом.
book-page-about = Каждый пункт в изданиях 1987, 1997, 2007 и 2017 годов, пересказанный своими словами.
book-page-note = Правило { $law }: { $text }
book-law-note = О правиле { $law } в целом: { $text }
book-moved = Перенесено: { $old } → { $new }.
book-edited-only = Изложено по-новому, сравните тексты.
book-nothing-here = За столом ничего не меняется.
book-nothing-there = Такого пункта в этом издании нет.
book-sections = Пункты: { $sections }
book-sections-created = Новые: { $sections }
book-sections-edited = Изменены: { $sections }
book-sections-moved = Перенесены: { $sections }
book-sections-dropped = Исключены: { $sections }

book-uses = Где встречается, { $edition }
book-translations = В русских переводах
book-glossary-only = Слово из словаря: в списке определений самих правил его нет.
book-defined = Определено в правилах: { $editions }
book-defined-elsewhere = В определениях { $edition } года его нет; определение взято из изданий: { $editions }.
book-term = { $name } (термин)
