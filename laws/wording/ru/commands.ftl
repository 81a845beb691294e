## Названия и описания команд. Имена команд и параметров: строчными буквами, без пробелов, не длиннее 32 знаков.

command-ruling = решение
command-ruling-about = Расскажите, что случилось за столом, и получите решение по правилам спортивного бриджа
command-ruling-situation = ситуация
command-ruling-situation-about = Что произошло, своими словами
command-ruling-edition = издание
command-ruling-edition-about = По какому изданию правил судить
command-ruling-language = язык
command-ruling-language-about = Язык ответа; обычно тот, на котором задан вопрос
command-ruling-visibility = видимость
command-ruling-visibility-about = Кто увидит ответ
command-edition-1987 = Правила 1987 года
command-edition-1997 = Правила 1997 года
command-edition-2007 = Правила 2007 года
command-edition-2017 = Правила 2017 года
command-language-ru = Русский
command-language-en = English
command-visibility-private = только мне
command-visibility-public = всем здесь
command-rule-on-this = Рассудить
