## Ввоз официального текста

import-head = «{ $name }»: издание { $edition } года, { $lang ->
    [ru] русский текст
   *[en] английский текст
}, файл { $file }
import-encoding = Кодировка: { $encodings }
import-repair-borders = строк таблиц с испорченными границами: { $number }
import-repair-hyphens = дефисов вместо тире внутри слов: { $number }
import-repair-joined = слов, разорванных переносом: { $number }
import-repair-leaders = рядов точек: { $number }
import-repair-rules = убрано линий и подчёркиваний: { $number }
import-repair-spaces = пропущенных пробелов: { $number }
import-repair-transliterated = транслит переведён в русские буквы
import-repair-yo = восстановлено букв ё: { $number }
import-pages = убрано номеров страниц: { $number } (с { $first } по { $last })
import-words = Слов на своих местах: { $placed } из { $total } ({ $percent } %)
import-found = Найдено: правил { $laws }, пунктов { $sections }, примечаний { $notes }
import-laws-missing = Правил издания, которых в файле нет: { $number }
import-sections-missing = Пунктов, которых нет в найденных правилах: { $number }
import-doubtful = Сомнительных мест (пункт, уверенность, начало): { $number }
import-unplaced = Не отнесено ни к одному пункту: отрывков { $number }, слов { $words }
import-dry-run = Это была проба: ничего не записано.
import-written = Записано: { $path }
import-quote = { $name } (издание { $edition } года, { $lang ->
    [ru] русский текст
   *[en] английский текст
}):
import-progress = пункты

error-import-needs-edition = Укажите издание текста: --edition 1987, 1997, 2007 или 2017.
error-import-needs-language = Укажите язык текста: --lang ru или --lang en.
error-import-empty = В файле нет текста.
error-import-too-big = Файл слишком велик: тексты больше { $expected } МБ не читаются.
error-import-unreadable = Текст не читается: ни одна известная кодировка не подходит, или файл повреждён.
error-import-other-language = Текст не на том языке, который указан: ожидался { $expected ->
    [ru] русский
   *[en] английский
}.
error-import-no-law-text = { $given } не похож на текст правил бриджа. Ничего не записано.
error-import-not-in-text = Пункта «{ $given }» в этом тексте нет.
error-import-not-written = Записать в { $given } не удалось: { $why }. Прежний текст, если он был, остался как есть.
error-import-needs-library = Чтобы читать { $given }, нужна библиотека { $library }: pip install "bridge-rulings[import]".
