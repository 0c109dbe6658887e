"""What somebody is told when it happens to them for the first time."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.tip import Tip
from garden_desktop.games.stalk_exchange.advice.preview import Preview, open_spaces
from garden_desktop.games.stalk_exchange.table import ids
from garden_desktop.games.stalk_exchange.table.view_model import MarketViewModel

NEAR: Final = 4
"""So few steps before the crash it is in sight."""


def _gone(then: Preview) -> tuple[int, ...]:
    """The spaces that are harvested when this turn ends."""
    return then.anyway + then.because


def _in_sight(look: MarketViewModel) -> bool:
    return look.deciding and bool(look.shown.laid) and look.preview.spare.now <= NEAR


def _tight(look: MarketViewModel) -> str:
    """The first space of the group that has least room."""
    group = min(look.tight, key=open_spaces, default=None)
    return "" if group is None else look.config.board.names[group.spaces[0]]


def _first_gone(look: MarketViewModel) -> str:
    return look.config.board.names[min(_gone(look.preview))]


TIPS: Final = (
    Tip(
        "crash",
        QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "If you end your turn now, the market crashes: the match is over, and the dearest flower loses half.",
        ),
        lambda look: look.deciding and bool(look.preview.crash),
        lambda look: ids.END,
    ),
    Tip(
        "near",
        QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "The crash is in sight: when the Market Track has come down past the dearest flower, the match is over.",
        ),
        _in_sight,
        lambda look: ids.track_id(len(look.shown.laid)),
    ),
    Tip(
        "harvest",
        QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "A group is fenced in: when you end your turn it is harvested, and each of its flowers makes its kind "
            "dearer by 1, for everybody who holds it.",
        ),
        lambda look: look.deciding and bool(_gone(look.preview)),
        _first_gone,
    ),
    Tip(
        "tight",
        QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "The marked group has hardly any room left: whoever plants the last open space beside it has it harvested.",
        ),
        lambda look: look.deciding and bool(look.tight),
        _tight,
    ),
    Tip(
        "trowels",
        QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "You have no basic action left. End your turn, or spend a Seedy Business token on another one.",
        ),
        lambda look: look.may_act and not look.must_act,
        lambda look: ids.END,
    ),
)
