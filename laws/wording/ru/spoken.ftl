## Значения фактов словами: торговля, контракт, взятки, план претендующего

show-contract = { CONTRACT($value) }
show-played = { WHO($who) } { CARD($card) }
show-trick = взятка { $n } ({ $cards })
show-part = { $name }: { $value }
show-auction = сдавал { WHO($dealer) }; { $calls }
show-calls = { CALLS($calls) }
show-no-calls = заявок ещё не было
show-line-draw-trumps = выбить козырей
show-line-play = играть { $what }
show-line-lead = пойти { $what }
show-line-ruff = бить { $what }{ $where ->
    [dummy] { " " }на столе
    [hand] { " " }в руке
   *[none] { "" }
}
show-line-ruff-high = бить старшим козырем
show-line-cross-ruff = бить козырями крест-накрест
show-line-finesse = импас{ $what ->
    [none] { "" }
   *[other] { " " }{ $what }
}
show-line-concede-trump = отдать взятку на козыря
show-line-discard = снести { $what }
choice-fault-none = не виновата
choice-fault-partly = виновата отчасти
choice-fault-full = виновата
choice-rank-minor = младшая штрафная
choice-rank-major = старшая штрафная
