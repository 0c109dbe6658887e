"""Scoreboard entries, market gauges and end-of-game plots. Hides the worth of portfolios until the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.table import Plot, PlotLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat, Side
from garden_desktop.core.view_model import Gauge, GaugeGroup, SideSummary
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWER_NAMES, TYPES, Counts, add
from garden_desktop.games.stalk_exchange.rules import names, scoring
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.scoring import bust, size, worth
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.rules.upkeep import upkeep
from garden_desktop.games.stalk_exchange.table import ids
from garden_desktop.games.stalk_exchange.table.frames import CLOSING, STEPS

UPKEEP: Final = (*STEPS, "refill")


def side_summary(config: RulesConfig, view: State, side: Side) -> SideSummary:
    """Scoreboard entry of a side: a few words and the tokens; points only at the end."""
    score = scoring.result(config, view).scores[side] if view.phase == "over" else None
    return SideSummary(_line(config, view, side), score, sprites=tuple(_tokens(config, view, side)))


def gauges(values: Counts, note: Message | None) -> GaugeGroup:
    """Gauges of the Stalk Values, with the note on the steps to the crash."""
    kinds = enumerate(values)
    return GaugeGroup(
        VALUES, tuple(Gauge(FLOWER_NAMES[kind], ids.bloom_sprite(kind), value) for kind, value in kinds), note
    )


def _line(config: RulesConfig, view: State, side: Side) -> Message:
    own = view.portfolios[side]
    if view.phase == "over" and own is not None:
        return BEFORE_BUST.of(points=worth(own, view.values))
    if view.turns and side == view.turn and view.phase not in CLOSING:
        return _busy(view)
    if side == (view.turn + 1) % config.seats and _goes_on(config, view):
        return NEXT
    return FLOWERS.of(n=size(config, view, side))


def _goes_on(config: RulesConfig, view: State) -> bool:
    """Whether another turn follows the Upkeep that is shown."""
    if view.phase == "refill":
        return not view.crash and view.left >= view.row.count(EMPTY)
    return view.phase in STEPS and not upkeep(config, view).ends


def _busy(view: State) -> Message:
    if view.phase in UPKEEP:
        return IN_UPKEEP
    if view.phase == "flush":
        return FRESH_ROW
    if view.actions_left > 1:
        return ACTIONS.of(n=view.actions_left)
    return LAST_ACTION if view.actions_left else FREE


def _tokens(config: RulesConfig, view: State, side: Side) -> Iterator[tuple[str, Message]]:
    left = view.tokens[side]
    yield from [("trowel-token", TO_SPEND)] * left
    yield from [("trowel-token-spent", SPENT)] * (config.tokens - left)


BEFORE_BUST: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{points} before the Bust")
FLOWERS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n flower(s)")
NEXT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "next")
IN_UPKEEP: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Upkeep")
FRESH_ROW: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Flush")
ACTIONS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n action(s)")
LAST_ACTION: Final = QT_TRANSLATE_NOOP("stalk_exchange", "last action")
FREE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "may end the turn")
TO_SPEND: Final = QT_TRANSLATE_NOOP("stalk_exchange", "A Seedy Business token to spend")
SPENT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "A spent Seedy Business token")
VALUES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Values")


# Plots.


COLOURS: Final = ("#C8446F", "#B08600", "#8E6CC8", "#4F9A62", "#DE5A33")
"""Line colours of the five types, distinct on the light and the dark background."""


def plots(config: RulesConfig, view: State) -> tuple[Plot, ...]:
    """Plot of the market; at the end also of the worth of every portfolio."""
    lines, span = (*_values(config, view), _track(config, view)), SPAN.of(n=len(view.past))
    market = Plot(MARKET, TURNS, lines, note=_note(view), mark=_mark(view), span=span)
    if view.phase != "over":
        return (market,)
    return market, Plot(SHEDS, TURNS, tuple(_sheds(config, view)), note=SHEDS_NOTE, span=span)


def _values(config: RulesConfig, view: State) -> Iterator[PlotLine]:
    for flower in range(TYPES):
        points = ((0.0, float(config.start_value)), *((float(n), float(v[flower])) for n, v in _turns(view)))
        yield PlotLine(FLOWER_NAMES[flower], points, ids.bloom_sprite(flower), stepped=True, colour=COLOURS[flower])


def _track(config: RulesConfig, view: State) -> PlotLine:
    """Line of the last space laid on the Market Track; it starts one above the start space."""
    fallen = (float(config.track_space(turn.laid)) for turn in view.past)
    points = ((0.0, float(config.track_space(0))), *((float(n), y) for n, y in enumerate(fallen, 1)))
    return PlotLine(TRACK, points, stepped=True, dashed=True)


def _turns(view: State) -> Iterator[tuple[int, Counts]]:
    return ((number, turn.values) for number, turn in enumerate(view.past, 1))


def _mark(view: State) -> tuple[float, float] | None:
    """Point at which the track passed the highest value; None unless that ended the game."""
    over = view.phase == "over" and "track" in view.crash
    return (float(len(view.past)), float(max(view.values))) if over else None


def _note(view: State) -> Message:
    if _mark(view) is None:
        return STILL_ABOVE
    dearest = names.every(flower for flower in range(TYPES) if view.values[flower] == max(view.values))
    return FELL.of(flowers=dearest, turn=len(view.past))


def _sheds(config: RulesConfig, view: State) -> Iterator[PlotLine]:
    start, finals = config.start_value, bust(config, view.values)
    values = ((start, start, start, start, start), *(turn.values for turn in view.past))
    for seat, own in enumerate(view.portfolios):
        if own is None:
            continue
        held = holdings(view, seat, own)
        points = [(float(n), float(worth(had, v))) for n, (had, v) in enumerate(zip(held, values, strict=True))]
        end = (float(len(view.past)), float(worth(own, finals)))
        yield PlotLine(WHOSE.of(who=SideName(seat)), (*points, end), side=seat)


def holdings(view: State, seat: Seat, own: Counts) -> Sequence[Counts]:
    """Portfolio of a seat at the start and after every turn, found by undoing its Swaps from the last one back."""
    found = [own]
    for turn in range(len(view.past), 0, -1):
        for swap in reversed(view.swaps):
            if swap.turn == turn and swap.seat == seat:
                own = add(add(own, swap.given), swap.taken, -1)
        found.append(own)
    return found[::-1]


MARKET: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Market over time")
TURNS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Turns")
SPAN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n turn(s)")
TRACK: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Market Track")
STILL_ABOVE: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange",
    "The dashed line is the Market Track going down: where it meets the most valuable kind, the market crashes.",
)
FELL: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The dashed line is the Market Track going down: it passed {flowers} on turn {turn}."
)
SHEDS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Value of the Stalk Portfolios")
SHEDS_NOTE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "At each turn’s Stalk Values; the last step is the Bust.")
WHOSE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who}")
