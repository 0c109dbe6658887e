"""The model of a match tells its stage to whoever listens, and the match screen stays a short list of its parts."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.model import MatchModel, MatchPlayers
from garden_desktop.ui.match.stage import (
    AnswerKept,
    AnswerTakenBack,
    Closed,
    Deciding,
    Handover,
    Left,
    Playback,
    PlaybackStarted,
    Recap,
    RecapOpened,
    RecapPutAway,
    Stage,
)
from garden_desktop.ui.match.table_screen import TableScreen

SEATS = (Seated("Ann", 0), Seated("Ben", 1))
MOST = 12


@pytest.fixture
def model(appearance: Appearance, tmp_path: Path) -> Iterator[MatchModel]:
    """A match of two people with secrets of their own, before anybody has come."""
    session, owner = MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", SEATS, {}, 9)), QObject()
    yield MatchModel(session, MatchPlayers(appearance, session), owner)
    session.close()


@pytest.fixture
def heard(model: MatchModel) -> list[Stage]:
    stages: list[Stage] = []
    model.stage_changed.connect(stages.append)
    return stages


def test_a_match_with_secrets_begins_at_the_hand_over(model: MatchModel) -> None:
    assert model.stage == Handover(0, light=False)
    assert model.is_covered
    assert model.is_told


def test_each_other_stage_is_told_once(model: MatchModel, heard: list[Stage]) -> None:
    model.session.open_gate()
    model.rest()
    model.rest()
    model.enter(PlaybackStarted())
    model.enter(PlaybackStarted())
    assert heard == [Deciding(0), Playback()]
    assert model.is_playing


def test_the_hand_over_is_in_force_below_a_recap(model: MatchModel, heard: list[Stage]) -> None:
    waited = model.handover
    model.enter(RecapOpened())
    assert waited is not None
    assert model.handover == waited
    assert model.is_told
    model.enter(RecapPutAway())
    assert heard == [Recap(waited), waited]


def test_the_session_goes_ahead_and_the_stage_follows_when_all_is_shown(model: MatchModel) -> None:
    model.session.open_gate()
    assert model.viewer == 0
    assert model.handover is not None, "the hand-over screen is still there"
    model.rest()
    assert model.stage == Deciding(0)
    assert model.handover is None


def test_an_answer_is_kept_until_it_is_given_or_taken_back(model: MatchModel) -> None:
    model.session.open_gate()
    model.rest()
    assert not model.is_answer_kept
    model.enter(AnswerKept())
    assert model.is_answer_kept
    model.enter(AnswerTakenBack())
    assert not model.is_answer_kept


def test_a_match_that_was_left_has_no_further_stage(model: MatchModel, heard: list[Stage]) -> None:
    model.enter(Left())
    model.enter(PlaybackStarted())
    model.rest()
    assert heard == [Closed()]
    assert model.is_covered


def test_a_draft_is_told_also_where_it_is_the_same_as_before(model: MatchModel) -> None:
    told: list[object] = []
    model.draft_changed.connect(lambda: told.append(model.draft))
    draft = (InputStep("bench", "gnome"),)
    model.set_draft(draft)
    model.set_draft(draft)
    assert told == [draft, draft]


def test_the_match_screen_is_made_of_at_most_twelve_parts_and_twelve_connections() -> None:
    """It had 34 parts and 37 connections, and nobody could say which of them knew the stage of a turn."""
    tree = ast.parse(inspect.getsource(TableScreen))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    connections = [one for one in calls if isinstance(one.func, ast.Attribute) and one.func.attr == "connect"]
    init = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    made = [node for node in ast.walk(init) if isinstance(node, ast.Call) and _makes(node.func)]
    assert 5 < len(made) <= MOST, [ast.unparse(one.func) for one in made]
    assert 5 < len(connections) <= MOST


def _makes(called: ast.expr) -> bool:
    """Whether a call makes an object: of a class, or by a method of that name."""
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    return name[:1].isupper() or name.startswith("make_")
