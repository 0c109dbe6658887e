"""Scoreboard entries, market gauges, end-of-game plots, and the score sheet of the final result. Hides the worth of
portfolios until the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.table import Plot, PlotLine, ResultBanner, ScoreBreakdown, ScoreHeader
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName, comparison
from garden_desktop.core.types import Seat, Side
from garden_desktop.core.view_model import Gauge, GaugeGroup, SideSummary
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWER_NAMES, TYPES, Counts, add
from garden_desktop.games.stalk_exchange.rules import names, scoring
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.scoring import bust, decided_at, size, standing, steps, worth
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.rules.upkeep import upkeep
from garden_desktop.games.stalk_exchange.table import frames, ids
from garden_desktop.games.stalk_exchange.table.frames import CLOSING, STEPS, ranking

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
    return FLOWER_COUNT.of(n=size(config, view, side))


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
FLOWER_COUNT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n flower(s)")
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


def score_breakdown(config: RulesConfig, view: State) -> ScoreBreakdown:
    """The score sheet at the end of the match; empty before."""
    own = [shown for shown in view.portfolios if shown is not None]
    if view.phase != "over" or len(own) < config.seats:
        return ScoreBreakdown()
    finals, found = bust(config, view.values), scoring.result(config, view)
    winners = [side for side, rank in enumerate(found.ranks) if rank == 1]
    standings = [standing(portfolio, finals) for portfolio in own]
    step = decided_at(standings, winners)
    decided = () if step is None else steps(finals)[step - 1]
    headline = _shared(winners) if len(winners) > 1 else _headline(standings, winners[0], decided)
    before = BEFORE.of(parts=ranking(own, view.values))
    tie = () if found.tiebreak is None else (found.tiebreak, *_compared(standings, winners, step, finals))
    return ScoreBreakdown(
        headline=headline,
        verdict=_verdict(config, view, finals),
        headings=tuple(_headings(view.values, finals)),
        sentences=(*tie, *frames.reasons_of(config, view), before),
        decided=frozenset(FLOWER_NAMES[flower] for flower in decided),
    )


def _headline(standings: Sequence[tuple[int, ...]], winner: Side, decided: Sequence[int]) -> Message:
    """Headline with the margin: points, or the flowers that broke the tie."""
    if decided:
        return BY_FLOWERS.of(who=SideName(winner), flowers=names.every(decided))
    best, *rest = sorted((one[0] for one in standings), reverse=True)
    return BY_POINTS.of(who=SideName(winner), n=best - rest[0])


def _compared(
    standings: Sequence[tuple[int, ...]], winners: Sequence[Side], decisive: int | None, finals: Counts
) -> Iterator[Message]:
    """Yield the tie-break counts of the sides level on points, highest value first, up to the `decisive` one.

    All counts where none was decisive; nothing where the first one was, which the tie-break sentence tells.
    """
    prices, best = steps(finals), standings[winners[0]]
    level = [side for side, one in enumerate(standings) if one[0] == best[0]]
    last = len(prices) if decisive is None else decisive
    found = []
    for number, price in enumerate(prices[:last], 1):
        rest = 1 < number == len(prices) and len(price) > 1
        figures = comparison(standings[side][number] for side in level)
        found.append((REST if rest else FLOWERS).of(flowers=names.every(price), figures=figures))
    if len(found) > 1 or decisive is None:
        yield COMPARED.of(who=ListArg(tuple(SideName(side) for side in level)), parts=ListArg(tuple(found)))


def _shared(winners: Sequence[Side]) -> Message:
    return SHARED.of(who=ListArg(tuple(SideName(side) for side in winners)))


def _verdict(config: RulesConfig, view: State, finals: Counts) -> ResultBanner:
    """The Bust as arithmetic, and as tokens of which half are struck out."""
    busted = [flower for flower in range(TYPES) if finals[flower] != view.values[flower]]
    if not busted:
        return ResultBanner(NO_BUST, NO_PRICE)
    value, final = view.values[busted[0]], finals[busted[0]]
    tokens = ((ids.bloom_sprite(flower), number < final) for flower in busted for number in range(value))
    text = HALVED.of(value=value, lost=value - final, final=final)
    return ResultBanner(TAKES.of(flowers=names.every(busted)), text, ids.bloom_sprite(busted[0]), tuple(tokens))


def _headings(values: Counts, finals: Counts) -> Iterator[ScoreHeader]:
    for flower in range(TYPES):
        value, final = values[flower], finals[flower]
        yield ScoreHeader(FLOWER_NAMES[flower], str(final), str(value) if value != final else "")


BY_POINTS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The market has crashed: {who} wins by %n point(s).")
BY_FLOWERS: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The market has crashed: {who} wins the tie-break on {flowers}."
)
SHARED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The market has crashed: {who} share the victory.")
COMPARED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Comparison, {who}: {parts}.")
FLOWERS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flowers} {figures}")
REST: Final = QT_TRANSLATE_NOOP("stalk_exchange", "the rest {figures}")
TAKES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Bust halves {flowers}")
HALVED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The most valuable kind loses half: {value} − {lost} = {final}")
NO_BUST: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Bust changes nothing")
NO_PRICE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "No flower was valuable enough to lose anything.")
BEFORE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Before the Bust: {parts}.")
