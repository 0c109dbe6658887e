"""Names of moves as instructions to the player, for hints: "Plant a tulip from slot 3 on a2." """

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.moves import Move
from garden_desktop.games.stalk_exchange.rules.state import State


def name_move(view: State, move: Move) -> Message:
    """The instruction for a decision of the seat to move; with the price, where it costs a token."""
    match move.kind:
        case "plant":
            sentence = PLANT if view.basic else PLANT_FOR_TOKEN
            return sentence.of(flower=names.one(move.flower), slot=move.slot + 1, space=move.space)
        case "swap":
            sentence = SWAP if view.basic else SWAP_FOR_TOKEN
            return sentence.of(slot=move.slot + 1, taken=names.one(move.flower), given=names.one(move.given))
    return FLUSH if move.kind == "flush" else END


PLANT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Plant {flower} from slot {slot} on {space}.")
PLANT_FOR_TOKEN: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Spend a token: plant {flower} from slot {slot} on {space}."
)
SWAP: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Swap in slot {slot}: take {taken}, give {given}.")
SWAP_FOR_TOKEN: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Spend a token and swap in slot {slot}: take {taken}, give {given}."
)
FLUSH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Spend a token on a Flush.")
END: Final = QT_TRANSLATE_NOOP("stalk_exchange", "End your turn.")
