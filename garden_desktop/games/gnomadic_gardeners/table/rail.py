"""Scoreboard entries, and the plot of the scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from garden_desktop.core.table import Plot, PlotLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.core.view_model import SideSummary
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import scoring
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import NOBODY, State, bits_of
from garden_desktop.games.gnomadic_gardeners.table.notes import HOURS
from garden_desktop.games.gnomadic_gardeners.table.view_facts import DECISIONS, GardenViewFacts


def side_summary(seen: GardenViewFacts, side: Side) -> SideSummary:
    """Scoreboard entry of a side: score, target, preview of the draft, a few words, animals."""
    view, config = seen.view, seen.config
    awake = ((ANIMALS[bit], ANIMAL_NAMES[ANIMALS[bit]]) for bit in bits_of(view.animals[side]))
    asleep = ((ANIMALS[bit], ASLEEP.of(animal=ANIMAL_NAMES[ANIMALS[bit]])) for bit in bits_of(view.flipped[side]))
    return SideSummary(
        score=view.scores[side],
        target=_target(config),
        preview=_preview(seen, side),
        line=_line(seen, side),
        sprites=tuple((f"animal-{animal}", label) for animal, label in (*awake, *asleep)),
        counts=BLISS.of(score=view.scores[side], target=_target(config)),
    )


def race(config: RulesConfig, view: State) -> Plot:
    """Plot of the scores over the rounds, with the target."""
    grown = _grown(config, view)
    lines = (PlotLine(SIDE.of(who=SideName(side)), tuple(enumerate(own)), side=side) for side, own in enumerate(grown))
    return Plot(HOW_IT_WENT, ROUND, tuple(lines), goal=_target(config), span=ROUNDS.of(n=len(grown[0]) - 1))


def _target(config: RulesConfig) -> int:
    return config.level.goal if config.basket else config.pack.numbers.target


def _preview(seen: GardenViewFacts, side: Side) -> int | None:
    """Score after the draft, public while gnomes are sent to tasks; None in keyframes, which show counted bliss."""
    if seen.instant is not None:
        return None
    if seen.view.phase not in {"fulfil", "use", "recruit"}:
        return None
    shared = seen if seen.deciding else replace(seen, seat=None, draft=())
    if side != shared.me or not shared.deciding:
        return None
    after = shared.resolution().after
    return after if after != seen.view.scores[side] else None


def _line(seen: GardenViewFacts, side: Side) -> Message:
    view, solo = seen.view, seen.config.solo and side == 1
    if view.phase == "over":
        return _ended(seen, side)
    if not view.round:
        return GETTING_READY
    if seen.counting and seen.has_hours(side):
        return HOURS.of(n=view.preps[side])
    if view.first != NOBODY and not seen.counting:
        return (GOES_FIRST if view.first == side else GOES_SECOND).of(n=view.preps[side])
    if solo:
        return WAITS_FOR_CARDS
    if view.plays[side]:
        return SEALED
    return CHOOSING if view.phase in DECISIONS and view.turn == side else WAITS


def _ended(seen: GardenViewFacts, side: Side) -> Message:
    rank = scoring.result(seen.config, seen.view).ranks[side]
    if seen.config.basket:
        return FILLED if rank == 1 else NOT_FILLED
    return WON if rank == 1 else LOST


def _grown(config: RulesConfig, view: State) -> Sequence[Sequence[int]]:
    """Scores of each side at the start and after every finished round."""
    played = max((entry.round for entry in view.entries), default=0)
    finished = played if _all_in(view, played) else played - 1
    return tuple(
        tuple(
            sum(entry.total for entry in view.entries if entry.round <= round and (config.basket or entry.side == side))
            for round in range(max(0, finished) + 1)
        )
        for side in (0, 1)
    )


def _all_in(view: State, round: int) -> bool:
    return round == 0 or sum(entry.round == round for entry in view.entries) == 2


BLISS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{score} of {target} bliss")
ASLEEP = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{animal}, asleep")
GETTING_READY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "is choosing")
CHOOSING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "is choosing")
WAITS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "chooses later")
WAITS_FOR_CARDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "waits for its control cards")
SEALED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "locked in")
GOES_FIRST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "first, %n h")
GOES_SECOND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "second, %n h")
WON = QT_TRANSLATE_NOOP("gnomadic_gardeners", "wins")
LOST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "loses")
FILLED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "filled the basket")
NOT_FILLED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "the basket is not full")
HOW_IT_WENT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Score over time")
ROUND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Round")
ROUNDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n round(s)")
SIDE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}")
