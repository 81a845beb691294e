## Картинки: окончание, торговля, таблицы записей

picture-ending-title = { $trump ->
    [S] Козырь ♠
    [H] Козырь ♥
    [D] Козырь ♦
    [C] Козырь ♣
   *[N] Без козыря
}, ходит { WHO($leader) }
picture-trick = №
picture-law = Пункт
picture-line-key = Стрелка — кто ходит, выделена карта, которая берёт.
picture-line-key-text = → кто ходит, * чья карта берёт.
picture-auction-title = Торговля, сдаёт { WHO($dealer) }
pictures-no-font = Картинки выключены: не нашёлся шрифт с кириллицей. Поставьте, например, пакет fonts-dejavu-core; пока то же показывается текстом.
pictures-font = Картинки рисуются шрифтом { $path }.
