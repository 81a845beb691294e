## Правила 65-67: взятки на столе

situation-trick-inspection = Просмотр сыгранной взятки
situation-defective-trick = Взятка, где карт мало или много

# Правила 65 и 66
inspection-verdict-allowed = Просьбу удовлетворяют.
inspection-verdict-refused = В просьбе отказывают.
inspection-director-orders = Закрытые взятки показывают по указанию судьи, например, чтобы проверить заявление о фальшренонсе.
inspection-not-dummy = Это право есть у разыгрывающего и вистующих, у болвана его нет.
inspection-next-trick-begun = Его сторона начала следующую взятку: до конца розыгрыша закрытые взятки не смотрят.
inspection-own-card-still-faced = Его карта ещё открыта, и его сторона дальше не сыграла: он вправе попросить открыть все четыре.
inspection-own-card-turned = Свою карту он уже перевернул и показать взятку потребовать не вправе.
inspection-own-card-instead = До следующей взятки он вправе посмотреть свою последнюю карту, не показывая её.
inspection-own-card = Он вправе посмотреть свою последнюю карту, не показывая её.
inspection-own-card-led = В этой редакции право кончилось с ходом в следующую взятку.
inspection-own-card-too-late = Его сторона сыграла в следующую взятку: поздно.
inspection-after-play = После розыгрыша карты смотрят, чтобы решить вопрос о фальшренонсе или числе взяток; каждый трогает только свои.
inspection-do-not-mix = Смешивать сыгранные карты до согласия о результате не следует; кто смешал, рискует своей претензией.
inspection-mixed-one-side = Если факты уже не установить, потому что карты смешала одна сторона, решают в пользу другой.
inspection-mixed-player = Если игрок смешал карты так, что фактов не установить, решают против него.
inspection-mixed-both = Карты смешали обе стороны, и автоматически не выигрывает ни одна.
judge-inspection-facts = Можно ли ещё установить факты?
judge-inspection-weigh = Что вероятнее всего произошло, по всему, что удалось узнать?

# Правило 67
defective-verdict-supplied = Он докладывает карту сейчас; других последствий нет.
defective-verdict-transfer = Карту кладут среди сыгранных, а после розыгрыша другой стороне { $tricks ->
    [one] переходит
    [few] переходят
    [many] переходят
   *[other] переходят
} { TRICKS($tricks) }.
defective-verdict-no-transfer = Число карт исправляют; взятки автоматически не переходят.
defective-verdict-lead = Лишняя карта считается ходом: его можно принять или отменить.
defective-verdict-back = Лишняя карта возвращается в руку; других последствий нет.
defective-verdict-penalty-card = Лишняя карта становится штрафной.
defective-verdict-restored = Лишние карты возвращаются в руку; взятка остаётся за тем, кто её взял.
defective-verdict-in-place = Карту кладут на своё место; других последствий нет.
defective-verdict-adjusted = Одной картой сыграли дважды, исправлять поздно: судья присуждает результат.
defective-supplies-card = В следующую взятку сыграли ещё не обе стороны: он кладёт карту, которую мог законно сыграть.
defective-too-many = Обнаружено, пока не обе стороны сыграли в следующую взятку: с лишней картой решают сразу.
defective-taken-as-lead = Судья считает лишнюю карту ходом вне очереди.
defective-declarer-takes-back = Разыгрывающий или болван забирает лишнюю карту.
defective-fifth-penalty-card = Пятая карта вистующего становится штрафной.
defective-card-of-suit = Карта масти хода у него есть, и среди сыгранных он обязан положить именно такую.
defective-any-card = Масти хода у него нет, и среди сыгранных он кладёт любую карту.
defective-owner-unchanged = Того, чья взятка, это не меняет.
defective-no-penalty = В этой редакции других последствий нет.
defective-counts-as-revoke = Считается, что в той взятке он сделал фальшренонс.
defective-nothing-won = Его сторона не взяла ни той взятки, ни последующих: отдавать нечего.
defective-dummy-exempt = За несыгранную карту болвана взятки автоматически не переходят.
defective-one-trick = Его сторона взяла ту взятку или одну из последующих: отдаётся одна взятка.
defective-restores = Лишние карты он возвращает в руку и оставляет ту, которую открыл, а если её не установить — самую старшую из тех, которыми мог законно сыграть.
defective-exposed-while-restored = Карта вистующего, открытая при возврате, становится штрафной.
defective-restored-held-all-along = Возвращённая карта считается бывшей в руке всё время, и если её не сыграли, это может оказаться фальшренонсом.
defective-card-put-in-place = Картой он сыграл: её находят и кладут на место среди сыгранных.
defective-played-twice = Этой же картой сыграли ещё раз, и исправить уже нельзя: судья присуждает результат.
defective-option-accept = Вправе принять карту как ход.
defective-option-reject = Вправе отменить: карту забирают{ $defender ->
    [0] .
   *[other] , и она становится старшей штрафной.
}
note-defective-dummy = Стоит ли здесь взятку болван, прямо не сказано; принято применять исключение для карт болвана.
judge-fifth-card-led = Не была ли лишняя карта ходом в следующую взятку?
judge-defective-equity = Не в убытке ли другая сторона по сравнению с игрой без нарушения? Тогда судья присуждает результат.
tricks-won-differ = Взятки, взятые потом, не согласуются с тем, что не взято ни одной.
no-trick-after-the-last = После тринадцатой взятки других нет.

# Факты
fact-requester = кто просит
ask-requester = Кто хочет посмотреть карты?
choice-requester-declarer = разыгрывающий
choice-requester-dummy = болван
choice-requester-defender = вистующий
fact-quitted = как лежит взятка
ask-quitted = Как лежат карты?
choice-quitted-own-card-faced = его карта ещё открыта
choice-quitted-own-card-turned = свою карту он перевернул
choice-quitted-all-turned = перевёрнуты все
choice-quitted-play-over = розыгрыш закончен
fact-next-trick-begun = его сторона начала следующую взятку
ask-next-trick-begun = Пошла ли или сыграла ли его сторона в следующую взятку?
fact-opponents-led-next = оппоненты пошли в следующую взятку
fact-own-card-only = хочет посмотреть только свою карту
fact-director-ordered = по указанию судьи
fact-mixed-by = карты смешаны
choice-mixed-by-none = нет
choice-mixed-by-one-side = одной стороной
choice-mixed-by-both = обеими сторонами
fact-card-fault = что не так
ask-card-fault = Что не так с взяткой?
choice-card-fault-omitted = с одной руки не сыграли
choice-card-fault-too-many = с одной руки сыграли лишнюю карту
choice-card-fault-not-among-quitted = картой сыграли, но среди закрытых её нет
fact-own-side-won = взятки его стороны
ask-own-side-won = Взяла ли сторона этого игрока ту взятку или одну из последующих?
choice-own-side-won-none = ни одной
choice-own-side-won-that-trick = ту взятку
choice-own-side-won-later-trick = одну из последующих
fact-meant-as-lead = судья считает её ходом
fact-surplus-card = лишняя карта
fact-surplus-exposed = её лицо показали
fact-played-again = этой же картой сыграли ещё раз
fact-later-revoke = не дал в масть из-за её отсутствия
choice-later-revoke-none = нет
choice-later-revoke-trick-won-by-him = да, и взял ту взятку сам
choice-later-revoke-trick-won-by-partner = да, ту взятку взял партнёр
choice-later-revoke-trick-lost = да, ту взятку взяли другие
