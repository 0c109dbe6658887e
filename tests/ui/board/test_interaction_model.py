"""What hands may do, whichever device moves them, and what they say when they may not."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.core.gesture import InputStep, MoveBuilder
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.board.layout import PROMPT, ItemRef, piece_ref, place_ref
from tests.ui.toy import ToyTable, ToyView, chooser


class Told:
    """Everything the hands emitted, in its order."""

    def __init__(self, hands: InteractionModel) -> None:
        self.all: list[tuple[str, ...]] = []
        hands.chosen.connect(lambda move: self.all.append(("chosen", move)))
        hands.draft_changed.connect(lambda: self.all.append(("draft",)))
        hands.refused.connect(lambda place, piece: self.all.append(("refused", place, piece)))


@pytest.fixture
def hands(qapp: QApplication) -> InteractionModel:
    hands = InteractionModel(ToyTable())
    hands.show(ToyView(), 0, chooser(ToyView()))
    return hands


@pytest.fixture
def told(hands: InteractionModel) -> Told:
    return Told(hands)


def test_the_table_follows_the_draft(hands: InteractionModel, told: Told) -> None:
    assert hands.lift("bob")
    assert hands.drop("bench")
    assert hands.pieces["bob"].place == "bench"
    assert told.all == [("draft",)]
    assert hands.press("seal")
    assert told.all[1:] == [("chosen", "seal bob"), ("draft",)]


def test_a_draft_whose_move_was_made_is_not_shown(hands: InteractionModel, told: Told) -> None:
    hands.chosen.connect(hands.lock_input)
    hands.lift("bob")
    hands.drop("bench")
    hands.press("seal")
    assert told.all == [("draft",), ("chosen", "seal bob")]
    assert not hands.offers


def test_a_gesture_can_be_said_handle_by_handle(hands: InteractionModel, told: Told) -> None:
    assert hands.apply_input(InputStep("bench", "cat", loose=True))
    assert hands.apply_input(InputStep("t1", loose=True, also=("goat",)))
    assert hands.apply_input(InputStep("seal"))
    assert told.all[-2:] == [("chosen", "seal cat+t1"), ("draft",)]


@pytest.mark.parametrize(
    ("verb", "name", "refused"),
    [
        ("lift", "sun", ("refused", "t2", "sun")),
        ("send", "acorn", ("refused", "store", "acorn")),
        ("send", "sun", ("refused", "t2", "sun")),
        ("fetch", "bob", ("refused", "hand", "bob")),
        ("press", "never", ("refused", "never", "")),
    ],
)
def test_what_cannot_be_done_changes_nothing_and_says_so(
    hands: InteractionModel, told: Told, verb: str, name: str, refused: tuple[str, ...]
) -> None:
    assert not getattr(hands, verb)(name)
    assert told.all == [refused]
    assert (hands.held, hands.draft) == ("", ())


def test_home_is_where_a_placed_piece_came_from(hands: InteractionModel) -> None:
    assert hands.home("goat") == ""
    hands.lift("goat")
    hands.drop("t1")
    assert hands.home("goat") == "yard"
    assert hands.targets("goat") == ("t2", "yard")


def test_nothing_is_dropped_from_empty_hands(hands: InteractionModel, told: Told) -> None:
    assert not hands.drop("t1")
    assert (told.all, hands.draft) == ([], ())


def test_a_square_with_one_piece_is_as_good_as_the_piece(hands: InteractionModel) -> None:
    view = ToyView(tiles=(("acorn", "a1"), ("bean", "store")))
    hands.show(view, 0, MoveBuilder([("on", (InputStep("b1", "acorn"),)), ("out", (InputStep("c3", "goat"),))]))
    hands.activate_item(place_ref("a1"))
    assert hands.held == "acorn"
    hands.put_down()
    hands.activate_item(place_ref("yard"))
    assert hands.held == "", "a pile is not"


def test_what_is_only_read_cannot_be_acted_on(hands: InteractionModel, told: Told) -> None:
    assert not hands.activate_item(PROMPT)
    assert not hands.activate_item(ItemRef("note", "sign"))
    assert not hands.activate_item(piece_ref("nobody"))
    assert told.all == []


def test_clear_forgets_the_draft_once(hands: InteractionModel, told: Told) -> None:
    assert not hands.clear_draft()
    hands.press("t1")
    assert hands.clear_draft()
    assert told.all == [("draft",), ("draft",)]


def test_a_held_piece_that_vanishes_is_let_go(hands: InteractionModel) -> None:
    hands.lift("bob")
    hands.show(ToyView(absent=("bob",)), 0, None)
    assert hands.held == ""


def test_a_button_is_pressed_whatever_is_in_hand(hands: InteractionModel, told: Told) -> None:
    """It takes no card, and was refused for the card in hand, with words about the card."""
    hands.apply_input(InputStep("bench", "ann", loose=True))
    hands.lift("bob")
    assert hands.activate_item(place_ref("seal"))
    assert ("chosen", "seal ann") in told.all
    assert not any(one[0] == "refused" for one in told.all)


def test_a_card_goes_to_a_button_that_takes_it(hands: InteractionModel, told: Told) -> None:
    hands.show(ToyView(), 0, MoveBuilder([("sold", (InputStep("seal", "bob"),)), ("sealed", (InputStep("seal"),))]))
    hands.lift("bob")
    assert hands.activate_item(place_ref("seal"))
    assert told.all[0] == ("chosen", "sold")


def test_a_button_is_never_the_only_way_of_a_card(hands: InteractionModel, told: Told) -> None:
    """A double click sends a card to the only place it may go to; on a button it is put on purpose alone."""
    to_bench, to_button = InputStep("bench", "ann"), InputStep("seal", "bob")
    hands.show(ToyView(), 0, MoveBuilder([("kept", (to_bench,)), ("sold", (to_button,))]))
    assert hands.only_way("ann") == "bench"
    assert hands.drops("bob") == ("seal",)
    assert hands.only_way("bob") == ""
    assert not hands.send("bob")
    assert told.all == [("refused", "hand", "bob")]
