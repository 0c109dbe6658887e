"""What may be known: gardens are hidden, placements are sealed, and a computer knows no more than its seat."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.types import CHANCE
from garden_desktop.games.paths_and_flower_beds.rules.state import SEALED, State
from tests.games.paths_and_flower_beds.desk import BUILT_IN, FULL, Desk, fresh, position


def replanted(table: Desk, moves: list[str], seat: int, rng: Random) -> Desk | None:
    """The same game with other placements of one seat; None where what is open to all differs by it."""
    other = Desk(table.rules, table.rules.setup())
    for text in moves:
        move = other.rules.parse_move(text)
        if other.rules.to_move(other.state) == seat - 1 and move.kind == "place":
            move = rng.choice(other.rules.legal_moves(other.state))
        if other.rules.why_not(other.state, move) is not None:
            return None
        other.state = other.rules.apply(other.state, move)
    return other if facts(other.state) == facts(table.state) else None


def facts(state: State) -> State:
    """What is open to all."""
    return state._replace(gardens=())


def played(table: Desk, plies: int, seed: int) -> list[str]:
    """Random moves made at a table, as texts."""
    rng = Random(seed)
    moves: list[str] = []
    while len(moves) < plies and table.rules.to_move(table.state) is not None:
        move = rng.choice(table.rules.legal_moves(table.state))
        moves.append(table.rules.move_text(move))
        table.state = table.rules.apply(table.state, move)
    return moves


@pytest.mark.rule("PF-01", "PF-111", "PF-43")
def test_a_view_holds_its_own_garden_and_no_other() -> None:
    table = fresh(3, first_namer="1").play("name P1", "place a1", "place a4")
    for seat in (1, 2, 3):
        shown = [number for number, garden in enumerate(table.sees(seat).gardens, 1) if garden is not None]
        assert shown == [seat]
        assert table.sees(seat).gardens[seat - 1] == table.garden(seat)
    assert set(table.sees(None).gardens) == {None}


@pytest.mark.rule("PF-01", "PF-112")
def test_games_that_differ_in_sealed_placements_look_the_same_to_everybody_else() -> None:
    """100 pairs of games of 2 to 4 seats, stopped anywhere."""
    rng, pairs = Random(2), 0
    while pairs < 100:
        seats, seat = rng.choice((2, 3, 4)), rng.choice((1, 2))
        table = fresh(seats, rng.choice(BUILT_IN), first_namer="1")
        moves = played(table, rng.randint(2, 40), rng.randrange(10**6))
        other = replanted(table, moves, seat, rng)
        if other is None or table.state.phase == "over" or other.state == table.state:
            continue
        pairs += 1
        for viewer in (None, *(number for number in range(1, seats + 1) if number != seat)):
            assert table.sees(viewer) == other.sees(viewer)
            view = table.sees(viewer)
            assert table.rules.result(view) == other.rules.result(other.sees(viewer))
        assert table.sees(seat) != other.sees(seat)


@pytest.mark.rule("PF-43", "PF-112")
def test_a_placement_is_seen_by_its_seat_alone() -> None:
    table = fresh(3, first_namer="2").play("name P1")
    move = table.rules.parse_move("place a1")
    assert [table.rules.seen_by(table.state, move, viewer) == move for viewer in (0, 1, 2, None)] == [
        False, True, False, False,
    ]  # fmt: skip
    assert table.rules.seen_by(table.state, move, None) == SEALED
    assert table.rules.move_text(SEALED) == "place ?"


@pytest.mark.rule("PF-87")
def test_open_gardens_show_everything_but_the_running_turn() -> None:
    table = fresh(3, first_namer="1", open_grids="on").play("name P1", "place a1")
    assert table.sees(1).gardens[0] == table.garden(1)
    for viewer in (2, 3, None):
        shown = table.sees(viewer).gardens[0]
        assert shown is not None
        assert (shown.path, shown.laid) == (0, ())
    table.play("place a1", "place a1")
    for viewer in (1, 2, 3, None):
        assert table.sees(viewer) == table.state


@pytest.mark.rule("PF-87", "PF-43")
def test_in_open_gardens_a_sealed_placement_can_still_have_been_any() -> None:
    table = fresh(2, first_namer="1", open_grids="on").play("name P1", "place c5")
    view = table.sees(2)
    guesses = {table.rules.determinize(view, 1, Random(n)).gardens[0] for n in range(60)}
    assert len(guesses) > 10
    for seed in range(10):
        assert table.rules.view(table.rules.determinize(view, 1, Random(seed)), 1) == view


@pytest.mark.rule("PF-95", "PF-112")
def test_a_guess_plants_hidden_gardens_with_what_everybody_knows_of() -> None:
    table = fresh(3, "M2", first_namer="1")
    played(table, 30, 5)
    view = table.sees(1)
    gardens = set()
    for seed in range(8):
        guess = table.rules.determinize(view, 0, Random(seed))
        assert guess.gardens[0] == table.state.gardens[0]
        for one, real in zip(guess.gardens, table.state.gardens, strict=True):
            assert one is not None
            assert real is not None
            assert [(laid.turn, laid.piece) for laid in one.laid] == [(laid.turn, laid.piece) for laid in real.laid]
            assert one.free.bit_count() == real.free.bit_count()
        gardens.add(guess.gardens[1])
    assert len(gardens) == 8


@pytest.mark.rule("PF-44", "PF-112")
def test_a_guess_has_no_room_where_a_seat_is_known_to_be_stuck() -> None:
    seen = 0
    for seed in range(30):
        table = fresh(3, first_namer="1")
        rng = Random(seed)
        while table.rules.to_move(table.state) is not None and not table.state.stuck:
            table.state = table.rules.apply(table.state, rng.choice(table.rules.legal_moves(table.state)))
        if table.state.phase != "placing":
            continue
        viewer = table.state.mover
        guess = table.rules.determinize(table.rules.view(table.state, viewer), viewer, rng)
        for seat, garden in enumerate(guess.gardens):
            assert garden is not None
            stuck = not table.config.layings.fits(garden.free, table.state.piece)
            assert stuck or seat not in table.state.stuck
            seen += stuck
    assert seen > 10


@pytest.mark.rule("PF-85", "PF-112")
def test_a_guess_has_no_room_where_a_seat_was_passed_over() -> None:
    found = 0
    for seed in range(400):
        table = fresh(3, first_namer="1", namer_stuck="skip", no_repeat="lap")
        rng = Random(seed)
        while table.rules.to_move(table.state) is not None and not table.state.passed:
            table.state = table.rules.apply(table.state, rng.choice(table.rules.legal_moves(table.state)))
        if not table.state.passed or table.rules.to_move(table.state) is None:
            continue
        found += 1
        one = table.state.passed[0]
        viewer = next(seat for seat in range(3) if seat != one.seat)
        guess = table.rules.determinize(table.rules.view(table.state, viewer), viewer, rng)
        garden = guess.gardens[one.seat]
        assert garden is not None
        named = {naming.piece for naming in table.state.named if naming.turn // 3 == one.turn // 3}
        for piece in set(table.config.pack.of_kind(table.config.kind(one.turn))) - named:
            assert not table.config.layings.fits(garden.free, piece)
        if found == 3:
            return
    raise AssertionError("no seat was passed over in 400 games")


@pytest.mark.rule("PF-43", "PF-44", "PF-18")
def test_the_last_placement_of_a_turn_lets_everybody_learn_something() -> None:
    table = fresh(2, first_namer="1")
    told = []
    for text in ("name P1", "place a1", "place a1"):
        told.append(table.rules.reveals(table.state, table.rules.parse_move(text)))
        table.play(text)
    assert told == [False, False, True]
    alone = fresh(1).play("draw P1")
    assert not alone.rules.reveals(alone.state, alone.rules.parse_move("place a1"))


@pytest.mark.rule("PF-44")
@pytest.mark.parametrize("map_", BUILT_IN)
def test_a_name_lets_everybody_learn_something_once_a_garden_could_be_without_room(map_: str) -> None:
    """In the first turns every garden has room, however it was planted; later the name tells that it has."""
    rng, told = Random(3), []
    table = fresh(2, map_, first_namer="1")
    while table.rules.to_move(table.state) is not None:
        move = rng.choice(table.rules.legal_moves(table.state))
        if move.kind == "name":
            told.append(table.rules.reveals(table.state, move))
        stuck = table.state.stuck
        table.state = table.rules.apply(table.state, move)
        if move.kind == "name" and table.state.stuck != stuck:
            assert told[-1], "somebody was found to have no room, and nobody should have learned from it"
    assert not told[0]
    assert told[-1]


@pytest.mark.rule("PF-44")
def test_a_garden_with_a_planted_square_for_every_place_side_by_side_may_be_without_room() -> None:
    """Just as many squares as places are enough to leave none of them free, so the name tells something."""
    met = 0
    for seed in range(40):
        rng, table = Random(seed), fresh(2, "M1", first_namer="1")
        while table.rules.to_move(table.state) is not None:
            moves = table.rules.legal_moves(table.state)
            layings = table.config.layings
            planted = sum(layings.of[naming.piece][0].mask.bit_count() for naming in table.state.named)
            for move in moves:
                if move.kind == "name" and layings.side_by_side(move.piece) == planted:
                    met += 1
                    assert table.rules.reveals(table.state, move)
            table.state = table.rules.apply(table.state, rng.choice(moves))
    assert met


@pytest.mark.rule("PF-44")
def test_pieces_that_lie_side_by_side_do_not_overlap() -> None:
    """Each square that is planted takes the room of one of them at most, so that a garden with fewer has room."""
    for map_ in BUILT_IN:
        layings = fresh(2, map_, first_namer="1").config.layings
        squares = layings.usable.bit_count()
        for piece, fits in layings.of.items():
            size = fits[0].mask.bit_count()
            assert 1 <= layings.side_by_side(piece) <= squares // size


@pytest.mark.rule("PF-95", "PF-96")
@pytest.mark.parametrize("map_", BUILT_IN)
def test_a_computer_makes_a_legal_move_from_its_view_alone(map_: str) -> None:
    """It is handed a view, in which the other gardens are missing; the same view and dice give the same move."""
    table = fresh(2, map_, first_namer="1").play("name P1", "place a1", "place a1", "name P2")
    seat = table.rules.to_move(table.state)
    assert seat not in (None, CHANCE)
    assert seat is not None
    for level in LEVELS.values():
        view = table.rules.view(table.state, seat)
        move = level(None).choose(table.rules, view, seat, Random(1))
        assert table.rules.why_not(table.state, move) is None


@pytest.mark.rule("PF-111")
def test_what_a_garden_has_room_for_is_known_to_its_owner_alone() -> None:
    table = position({1: (*FULL[:7], "...RRRRR")}, seats=2)
    assert table.rules.legal_moves(table.sees(1))
    assert not table.rules.legal_moves(table.sees(2))
    assert not table.rules.legal_moves(table.sees(None))
