"""Log sentences, reveal frames and sounds of moves, from the views of one viewer before and after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from garden_desktop.core.table import Keyframe
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Seat, Sound
from garden_desktop.games.paths_and_flower_beds.data.pack import KINDS, LYING, shape_name
from garden_desktop.games.paths_and_flower_beds.rules import scoring
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.scoring import Walks
from garden_desktop.games.paths_and_flower_beds.rules.state import Kind, Move, State
from garden_desktop.games.paths_and_flower_beds.table import scoreboard
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts, RevealFrame, View

# The reveal: all walkers take the same step together, and every sum grows.


def frames(seen: FlowerViewFacts) -> Iterator[Keyframe]:
    """Yield a keyframe for each step of the longest walk; nothing if there are no walks."""
    within = WALK.of(steps=seen.steps)
    for step in range(1, seen.steps + 1):
        there = FlowerViewFacts(seen.config, seen.walks, RevealFrame(seen.view, step), seen.seat)
        yield Keyframe(there.shown, sentence(there), within)


def opened(seen: FlowerViewFacts) -> View:
    """View of the open gardens with the last piece, before the first step."""
    return RevealFrame(seen.view, 0)


def sentence(seen: FlowerViewFacts) -> Message:
    """Sentence on one step: the square each walker has reached, and its points."""
    if not seen.step:
        return OPEN
    walkers = tuple(_where(seen, seat) for seat in range(seen.config.seats) if _walks(seen, seat))
    return STEP.of(step=seen.step, of=seen.steps, walkers=ListArg(walkers))


def _walks(seen: FlowerViewFacts, seat: Seat) -> bool:
    return len(seen.counted[seat].squares) >= seen.step


def _where(seen: FlowerViewFacts, seat: Seat) -> Message:
    square = seen.counted[seat].squares[seen.step - 1]
    points = worth(seen, seat, square)
    cell, walk = seen.config.board.names[square], seen.counted[seat]
    if walk.bonus and seen.step == len(walk.squares):
        return (ARRIVES if points else ENTERS).of(who=SideName(seat), cell=cell, points=points, bonus=walk.bonus)
    return (EARNS if points else STANDS).of(who=SideName(seat), cell=cell, points=points)


def worth(seen: FlowerViewFacts, seat: Seat, square: int) -> int:
    """Points of a square on a walk: 1 if it is circled, 1 for a fountain."""
    return (seen.rings(seat) >> square & 1) + (seen.config.ground.fountains >> square & 1)


OPEN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "All gardens are open.")
WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The walk, square by square: {steps}.")
STEP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Square {step} of {of}: {walkers}.")
EARNS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}, +{points}")
ARRIVES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}, +{points}, gates +{bonus}")
ENTERS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}, gates +{bonus}")
STANDS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} on {cell}")


def describe_move(config: RulesConfig, walks: Walks, before: State, move: Move, after: State) -> Iterator[Message]:
    """Log sentences of a move, in the order of events."""
    who = SideName(before.mover)
    match move.kind:
        case "first":
            yield BEGINS.of(who=SideName(move.seat))
        case "draw":
            yield DRAWN.of(piece=shape_name(config.pack, move.piece))
        case "name":
            yield NAMED.of(who=who, piece=shape_name(config.pack, move.piece))
            yield from _room(after)
        case "place":
            yield placed(config, before, move)
        case "trace":
            yield _traced(config, walks, before, move)
    yield from _goes_on(config, before, after)
    if after.phase == "over":
        yield from _reveal(FlowerViewFacts(config, walks, after, None))
    elif after.phase == "tracing" and before.phase != "tracing":
        yield GROWN if config.solo else ALL_OPEN


def _room(after: State) -> Iterator[Message]:
    """Yield the seats without room for the piece, which makes this the last turn (PF-44)."""
    if after.stuck:
        yield LAST_TURN.of(who=ListArg(tuple(SideName(seat) for seat in after.stuck)))
    else:
        yield FITS_ALL


def placed(config: RulesConfig, before: State, move: Move) -> Message:
    """Sentence on a placement; the square is told to its owner alone, whose move names it."""
    who, piece = SideName(before.mover), shape_name(config.pack, before.piece)
    if not move.cell:
        return SEALED.of(who=who)
    return (PLANTED_SO if move.label else PLANTED).of(who=who, piece=piece, cell=move.cell, way=LYING[move.label])


def _traced(config: RulesConfig, walks: Walks, before: State, move: Move) -> Message:
    garden = before.gardens[before.mover]
    assert garden is not None, "gardens are open when walks are drawn"
    points = walks.drawn(garden, move).total
    sentence = {"best": BEST, "none": NONE}.get(move.label, TRACED)
    return sentence.of(who=SideName(before.mover), n=points)


def _goes_on(config: RulesConfig, before: State, after: State) -> Iterator[Message]:
    """Yield passes and the start of a new round between two turns."""
    for one in after.passed[len(before.passed) :]:
        yield PASSED.of(who=SideName(one.seat))
    begun = after.phase in ("naming", "drawing")
    if begun and (before.phase == "first" or config.lap(after.turn) != config.lap(before.turn)):
        yield LAP.of(lap=config.lap(after.turn) + 1, kind=KINDS[config.kind(after.turn)])


def _reveal(seen: FlowerViewFacts) -> Iterator[Message]:
    """Yield every step of the walks, the scores, and the result."""
    for frame in frames(seen):
        yield frame.told
    for seat in range(seen.config.seats):
        yield summed(seen, seat)
    found = scoring.result(seen.config, seen.walks, seen.view)
    yield found.reason
    if found.tiebreak is not None:
        yield found.tiebreak
    if not seen.config.solo:
        yield scoreboard.headline(seen, found)


def summed(seen: FlowerViewFacts, seat: Seat) -> Message:
    """Score line of a seat."""
    walk = seen.counted[seat]
    return SUM.of(
        who=SideName(seat), circled=walk.circled, fountains=walk.fountains, bonus=walk.bonus, total=walk.total
    )


def stays(seen: FlowerViewFacts, seat: Seat) -> Message:
    """Sentence on why no walker sets out in a garden: none was wanted (PF-83), or no path reaches a gate."""
    garden = seen.view.gardens[seat]
    there_is_one = garden is not None and seen.walks.best(garden).squares
    return NONE.of(who=SideName(seat)) if there_is_one else NO_PATH


BEGINS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} names first.")
DRAWN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The {piece} is drawn from the deck.")
NAMED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} named the {piece}.")
FITS_ALL: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "It fits in every garden.")
LAST_TURN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The last turn: {who} had no room left for it.")
SEALED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} has planted.")
PLANTED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} planted the {piece} at {cell}.")
PLANTED_SO: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} planted the {piece} at {cell}, {way}.")
BEST: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} uses the best walk: %n point(s).")
NONE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} doesn’t take a walk.")
NO_PATH: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No path reaches a gate here, so there is no walk.")
TRACED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} has drawn a walk: %n point(s).")
PASSED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} has no room for any piece that can be named.")
LAP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Round {lap}: {kind}.")
ALL_OPEN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "All gardens are open. Now each player draws a walk.")
GROWN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The garden is done. Now draw a walk.")
SUM: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "{who}: squares {circled}, fountains {fountains}, gates {bonus}, {total} in all."
)


_OF: Final[Mapping[Kind, tuple[Sound, ...]]] = {
    "draw": ("card",),
    "name": ("lift", "card"),
    "place": ("earth",),
    "trace": ("put",),
}


def sounds(before: State, move: Move, after: State) -> Sequence[Sound]:
    """Sounds of a move: water when the gardens open, else the sound of its kind."""
    if after.phase in ("tracing", "over") and before.phase not in ("tracing", "over"):
        return ("water",)
    return _OF.get(move.kind, ())
