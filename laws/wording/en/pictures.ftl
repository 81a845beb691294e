## Pictures: endings, auctions, tables of scores

picture-ending-title = { $trump ->
    [S] Trumps ♠
    [H] Trumps ♥
    [D] Trumps ♦
    [C] Trumps ♣
   *[N] No trump
}, { WHO($leader) } to lead
picture-trick = No.
picture-law = Law
picture-line-key = The arrow marks the lead, the coloured card wins.
picture-line-key-text = → leads, * wins.
picture-auction-title = Auction, dealer { WHO($dealer) }
pictures-no-font = Pictures are off: no font with Cyrillic letters was found. Install one, such as the package fonts-dejavu-core; until then the same is shown as text.
pictures-font = Pictures are drawn with the font { $path }.
