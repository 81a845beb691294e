## Правила 57-60: преждевременная и одновременная игра, невозможность, игра после нарушения

situation-premature-play = Преждевременный ход или игра
situation-simultaneous-play = Одновременная игра
situation-inability = Требование, которое нельзя выполнить
situation-play-after-irregularity = Карта, сыгранная после нарушения

# Правило 57
premature-verdict-options = Карта становится старшей штрафной, и разыгрывающий выбирает, чем сыграть в эту взятку партнёру нарушителя.
premature-verdict-free = За игру раньше партнёра вистующий не отвечает.
premature-verdict-penalty-card = Карта становится старшей штрафной.
premature-verdict-play-at-turn = Карта остаётся на столе и играется в свою очередь.
premature-verdict-declarer = Карта разыгрывающего сыграна и остаётся.
premature-verdict-cannot-comply = Партнёр выполнить требование не может и играет любой иначе законной картой.
premature-verdict-play-highest = { WHO($player, cap: 1) } обязан сыграть самой старшей картой масти хода.
premature-verdict-play-lowest = { WHO($player, cap: 1) } обязан сыграть самой младшей картой масти хода.
premature-verdict-play-card = { WHO($player, cap: 1) } обязан сыграть в масти { SUIT($suit, number: "pl") }, если можно и есть чем.
premature-verdict-not-suit = { WHO($player, cap: 1) } не вправе сыграть в эту взятку картой масти { SUIT($suit, number: "pl") }.
premature-penalty-card = { WHO($player, cap: 1) } пошёл или сыграл раньше, чем его партнёр сыграл во взятку: карта становится старшей штрафной, выбор за разыгрывающим.
premature-option-highest = Вправе потребовать самую старшую карту масти хода; играет { WHO($player) }.
premature-option-lowest = Вправе потребовать самую младшую карту масти хода; играет { WHO($player) }.
premature-option-require = Вправе потребовать карту другой масти, которую назовёт сам; играет { WHO($player) }.
premature-option-forbid = Вправе запретить карту другой масти, которую назовёт сам; играет { WHO($player) }.
premature-chosen-play-highest = Разыгрывающий требует самую старшую карту масти хода.
premature-chosen-play-lowest = Разыгрывающий требует самую младшую карту масти хода.
premature-chosen-play-card = Разыгрывающий требует карту другой масти.
premature-chosen-not-suit = Разыгрывающий запрещает другую масть.
premature-cannot-comply = Выполнить требование партнёру нечем, или он обязан дать в масть.
premature-if-able = Если партнёр выполнить требование не может, он играет любой иначе законной картой.
premature-declarer-played-both = Разыгрывающий уже сыграл с обеих рук, поэтому игра раньше партнёра последствий не имеет.
premature-dummy-jumped-in = Болван поторопился с картой или незаконно её подсказал, поэтому игра раньше партнёра последствий не имеет.
premature-held-visible = Карта, которую держат так, что партнёр может её видеть, считается сыгранной.
premature-exposed-early = Она показана раньше времени и становится штрафной.
premature-at-rho-turn = Вистующий, сыгравший в очередь правого оппонента, обязан сыграть этой картой в свою очередь, если это законно.
premature-play-at-turn = Сыграть ею законно можно: в свою очередь она идёт в эту взятку.
premature-not-legal-at-turn = Законно сыграть ею в эту взятку нельзя, и она становится старшей штрафной.
premature-declarer-plays = Карта, которой разыгрывающий поторопился с любой руки, сыграна и, если законна, остаётся.
premature-declarer-illegal = Сыгранная раньше времени карта остаётся сыгранной, только если она законна; эта не в масть, и её нужно исправить.
premature-option-accept-lead = Вправе принять ход.
premature-option-reject-lead = Вправе отменить ход.
judge-premature-at-rho-turn = Помогла ли показанная раньше времени карта партнёру вистующего?
two-choices = У разыгрывающего только один выбор.
another-suit-needed = Называется ровно одна масть, и не масть хода.

# Правило 58
simultaneous-verdict-in-turn = Карта считается сыгранной после другой, а тогда была его очередь: она остаётся.
simultaneous-verdict-later = Карта считается сыгранной после другой: дальше — как с преждевременной игрой или ходом вне очереди.
simultaneous-verdict-defective-trick = Обе стороны сыграли в следующую взятку, значит, взятка дефектная.
simultaneous-verdict-one-visible = Сыграна единственная карта, лицо которой было видно; остальные поднимаются.
simultaneous-verdict-names = Игрок называет, какой из карт играет.
simultaneous-verdict-penalty = Играется { CARD($card) }, каждая другая показанная карта становится штрафной.
simultaneous-verdict-free = Играется { CARD($card) }, остальные возвращаются.
simultaneous-counts-later = Карта, сыгранная одновременно с законной картой другого, считается сыгранной после неё.
simultaneous-then-in-turn = После той карты была его очередь.
simultaneous-then-premature = Если партнёр ещё не сыграл во взятку, это преждевременная игра.
simultaneous-then-lead = Если это был ход, то ход вне очереди.
simultaneous-one-visible = Видно было лицо только одной карты: она сыграна, других последствий нет.
simultaneous-names-one = Видно было лицо нескольких карт: игрок называет, какой играет.
simultaneous-others-penalty = Каждая другая карта, показанная вистующим, становится штрафной.
simultaneous-others-free = Остальные карты разыгрывающего или болвана возвращаются без последствий.
simultaneous-option-name = Называет, какой картой играет: { CARDS($cards) }.
simultaneous-opponent-may-change = Оппонент, сыгравший после забранной теперь карты, вправе сменить свою.
simultaneous-found-late = Это обнаружили уже после того, как обе стороны перешли к следующей взятке.
simultaneous-defective-trick = С лишней картой поступают как в любой дефектной взятке.
several-cards-needed = Несколько видимых карт — это не меньше двух.
named-card-not-shown = Названной карты среди показанных нет.

# Правило 59
inability-verdict = Он играет любой иначе законной картой, последствий нет.
inability-none-of-suit = Потребованной масти у него нет: годится любая иначе законная карта.
inability-only-that-suit = У него только запрещённая масть: годится любая иначе законная карта.
inability-must-follow-suit = Он обязан дать в масть и выполнить требование не может: годится любая иначе законная карта.
inability-follow-first = Дать в масть важнее любого другого требования.
inability-else-revoke = Мог бы выполнить и не выполнил — был бы фальшренонс.

# Правило 60
afterwards-verdict-right-lost = Право на исправление потеряно, карта нарушителя считается сыгранной в очередь.
afterwards-verdict-rights-stay = Права оппонентов не меняются; поздняя карта может сама быть нарушением.
afterwards-verdict-penalty-card = Карта вистующего становится старшей штрафной.
afterwards-right-lost = Игрок другой стороны сыграл после нарушения правого оппонента раньше решения: право потеряно.
afterwards-as-in-turn = После этого карта нарушителя считается сыгранной в очередь.
afterwards-older-duties = Прежние обязанности нарушившей стороны — сыграть штрафной картой, соблюдать ограничение — остаются.
afterwards-except-proper-lead = Исключение — надлежащий ход оппонента, чья была очередь.
afterwards-defender-too-early = Вистующий сыграл, когда разыгрывающий уже должен был отменить ход, но ещё не пошёл с верной руки: карта штрафная.
afterwards-offending-side = Карта нарушившей стороны, сыгранная раньше решения, прав оппонентов не задевает.
judge-afterwards-own-irregularity = Не была ли поздняя карта сама вне очереди или преждевременной? Тогда решают и о ней.

# Факты
fact-premature = как именно
choice-premature-before-partner = раньше партнёра
choice-premature-led-next-trick = ход в следующую взятку
choice-premature-at-rho-turn = в очередь правого оппонента
fact-declarer-played-both-hands = разыгрывающий уже сыграл с обеих рук
fact-dummy-jumped-in = болван поторопился или подсказал карту
fact-legal-at-turn = в свою очередь законна
ask-legal-at-turn = Можно ли законно сыграть этой картой во взятку в свою очередь?
fact-rank-choice = самая старшая или младшая
choice-rank-choice-none = не выбрано
choice-rank-choice-highest = самая старшая
choice-rank-choice-lowest = самая младшая
fact-holds-required = партнёр может выполнить
fact-players-involved = кто сыграл сразу
ask-players-involved = Сыграли одновременно двое или несколько карт сыграно с одной руки?
choice-players-involved-two-players = двое
choice-players-involved-one-hand = одна рука, несколько карт
fact-visible = сколько лиц было видно
ask-visible = Сколько карт было видно лицом вверх?
choice-visible-one = одну
choice-visible-several = несколько
fact-visible-card = карта, которую было видно
fact-named-card = карта, которую он называет
fact-in-turn = после той карты была его очередь
fact-requirement = что потребовали
choice-requirement-lead-suit = пойти в масть
choice-requirement-not-lead-suit = не ходить в масть
choice-requirement-play-highest = сыграть самой старшей
choice-requirement-play-lowest = сыграть самой младшей
choice-requirement-play-card = сыграть определённой картой
fact-inability-reason = почему нельзя
choice-inability-reason-none-of-suit = этой масти нет
choice-inability-reason-only-that-suit = есть только эта масть
choice-inability-reason-must-follow-suit = обязан дать в масть
fact-played-by = кто сыграл потом
ask-played-by = Кто сыграл позднейшей картой?
choice-played-by-non-offender = невиновная сторона
choice-played-by-offending-side = нарушившая сторона
choice-played-by-defender-after-required-retraction = вистующий, когда разыгрывающий уже должен был отменить ход
fact-own-proper-lead = это был его надлежащий ход
