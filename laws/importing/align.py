"""Blocks of a text placed on the sections of an edition: the best path forwards through the outline.

A block goes to a section for its label and for its likeness to our own text. Going on to the next section is free, passing
sections over costs little by little, more inside an unbroken text than where pages are missing. A block may also stay with
the section before it, or stay unplaced. The path with the highest sum is found by dynamic programming.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from laws.importing.blocks import Block, Start
from laws.importing.letters import BAR
from laws.importing.markers import Kind
from laws.importing.nodes import Node, Nodes

_LIKE = 7.0
_SAME_LABEL, _OTHER_LABEL, _WRONG_LAW = 3.0, -5.0, -30.0
_LABEL_IGNORED = 5.0
_UNPLACED: Mapping[Kind, float] = {Kind.TEXT: 1.0, Kind.LAW: 20.0}
_UNPLACED_LABELLED = 7.0
_LABELLED_TEXT = 0.15
_NO_PREAMBLE, _LEADS_IN, _NO_LEAD = -4.0, 1.0, -0.5
_LEAD_LIKE = 0.75
_LOWEST = float("-inf")


@dataclass(frozen=True)
class Placed:
    """A block and where it belongs.

    Attributes:
        place: place of its section among the nodes; None where it fits none.
        margin: how much worse the best path is that puts it elsewhere.
        like: likeness to our own text of the section, 0 to 1.
        fits: whether its label is that of the section; true without a label.
    """

    block: Block
    place: int | None
    margin: float
    like: float
    fits: bool = True


@dataclass(frozen=True)
class _Costs:
    """What it costs a block to stay where the one before it is, to go on at all, for each section passed over, at most.

    With `stay_leads` words that stay count as a section's words of its own, as they do where labels are lost.
    """

    stay: float
    move: float
    skip: float
    most: float
    stay_leads: bool = False


def align(blocks: Sequence[Block], nodes: Nodes, watch: "Watch | None" = None) -> list[Placed]:
    """Place all blocks; `watch` is told of every block that is done."""
    labelled = is_labelled(blocks)
    steps = [_Step(block, nodes, _costs(block, labelled)) for block in _watched(blocks, watch)]
    forward = [[0.0] * len(nodes.all)]
    backs: list[list[int]] = []
    for step in steps:
        scores, back = step.forward(forward[-1])
        forward.append(scores)
        backs.append(back)
    behind = [0.0] * len(nodes.all)
    margins: list[list[float]] = []
    for step, scores in zip(reversed(steps), reversed(forward[1:]), strict=True):
        margins.append([score + rest for score, rest in zip(scores, behind, strict=True)])
        behind = step.backward(behind)
    margins.reverse()
    return _path(steps, nodes, forward, backs, margins)


class Watch:
    """Told how many blocks there are and of each that is done."""

    def total(self, number: int) -> None:
        """Before the first block."""

    def done(self) -> None:
        """After each block."""


def _watched(blocks: Sequence[Block], watch: Watch | None) -> Iterator[Block]:
    if watch:
        watch.total(len(blocks))
    for block in blocks:
        yield block
        if watch:
            watch.done()


def is_labelled(blocks: Sequence[Block]) -> bool:
    """Whether the text kept the letters and numbers of its sections."""
    own = [block for block in blocks if block.kind.labelled or block.kind is Kind.TEXT]
    return sum(block.kind.labelled for block in own) > _LABELLED_TEXT * len(own)


def _costs(block: Block, labelled: bool) -> _Costs:
    broken = block.start is not Start.CONTINUED
    if block.kind is Kind.LAW:
        return _Costs(stay=12.0, move=0.0, skip=0.01 if broken else 0.2, most=1.0 if broken else 3.0)
    if block.kind.labelled:
        return _Costs(_LABEL_IGNORED, move=0.0, skip=0.05 if broken else 0.4, most=2.0 if broken else 8.0)
    if BAR in block.text:
        return _Costs(stay=0.0, move=2.0, skip=0.2, most=4.0)
    if not labelled and block.start is Start.APART:
        return _Costs(stay=1.5, move=1.2, skip=0.2, most=4.0, stay_leads=True)
    if not labelled:
        return _Costs(stay=1.3, move=0.0, skip=0.2, most=4.0, stay_leads=True)
    if block.start is Start.BROKEN:
        return _Costs(stay=0.5, move=0.0, skip=0.05, most=2.0, stay_leads=True)
    if block.start is Start.APART:
        return _Costs(stay=1.2, move=1.5, skip=0.1, most=3.0, stay_leads=True)
    return _Costs(stay=0.0, move=4.0, skip=0.4, most=8.0)


class _Step:
    """One block: what each section gains from it, and the ways to that section."""

    def __init__(self, block: Block, nodes: Nodes, costs: _Costs) -> None:
        self.block, self.costs = block, costs
        self.like = nodes.likeness(block.text)
        self.gain = [_label(block, node) + _LIKE * self.like.get(place, 0.0) for place, node in enumerate(nodes.all)]
        self.lead = [_lead(block, node, self.like.get(place, 0.0)) for place, node in enumerate(nodes.all)]
        self.stay = [self._stay(place) for place in range(len(nodes.all))]
        self.unplaced = _UNPLACED.get(block.kind, _UNPLACED_LABELLED)

    def fits(self, node: Node) -> bool:
        """Whether the block has no label, or that of the section."""
        return _label(self.block, node) >= 0.0

    def _stay(self, place: int) -> float:
        """The gain from staying at a section: a label that contradicts is paid for by the cost of staying."""
        like = _LIKE * self.like.get(place, 0.0)
        lead = min(0.0, self.lead[place]) if self.costs.stay_leads else 0.0
        return max(self.gain[place], like) - self.costs.stay + lead

    def forward(self, before: list[float]) -> tuple[list[float], list[int]]:
        """The best sums with this block at each section, and the section before it; ~i - 1 for unplaced behind section i."""
        costs = self.costs
        near, near_from = _LOWEST, -1
        far, far_from = _LOWEST, -1
        scores, backs = [], []
        for place, old in enumerate(before):
            near -= costs.skip
            move, origin = (near, near_from) if near >= far else (far, far_from)
            moved = move - costs.move + self.gain[place] + self.lead[place]
            stayed = old + self.stay[place]
            idle = old - self.unplaced
            best = max(moved, stayed, idle)
            scores.append(best)
            backs.append(origin if best == moved else place if best == stayed else ~place - 1)
            if old + costs.skip > near:
                near, near_from = old + costs.skip, place
            if old - costs.most > far:
                far, far_from = old - costs.most, place
        return scores, backs

    def backward(self, behind: list[float]) -> list[float]:
        """The best sums of all that follows, this block included, from each section."""
        costs = self.costs
        near = far = _LOWEST
        found: list[float] = []
        for place in range(len(behind) - 1, -1, -1):
            rest = behind[place]
            near -= costs.skip
            moved = max(near, far - costs.most) - costs.move
            gain = self.gain[place]
            stayed = rest + self.stay[place]
            found.append(max(moved, stayed, rest - self.unplaced))
            there = rest + gain + self.lead[place]
            near = max(near, there + costs.skip)
            far = max(far, there)
        found.reverse()
        return found


def _label(block: Block, node: Node) -> float:
    if not block.values:
        return 0.0
    if block.kind is Kind.LAW:
        return _SAME_LABEL if node.kind == "law" and node.value in block.values else _WRONG_LAW
    return _SAME_LABEL if node.kind == block.kind.value and node.value in block.values else _OTHER_LABEL


def _lead(block: Block, node: Node, like: float) -> float:
    """What speaks for or against words without a label standing above other sections.

    Such words mostly end in a colon. Our own text of a section above others sums them up, so likeness to it says less.
    """
    if block.kind is not Kind.TEXT or not node.leads:
        return 0.0
    if node.bare:
        return _NO_PREAMBLE
    return _LEADS_IN if block.text.rstrip().endswith(":") else _NO_LEAD - _LIKE * (1 - _LEAD_LIKE) * like


def _path(
    steps: Sequence[_Step],
    nodes: Nodes,
    forward: Sequence[list[float]],
    backs: Sequence[list[int]],
    totals: Sequence[list[float]],
) -> list[Placed]:
    place = max(range(len(forward[-1])), key=forward[-1].__getitem__) if steps else -1
    found: list[Placed] = []
    for number in range(len(steps) - 1, -1, -1):
        step, total = steps[number], totals[number]
        best = max(total)
        other = max((score for at, score in enumerate(total) if at != place), default=_LOWEST)
        back = backs[number][place] if place >= 0 else -1
        unplaced = back < -1 or place < 0
        like = step.like.get(place, 0.0)
        fits = unplaced or step.fits(nodes.all[place])
        found.append(Placed(step.block, None if unplaced else place, best - other, like, fits))
        if place >= 0:
            place = ~(back + 1) if back < -1 else back
    found.reverse()
    return found
