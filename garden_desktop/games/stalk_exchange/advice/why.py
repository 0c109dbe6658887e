"""What speaks most for an action against the best other one: the parts, in points, of the lead that should come."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple, TypeAlias

from garden_desktop.core.advice import ONLY, telling
from garden_desktop.core.game import Seat
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.stalk_exchange.advice.planning import Planner
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS
from garden_desktop.games.stalk_exchange.data.words import FLOWER_NAMES
from garden_desktop.games.stalk_exchange.rules import transitions
from garden_desktop.games.stalk_exchange.rules.moves import Move
from garden_desktop.games.stalk_exchange.rules.state import State

Parts: TypeAlias = Mapping[str, float]

ALIKE: Final = 0.05
"""What differs by less points says nothing."""


class Come(NamedTuple):
    """What a turn should come to: the own flowers, and what each is worth after the crash, by type."""

    own: tuple[float, ...]
    finals: tuple[float, ...]
    parts: Parts


class Why(Planner):
    """The reasons of the strongest level; what it judges by is that of its planner."""

    def of(self, view: State, seat: Seat, move: Move) -> Message:
        """One sentence."""
        if len(self._choices.legal(view)) < 2:
            return ONLY
        if move.kind == "flush":
            return FRESH
        mine, yours = self.come(view, seat, move), self._beside(view, seat, move)
        if yours is None:
            return EQUAL
        part = telling(mine.parts, yours.parts)
        if part in SENTENCES:
            return SENTENCES[part]
        flower = FLOWERS.index(part)
        more = mine.own[flower] > yours.own[flower]
        return (MORE if more else DEARER).of(flower=FLOWER_NAMES[flower])

    def _beside(self, view: State, seat: Seat, move: Move) -> Come | None:
        """What the turn should come to after the best other action that comes to something else; None for none."""
        mine, worth = self.come(view, seat, move), self._worths(view, seat)
        others = [one for one in worth if one != move and one.kind != "flush"]
        for other in sorted(others, key=worth.__getitem__, reverse=True):
            yours = self.come(view, seat, other)
            if any(mine.parts[part] - yours.parts[part] > ALIKE for part in mine.parts):
                return yours
        return None

    def _worths(self, view: State, seat: Seat) -> dict[Move, float]:
        """The actions worth looking at, by the chance to win they lead to."""
        worth = dict(self._rated(view, seat, Random(0)))  # the strongest level throws no dice
        if self._like.width and view.basic > 1:
            self._look_on(view, seat, Random(0), lambda: False, worth)
        return worth

    def come(self, view: State, seat: Seat, move: Move) -> Come:
        """What a turn that begins with an action should come to, with the best second one after it. The parts add up to
        the lead over the others on the whole."""
        after = self._followed(view, seat, move)
        held = self._forecast.held(view, seat)
        own = after.portfolios[seat]
        assert own is not None, "who is to move sees the own flowers"
        held[seat] = tuple(map(float, own))
        finals, left = self._forecast.crash(after, held)
        others = [other for other in held if other != seat]
        worth = sum(sum(map(float.__mul__, held[other], finals)) for other in others) / len(others)
        ahead = after.tokens[seat] - sum(after.tokens[other] for other in others) / len(others)
        parts = {name: n * value for name, n, value in zip(FLOWERS, held[seat], finals, strict=True)}
        parts["others"] = -self._like.rivals * worth
        parts["tokens"] = self._forecast.kept(left) * ahead
        return Come(held[seat], finals, parts)

    def _followed(self, view: State, seat: Seat, move: Move) -> State:
        """After an action, and after the best second one where the planner looks for one."""
        if move.kind == "end":
            return view
        after = transitions.apply(self._law, view, move)
        if not self._like.width or view.basic < 2:
            return after
        rated = dict(self._rated(after, seat, Random(0)))
        second = max(rated, key=rated.__getitem__)
        return after if second.kind in ("end", "flush") else transitions.apply(self._law, after, second)


SENTENCES: Final = {
    "others": QT_TRANSLATE_NOOP(
        "stalk_exchange",
        "What the others probably hold should end up worth less than after the next best action.",
    ),
    "tokens": QT_TRANSLATE_NOOP(
        "stalk_exchange", "It keeps a trowel that is worth more later than what it would buy now."
    ),
}
MORE: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange",
    "{flower}: you hold more of them than after the next best action, and they should pay in the end.",
)
DEARER: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "{flower}: yours should end up worth more than after the next best action."
)
EQUAL: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Something else would do as well, but nothing would do better.")
FRESH: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Nothing in this row helps you enough: a fresh row is worth the trowel."
)
