"""An offer through the whole house: said in one breath, taken back and made again as one, answered behind the gate."""

from __future__ import annotations

import pytest

from garden_desktop.core.gesture import MoveSequence
from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.table.offer.offer_builder import OfferBuilder
from garden_desktop.hotseat.session import Session
from tests.games.fire_and_flora.desk import rules_of


@pytest.fixture
def at() -> Session:
    """Two people, the first of them about to act."""
    rules = rules_of(2, first_player="1")
    match = Match(rules, 7)
    seats = (Seated("Ann", 0), Seated("Ben", 1))
    session = Session(GAME, rules, match, RecordHeader(GAME.info.key, "", "", {}, seats, 7, "test"))
    while session.match.state.ask.kind != "actions":
        session.play(rules.legal_moves(session.match.state)[0])
    session.open_gate()
    return session


def offered(at: Session) -> Session:
    """Ann has proposed one coin for two."""
    at.play(at.rules.parse_move("offer 2"))
    offering = at.move_builder()
    assert isinstance(offering, OfferBuilder)
    for place in ("more-get", "more-give", "more-get"):
        offering.add_step(place)
    run = offering.add_step("propose")
    assert isinstance(run, MoveSequence)
    at.play(run)
    return at


@pytest.mark.rule("FF-140")
def test_a_run_is_played_move_by_move_and_then_the_other_one_is_called_to_the_gate(at: Session) -> None:
    offered(at)
    texts = [at.rules.move_text(move) for move in at.match.moves[-4:]]
    assert texts == ["offer 2", "give coins 1", "get coins 2", "propose"]
    assert at.gate == 1


def test_taking_a_proposal_back_takes_the_whole_offer_back_and_it_can_be_made_again(at: Session) -> None:
    offered(at)
    proposed = at.match.state
    assert at.can_undo() == "ask", "it lay open"
    at.undo()
    assert at.match.state.ask.kind == "draft"
    assert at.match.moves[-1] == at.rules.parse_move("offer 2")
    at.redo()
    assert at.match.state == proposed


def test_a_draft_that_nobody_saw_is_taken_back_freely(at: Session) -> None:
    before = at.match.state
    at.play(at.rules.parse_move("offer 2"))
    assert at.can_undo() == "free"
    at.undo()
    assert at.match.state == before


@pytest.mark.rule("FF-144")
def test_the_answer_is_given_behind_the_gate_and_everything_moves_at_once(at: Session) -> None:
    coins = at.match.state.coins
    offered(at)
    assert at.viewer is None or at.viewer == 0
    assert at.match.state.coins == coins
    at.open_gate()
    chooser = at.move_builder()
    assert chooser is not None
    move = chooser.add_step("accept")
    at.play(move)
    assert at.match.state.coins == (coins[0] + 1, coins[1] - 1)
