## ИМПы против поля: кросс-ИМПы и Батлер

choice-scoring-cross-imps = кросс-ИМПы
choice-scoring-butler = Батлер
fact-divisor = делитель кросс-ИМПов
choice-divisor-none = нет
choice-divisor-comparisons = число сравнений
choice-divisor-results = число результатов
fact-outliers = записи, не входящие в датум
choice-outliers-none = нет
choice-outliers-one-at-each-end = лучшая и худшая
choice-outliers-tenth-at-each-end = по десятой части с каждого края
fact-datum-half = датум ровно посередине между десятками
choice-datum-half-away-from-zero = от нуля
choice-datum-half-towards-zero = к нулю
choice-datum-half-up = в пользу Севера-Юга
choice-datum-half-down = в пользу Востока-Запада
fact-award-in-datum = присуждённый результат входит в датум

weighted-crossed = Каждый исход сравнивается с { $n ->
    [1] единственным другим столом
    [one] { $n } другим столом
   *[other] { $n } другими столами
}, и ИМПы складываются{ $divisor ->
    [none] .
   *[other] , а сумма делится на { $by }.
}
weighted-datum = Датум считается по { $n ->
    [one] { $n } записи
   *[other] { $n } записям
}{ $counted ->
    [yes] {" "}вместе с присуждённой
   *[no] {" "}без присуждённой
}{ $dropped ->
    [0] , ничего не отброшено
   *[other] , с каждого края отброшено по { $dropped }
}: среднее { $mean }, датум { $datum }.

command-adjust-divisor = делитель
command-adjust-divisor-about = Кросс-ИМПы: на что делится их сумма
command-adjust-outliers = отброшенные
command-adjust-outliers-about = Батлер: какие записи не входят в датум (начиная с пяти записей)
command-adjust-halves = половины
command-adjust-halves-about = Батлер: куда округлять среднее ровно между десятками
command-adjust-in-datum = в-датуме
command-adjust-in-datum-about = Батлер: присуждённый результат входит в записи для датума
command-scoring-cross-imps = кросс-ИМПы
command-scoring-butler = Батлер
command-divisor-none = не делится
command-divisor-comparisons = число сравнений
command-divisor-results = число результатов
command-outliers-none = ничего не отбрасывать
command-outliers-one-at-each-end = без лучшей и худшей
command-outliers-tenth-at-each-end = без десятой части с каждого края
command-halves-away-from-zero = от нуля
command-halves-towards-zero = к нулю
command-halves-up = в пользу Севера-Юга
command-halves-down = в пользу Востока-Запада

adjust-imps-ns = ИМПы СЮ
adjust-imps-ew = ИМПы ВЗ

# Parts of facts
part-weight = вес
part-ns = Север-Юг
part-matchpoints-ns = матч-пункты
part-player = игрок
part-suit = масть
