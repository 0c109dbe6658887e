"""What each setting may be: of a settings file that holds anything else, only the rest is used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from garden_desktop.ui.kit.style.appearance import (
    CONTRASTS,
    MOTIONS,
    OFF,
    SPEEDS,
    STOPS,
    TARGETS,
    THEMES,
)
from garden_desktop.ui.kit.style.size import TEXT_SIZES

JSON: TypeAlias = "dict[str, JSON] | list[JSON] | str | int | float | bool | None"

TABLE: Final = "table."
"""Begins the key under which a game keeps what was chosen at its last table."""
_SIDES: Final = (200, 16_384)
_FAR: Final = 100_000
_ZOOMS: Final = (75, 250)
_DEEPEST: Final = 8
"""Lists within lists: no setting needs more, and to write a thousand takes more stack than there is."""


def fits(key: str, value: JSON) -> bool:
    """Whether whoever asks for this setting can use this value; a key nobody here knows may hold anything shallow."""
    if key.startswith(TABLE):
        return isinstance(value, dict) and _shallow(value, _DEEPEST)
    return _SHAPES.get(key, _anything)(value)


def on_screen(key: str) -> bool:
    """Whether the window shows what this setting says, such as its theme and its size."""
    return key in _SHAPES


def _anything(value: JSON) -> bool:
    return _shallow(value, _DEEPEST)


def _between(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _is_size(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_between(side, *_SIDES) for side in value)


def _is_place(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_between(way, -_FAR, _FAR) for way in value)


def _shallow(value: JSON, room: int) -> bool:
    within = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return room > 0 and all(_shallow(item, room - 1) for item in within)


_SHAPES: Final[Mapping[str, Callable[[Any], bool]]] = {
    "language": lambda value: isinstance(value, str),
    "theme": lambda value: isinstance(value, str) and value in THEMES,
    "contrast": lambda value: isinstance(value, str) and value in CONTRASTS,
    "motion": lambda value: isinstance(value, str) and value in MOTIONS,
    "targets": lambda value: isinstance(value, str) and value in TARGETS,
    "speed": lambda value: type(value) in (int, float) and value in (*SPEEDS, OFF),
    "stops": lambda value: isinstance(value, str) and value in STOPS,
    "replay_stops": lambda value: type(value) is bool,
    "text": lambda value: type(value) is int and value in TEXT_SIZES,
    "zoom": lambda value: _between(value, *_ZOOMS),
    "volume": lambda value: _between(value, 0, 100),
    "window": _is_size,
    "place": _is_place,
    "maximized": lambda value: type(value) is bool,
    "matches": lambda value: isinstance(value, str),
    "tips": lambda value: type(value) is bool,
}
