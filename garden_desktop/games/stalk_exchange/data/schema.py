"""Schema of the card set: numbers of flowers, tokens, tracks and gardens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.pack_schema import Field, NumberField, NumbersField, PackSchema, TableField, TextField
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.stalk_exchange.data.packfile import FEWEST_SLOTS, MOST, MOST_SLOTS

_PLAYERS: Final[Mapping[str, Message]] = {
    "2": QT_TRANSLATE_NOOP("stalk_exchange", "2 players"),
    "3": QT_TRANSLATE_NOOP("stalk_exchange", "3 players"),
    "4": QT_TRANSLATE_NOOP("stalk_exchange", "4 players"),
    "5": QT_TRANSLATE_NOOP("stalk_exchange", "5 players"),
}
_SIDES: Final[Mapping[str, Message]] = {
    "3": QT_TRANSLATE_NOOP("stalk_exchange", "Garden with 3 spaces a side"),
    "4": QT_TRANSLATE_NOOP("stalk_exchange", "Garden with 4 spaces a side"),
    "5": QT_TRANSLATE_NOOP("stalk_exchange", "Garden with 5 spaces a side"),
}
_LENGTHS: Final[Mapping[str, Message]] = {
    "short": QT_TRANSLATE_NOOP("stalk_exchange", "Short match"),
    "normal": QT_TRANSLATE_NOOP("stalk_exchange", "Normal match"),
    "long": QT_TRANSLATE_NOOP("stalk_exchange", "Long match"),
}


def _numbers(labels: Mapping[str, Message], low: int) -> tuple[Field, ...]:
    return tuple(NumberField(key, label, low, MOST) for key, label in labels.items())


SCHEMA: Final = PackSchema(
    fields=(
        TextField("id", QT_TRANSLATE_NOOP("stalk_exchange", "Card set name")),
        TableField(
            "flowers",
            QT_TRANSLATE_NOOP("stalk_exchange", "Flowers"),
            (NumberField("of_each_type", QT_TRANSLATE_NOOP("stalk_exchange", "Flowers of each kind"), 1, MOST),),
        ),
        TableField(
            "turn",
            QT_TRANSLATE_NOOP("stalk_exchange", "Each turn"),
            (NumberField("basic_actions", QT_TRANSLATE_NOOP("stalk_exchange", "Actions a turn"), 1, MOST),),
        ),
        TableField(
            "exchange",
            QT_TRANSLATE_NOOP("stalk_exchange", "Exchange"),
            (
                NumberField(
                    "slots",
                    QT_TRANSLATE_NOOP("stalk_exchange", "Flowers on the Exchange"),
                    FEWEST_SLOTS,
                    MOST_SLOTS,
                ),
            ),
        ),
        TableField(
            "scale",
            QT_TRANSLATE_NOOP("stalk_exchange", "Market Track and Stalk Values"),
            (NumberField("highest_space", QT_TRANSLATE_NOOP("stalk_exchange", "Highest space"), 1, MOST),),
        ),
        TableField(
            "portfolio",
            QT_TRANSLATE_NOOP("stalk_exchange", "Flowers in each portfolio"),
            _numbers(_PLAYERS, 1),
        ),
        TableField(
            "seedy",
            QT_TRANSLATE_NOOP("stalk_exchange", "Seedy Business tokens"),
            (
                NumberField("box", QT_TRANSLATE_NOOP("stalk_exchange", "Tokens in the box"), 0, MOST),
                *_numbers(_PLAYERS, 0),
            ),
        ),
        TableField(
            "value_cap",
            QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Value that ends the match (house rule)"),
            _numbers(_PLAYERS, 1),
        ),
        TableField(
            "market_start",
            QT_TRANSLATE_NOOP("stalk_exchange", "Space of the first harvested flower"),
            (
                *_numbers(_PLAYERS, -MOST),
                TableField(
                    "side",
                    QT_TRANSLATE_NOOP("stalk_exchange", "Added for the size of the garden"),
                    _numbers(_SIDES, -MOST),
                ),
                TableField(
                    "length",
                    QT_TRANSLATE_NOOP("stalk_exchange", "Added for the length of the match"),
                    _numbers(_LENGTHS, -MOST),
                ),
            ),
        ),
        TableField(
            "garden",
            QT_TRANSLATE_NOOP("stalk_exchange", "Rows of the garden"),
            tuple(NumbersField(side, label, 1, MOST) for side, label in _SIDES.items()),
        ),
    ),
    published=frozenset({("flowers", "of_each_type"), ("turn", "basic_actions")}),
)
