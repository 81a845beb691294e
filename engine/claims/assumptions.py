"""What is taken to be normal play for a claimer, where the Laws leave it to the Director; each can be switched."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Assumptions:
    """Named assumptions about a claimer's play.

    Attributes:
        top_down: suits are played from the top (70E2 or practice); else small cards of a suit count as equal to him.
        unaware_of_trump: he may have forgotten an outstanding trump (70C2); else he draws trumps first.
        guess_fails: an unstated finesse or drop is taken to fail (70E); else he finds the card.
        notices_show_out: he sees that a suit does not break and leaves his statement; else only 70E heeds a show-out.
        keeps_high: he discards no card known to be high while another can go, and no ace or king that is the highest left
            while any other can; nobody does that, so it is not even careless. Else he discards the lowest of any suit.
    """

    top_down: bool = True
    unaware_of_trump: bool = True
    guess_fails: bool = True
    notices_show_out: bool = False
    keeps_high: bool = True
