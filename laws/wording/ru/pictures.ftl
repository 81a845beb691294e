## Картинки: окончание, торговля, таблицы записей

picture-ending-title = { $trump ->
    [N] Без козыря
   *[other] Козырь { SUIT($trump, number: "pl") }
}, ходит { WHO($leader) }
picture-trick = №
picture-law = Закон
picture-line-note = Стрелка — кто ходит, выделена карта, которая берёт.
picture-auction-title = Торговля, сдаёт { WHO($dealer) }
pictures-no-font = Картинки выключены: не нашёлся шрифт с кириллицей. Поставьте, например, пакет fonts-dejavu-core; пока то же показывается текстом.
pictures-font = Картинки рисуются шрифтом { $path }.
