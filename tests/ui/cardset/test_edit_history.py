"""Undo and redo of card sets: typing in a field is one step, and nothing is lost on the way back and forth."""

from __future__ import annotations

from garden_desktop.ui.cardset.edit_history import MOST, EditHistory


def test_typing_in_a_field_is_one_step() -> None:
    history = EditHistory({"n": ""})
    for text in ("G", "Gn", "Gno"):
        history.record({"n": text}, ("n",))
    assert history.undo() == ("n",) and history.document == {"n": ""} and not history.can_undo
    assert history.redo() == ("n",) and history.document == {"n": "Gno"}


def test_coming_back_to_a_field_is_a_step_of_its_own() -> None:
    history = EditHistory({"n": 1})
    history.record({"n": 2}, ("n",))
    history.end_step()
    history.record({"n": 3}, ("n",))
    history.undo()
    assert history.document == {"n": 2}


def test_an_edit_after_undo_forgets_what_was_undone() -> None:
    history = EditHistory({"n": 1})
    history.record({"n": 2}, ("n",))
    history.undo()
    history.record({"n": 5}, ("n",))
    assert not history.can_redo and history.document == {"n": 5}
    history.undo()
    assert history.document == {"n": 1}


def test_an_edit_that_changes_nothing_is_no_step() -> None:
    history = EditHistory({"n": 1})
    history.record({"n": 1}, ("n",))
    assert not history.can_undo


def test_history_is_bounded() -> None:
    history = EditHistory({"n": -1})
    for n in range(MOST + 50):
        history.record({"n": n}, (str(n),))
    steps = 0
    while history.can_undo:
        history.undo()
        steps += 1
    assert steps == MOST - 1
