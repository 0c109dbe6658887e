"""Why a move is refused: one code and one sentence each (8.4), and the rule to open."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.types import Reason

GAME_OVER: Final = Reason("game_over", QT_TRANSLATE_NOOP("stalk_exchange", "The game is over."), "SE-74")
NO_DRAW_DUE: Final = Reason(
    "no_draw_due", QT_TRANSLATE_NOOP("stalk_exchange", "A dealer is to move; nothing is drawn now."), "SE-05"
)
WAIT_FOR_DRAW: Final = Reason(
    "wait_for_nature", QT_TRANSLATE_NOOP("stalk_exchange", "A flower is still to be drawn."), "SE-05"
)
WRONG_DRAW: Final = Reason(
    "wrong_draw", QT_TRANSLATE_NOOP("stalk_exchange", "Something else has to be drawn first."), "SE-06"
)
NO_ACTION_LEFT: Final = Reason(
    "no_action_left",
    QT_TRANSLATE_NOOP("stalk_exchange", "All basic actions are used and no Seedy Business token is left."),
    "SE-36",
)
NO_SUCH_SLOT: Final = Reason(
    "no_such_slot", QT_TRANSLATE_NOOP("stalk_exchange", "The Exchange has no slot of this number."), "SE-11"
)
SLOT_EMPTY: Final = Reason(
    "slot_empty", QT_TRANSLATE_NOOP("stalk_exchange", "This slot stays empty until the next refill."), "SE-28"
)
SLOT_MISMATCH: Final = Reason(
    "slot_mismatch", QT_TRANSLATE_NOOP("stalk_exchange", "Another flower lies in this slot."), "SE-98"
)
NO_SUCH_SPACE: Final = Reason(
    "no_such_space", QT_TRANSLATE_NOOP("stalk_exchange", "This Garden has no space of this name."), "SE-15"
)
SPACE_TAKEN: Final = Reason(
    "space_taken", QT_TRANSLATE_NOOP("stalk_exchange", "Something grows on this space already."), "SE-27"
)
SAME_TYPE: Final = Reason(
    "same_type",
    QT_TRANSLATE_NOOP("stalk_exchange", "A Swap has to give back another kind than it takes."),
    "SE-32",
)
NOT_HELD: Final = Reason(
    "not_held", QT_TRANSLATE_NOOP("stalk_exchange", "Your portfolio holds no flower of this kind."), "SE-33"
)
NO_TOKEN: Final = Reason(
    "no_token",
    QT_TRANSLATE_NOOP("stalk_exchange", "A Flush costs a Seedy Business token, and none is left."),
    "SE-40",
)
NOTHING_TO_FLUSH: Final = Reason(
    "nothing_to_flush", QT_TRANSLATE_NOOP("stalk_exchange", "Exchange and Greenhouse are both empty."), "SE-46"
)
MUST_ACT: Final = Reason(
    "must_act", QT_TRANSLATE_NOOP("stalk_exchange", "A basic action is left and can still be done."), "SE-21"
)
NO_SUCH_SEAT: Final = Reason(
    "no_such_seat", QT_TRANSLATE_NOOP("stalk_exchange", "There is no such seat at this table."), "SE-17"
)
FIRST_IS_SET: Final = Reason(
    "first_is_set", QT_TRANSLATE_NOOP("stalk_exchange", "Who begins was agreed before the game."), "SE-111"
)
GREENHOUSE_LACKS: Final = Reason(
    "greenhouse_lacks",
    QT_TRANSLATE_NOOP("stalk_exchange", "No flower of this kind is left in the Greenhouse."),
    "SE-04",
)
