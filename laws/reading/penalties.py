"""Facts of penalty cards: which lie on the table, whose turn it is, and what was played instead (Laws 50-52)."""

from laws.reading.cards import HONOURS, chosen_suit, put_declarer, put_offender
from laws.reading.events import doer, first
from laws.reading.facts import Story
from laws.reading.roles import is_person


def another_penalty_card(story: Story) -> None:
    """A further penalty card."""
    act = first(story, "dropped", "exposed")
    if act is None:
        return
    put_offender(story, act)
    after = [number for number in story.places("card_") if number > act - 3]
    if after:
        story.put("cards", [story.tokens[after[0]].value], after[0], after[0] + 1)


def penalty_cards(story: Story) -> None:
    """The penalty cards on the table, whose turn it is, and what declarer chose."""
    marks = story.places("penalty_card", "major_pc", "minor_pc", "dropped", "face_up")
    cards = []
    for number in story.places("card_"):
        near = [mark for mark in marks if abs(mark - number) <= 7]
        if not near:
            continue
        holder = _holder(story, number)
        if holder is None:
            continue
        code = story.tokens[number].value
        minor = any(story.tokens[mark].symbol == "minor_pc" for mark in near)
        major = any(story.tokens[mark].symbol == "major_pc" for mark in near) or code[1] in HONOURS
        if not (minor or major):
            minor = any(story.tokens[mark].symbol == "dropped" for mark in near)
            if not minor:
                continue
        cards.append(
            (
                {"player": holder, "card": code, "rank": "minor" if minor and code[1] not in HONOURS else "major"},
                number,
            )
        )
    if cards:
        story.put("penalty_cards", [entry for entry, _ in cards], cards[0][1], cards[-1][1] + 1)
    for place in story.places("on_lead", "lead"):
        who = doer(story, place)
        if who is not None and (player := story.roles.player(who)) and player in "NESW":
            story.put("turn", player, who, place + 1)
    put_declarer(story)
    chosen_suit(story)


def _holder(story: Story, number: int) -> str | None:
    for place in (*range(number - 1, max(-1, number - 7), -1), *range(number + 1, min(len(story.tokens), number + 5))):
        if story.tokens[place].symbol == "." and place < number:
            break
        if is_person(story.tokens[place].symbol):
            return story.roles.player(place)
    return None


def forgotten_penalty_card(story: Story) -> None:
    """A penalty card that was not played: who, and what he played instead."""
    mark = first(story, "penalty_card", "minor_pc", "major_pc")
    acts = [place for place in story.places("play", "follow", "discard", "lead") if mark is None or place > mark]
    act = acts[0] if acts else first(story, "lapse", "instead_of")
    if act is None:
        return
    put_offender(story, act)
    penalty_cards(story)
    lying = {card["card"] for card in held} if isinstance(held := story.values.get("penalty_cards"), list) else set()
    for number in story.places("card_"):
        beside = mark is not None and abs(number - mark) <= 1
        if number > act and not beside and story.tokens[number].value not in lying and number - act <= 5:
            story.put("card", story.tokens[number].value, number, number + 1)
            break
    story.drop("turn", "choice_suits")
