"""Log sentences and sounds of moves, from the views of one viewer before and after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Sound
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.state import Kind, Move, State
from garden_desktop.games.stalk_exchange.table import frames


def describe_move(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """Log sentences of a move, in the order of events; draws of one kind are told with the last of them."""
    match move.kind:
        case "first":
            yield BEGINS.of(who=SideName(move.seat))
        case "draw":
            yield from _drawn(config, before, move, after)
        case "plant":
            yield (PLANTS if before.actions_left else PAYS_PLANT).of(
                who=SideName(before.turn), flower=names.one(move.flower), space=move.space, slot=move.slot + 1
            )
        case "swap":
            yield (SWAPS if before.actions_left else PAYS_SWAP).of(
                who=SideName(before.turn), taken=names.one(move.flower), given=names.one(move.given), slot=move.slot + 1
            )
        case "flush":
            yield from _flushed(before)
        case "end":
            yield from frames.sentences(config, before)
    yield from frames.closing_sentences(config, before, after)


def _drawn(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """Yield the sentence on a draw.

    A row filled after the crash is left out: the Bust follows, and nobody can take anything from it.
    """
    if before.phase == "sow":
        yield SOWN.of(flower=names.one(move.flower), space=config.board.names[before.spot])
    elif before.phase == after.phase:
        return
    elif before.phase == "deal":
        yield DEALT.of(n=config.portfolio)
    elif frames.fills(before, after):
        yield row(after)


def row(after: State) -> Message:
    """Sentence on the exchange once it is filled."""
    return ROW.of(flowers=names.in_order(after.row))


def _flushed(before: State) -> Iterator[Message]:
    who = SideName(before.turn)
    if all(flower == EMPTY for flower in before.row):
        yield FLUSHES_NOTHING.of(who=who)
    else:
        yield FLUSHES.of(who=who, flowers=names.tally(before.row))


BEGINS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} goes first.")
DEALT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Each player has %n flower(s) in the Stalk Portfolio.")
ROW: Final = QT_TRANSLATE_NOOP("stalk_exchange", "On the Exchange now: {flowers}.")
SOWN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "In bloom at the start on {space}: {flower}.")
PLANTS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} plants {flower} from slot {slot} on {space}.")
PAYS_PLANT: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "{who} spends a token and plants {flower} from slot {slot} on {space}."
)
SWAPS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} swaps in slot {slot}: takes {taken}, gives {given}.")
PAYS_SWAP: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "{who} spends a token and swaps in slot {slot}: takes {taken}, gives {given}."
)
FLUSHES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} spends a token on a Flush. To the Compost: {flowers}.")
FLUSHES_NOTHING: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} spends a token and fills the empty Exchange.")


_OF: Final[Mapping[Kind, tuple[Sound, ...]]] = {
    "draw": ("card",),
    "plant": ("earth",),
    "swap": ("card", "put"),
    "flush": ("shuffle",),
    "end": ("put",),
}


def sounds(before: State, move: Move, after: State) -> Sequence[Sound]:
    """Sounds of a move: a bell for the crash, a coin for a harvest, else the sound of its kind."""
    if after.crash and not before.crash:
        return ("bell",)
    if len(after.past) > len(before.past) and after.past[-1].harvested:
        return ("coin",)
    return _OF.get(move.kind, ())
