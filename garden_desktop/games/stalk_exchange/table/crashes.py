"""Why the market crashes, and what is worth a thought before it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.stalk_exchange.advice.preview import crash_of
from garden_desktop.games.stalk_exchange.data.flowers import TYPES, Counts
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.state import Crash, State
from garden_desktop.games.stalk_exchange.rules.upkeep import upkeep


def reason(config: RulesConfig, crash: Crash, laid: int, values: Counts) -> Message:
    """One thing that set the crash, with so many flowers on the track and these values."""
    top = max(values)
    dearest = names.every(flower for flower in range(TYPES) if values[flower] == top)
    match crash:
        case "track" if config.track_space(laid) < 0:
            return TRACK_OUT.of(flowers=dearest, value=top)
        case "track":
            return TRACK.of(space=config.track_space(laid), flowers=dearest, value=top)
        case "value_cap":
            return CAP.of(flowers=dearest, value=top)
        case "garden_full":
            return FULL
        case "greenhouse":
            return DRY


def reasons_of(config: RulesConfig, view: State) -> Iterator[Message]:
    """Everything that has set the crash so far."""
    return (reason(config, crash, len(view.laid), view.values) for crash in view.crash)


def at_end(config: RulesConfig, view: State) -> Iterator[Message]:
    """What would set the crash if the turn ended now."""
    done = upkeep(config, view)
    laid = len(view.laid) + len(done.laid)
    return (reason(config, crash, laid, done.values) for crash in crash_of(done))


def flush_is_last(config: RulesConfig, view: State) -> bool:
    """Whether a Flush now would leave slots empty, and so set the crash (SE-72)."""
    return view.left < config.slots


def flush_warning(config: RulesConfig, view: State) -> Message:
    """What to think of before such a Flush; without a number where the table counts no bags."""
    return FLUSH_IS_LAST if config.bag_counts == "none" else FLUSH_LACKS.of(n=view.left)


TRACK: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The last flower on the track stands at {space}, {flowers} at {value}."
)
TRACK_OUT: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The track has run out: its last flower lies beside it, {flowers} at {value}."
)
CAP: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The highest Stalk Value there can be, {value}, is reached by {flowers}."
)
FULL: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Garden has no empty space left.")
DRY: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Greenhouse cannot fill the Exchange.")
FLUSH_LACKS: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The Greenhouse has only %n flower(s): after a Flush the game ends with this turn."
)
FLUSH_IS_LAST: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The Greenhouse cannot fill the row after a Flush: then the game ends with this turn."
)
