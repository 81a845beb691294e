## Что принято, когда от этого зависит решение; читается вслед за answer-assumed

answer-assuming = { answer-assumed } { $facts }. Если это не так, решение будет другим — уточните.

assumed-tricks-between = между взятками двух фальшренонсов эта сторона взяток не брала
assumed-unintended = заявка была задумана, рука не ошиблась карточкой (25A)
assumed-meant-as-lead = этой картой играли во взятку, а не ходили в следующую
assumed-lead-out-of-turn-meant-as-lead = этой картой пошли, она не выпала случайно
assumed-within-correction-period = период коррекции ещё не кончился
assumed-partner-agrees = партнёр согласен с апелляцией
assumed-foreign-card = лишняя карта — из этой сдачи, а не из чужой колоды
assumed-organizer-approves = о согласии организатора на позднее исправление ничего не известно
assumed-all-four-agreed = доиграть согласились не все четверо
assumed-vulnerable = зоны нет ни у кого
assumed-next-player-acted = следующий игрок ещё не заявил
assumed-designation-change-next-player-acted = следующий игрок ещё не сыграл
assumed-simultaneous-play-next-player-acted = следующий игрок ещё не сыграл
assumed-partner-acted = партнёр заявившего с тех пор не заявлял
assumed-designation-change-partner-acted = партнёр этого игрока ещё не сыграл
assumed-next-hand-played = следующая рука на этот ход ещё не сыграла
assumed-opening-lead-faced = первый ход ещё не открыт
assumed-partner-could-see = партнёр нарушителя мог видеть карту
assumed-card-seen = чужих карт никто не видел
assumed-both-sides-played-next = в следующую взятку сыграли ещё не обе стороны
assumed-result-obtained = результата за столом нет
assumed-deliberate = это сделано не нарочно
assumed-round-ended = тур ещё не кончился
assumed-regulation-allows = регламент этого не разрешает
assumed-agreement-proved = доказательств, что объяснение верно, нет
assumed-scoring = расчёт по матчпойнтам
assumed-fouled-board-scoring = расчёт в IMP
