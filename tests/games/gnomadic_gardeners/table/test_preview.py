"""What the table promises is what then happens: previews against outcomes, in every mode and month."""

from __future__ import annotations

import pytest

from garden_desktop.core.gesture import InputStep
from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import NOBODY, Move, State, bits_of
from garden_desktop.games.gnomadic_gardeners.table import scarecrow
from garden_desktop.games.gnomadic_gardeners.table.preview import bench_preview, resolution_preview, sums
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts, gnome_piece
from tests.games.gnomadic_gardeners.desk import desk, rules_of, solo
from tests.games.gnomadic_gardeners.tables import WAYS, asked, look_of, named, table_of, walk

SEEDS = 12
"""So many games of each month and mode."""

every_way = pytest.mark.parametrize("way", WAYS, ids=named)


def drafted(rules: GardenRules, state: State, move: Move) -> GardenViewFacts:
    """The look with everything of `move` done but the last handle."""
    seat = state.turn
    view, table = rules.view(state, seat), table_of(rules)
    handles = tuple(handle for handle in table.gesture(view, move) if handle.loose)
    return table.make_view_model(view, seat, handles)


def answered(rules: GardenRules, state: State, side: int) -> State:
    """Later questions of the same resolution answered as the preview assumes: for bliss, but nothing optional."""
    while state.turn == side and state.phase in {"use", "lend", "recruit"}:
        if state.phase == "use":
            opened = scoring.open_animals(rules.config, state, side)
            good = sum(
                1 << bit
                for bit in bits_of(opened)
                if scoring.worth(rules.config, state, side, 1 << bit) > rules.config.amount
            )
            state = rules.apply(state, Move("use", good))
        else:
            state = rules.apply(state, Move("lend" if state.phase == "lend" else "decline"))
    return state


def posted(state: State, before: State, side: int) -> int:
    """The bliss of the entry of `side` that is new."""
    return next(entry.total for entry in state.entries[len(before.entries) :] if entry.side == side)


@every_way
def test_a_resolution_pays_what_its_draft_promised(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    for state, side in asked(way, "fulfil"):
        for move in rules.legal_moves(state):
            shown = drafted(rules, state, move).resolution()
            after = answered(rules, rules.apply(state, move), side)
            assert shown.tasks == move.bits
            assert shown.after - state.scores[side] == posted(after, state, side)


@every_way
def test_a_bench_takes_the_hours_and_pays_the_bliss_it_promised(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    tried = 0
    for state, _ in asked(way, "commit"):
        for number, move in enumerate(rules.legal_moves(state)[:40:7]):
            promise = drafted(rules, state, move).choosing()
            revealed, side = state, state.turn
            for other in (move, None, None):
                if revealed.first == NOBODY:
                    pick = other or rules.legal_moves(revealed)[number % len(rules.legal_moves(revealed))]
                    revealed = rules.apply(revealed, pick)
            if revealed.first == NOBODY or revealed.round != state.round:
                continue
            assert promise.hours.now == revealed.preps[side]
            if revealed.first == side and revealed.phase == "fulfil":
                best = table_of(rules).best(revealed)
                assert best is not None
                after = answered(rules, rules.apply(revealed, best), side)
                assert promise.sum.total == posted(after, revealed, side)
                tried += 1
    assert tried


@every_way
def test_the_best_set_is_never_beaten(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    for state, side in asked(way, "fulfil"):
        best = table_of(rules).best(rules.view(state, None))
        assert best in rules.legal_moves(state)
        assert best is not None
        gained = [
            posted(answered(rules, rules.apply(state, move), side), state, side) for move in rules.legal_moves(state)
        ]
        assert posted(answered(rules, rules.apply(state, best), side), state, side) == max(gained)


@every_way
def test_the_crew_on_the_rows_can_do_the_work_and_nobody_works_twice(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    for state, side in asked(way, "fulfil"):
        needs = rules.config.pack.middles[state.pair].needs
        for move in rules.legal_moves(state):
            crew = drafted(rules, state, move).resolution().crew
            assert sum(crew) == crew[0] | crew[1] | crew[2]
            assert not sum(crew) & ~state.plays[side]
            for task, team in enumerate(crew):
                assert bool(team) == bool(move.bits >> task & 1)
                assert not team or rules.config.teams.family(needs[task]) >> team & 1


def test_a_gnome_that_is_dropped_on_a_row_works_there() -> None:
    at = desk(pair="c1 c2").play("commit g02 g05", "commit g08 g09 g12")
    handle = at.rules.config.pack.gnomes
    for gnome in (1, 4):  # g02 and g05 both show the herb that Task 2 asks for
        dropped = InputStep("task2", gnome_piece(at.rules.config, gnome), loose=True)
        assert look_of(at, 0, (dropped,)).resolution().crew[1] == 1 << gnome, handle[gnome].id


def test_the_card_in_hand_lights_the_row_it_would_complete() -> None:
    at = desk(pair="c1 c2")
    look = look_of(at, 0, (InputStep("bench", "gnome:g03", loose=True),))
    assert [row.state for row in look.choosing().rows] == ["plain", "plain", "plain"]
    shown = look.choosing("gnome:g02")
    assert [row.state for row in shown.rows] == ["plain", "reach", "plain"]
    assert (shown.hours.now, shown.hours.then) == (1, 2)
    assert [(line.key, line.waits) for line in shown.sum.lines if line.task] == [("task2", True)]


def test_the_hen_counts_gnomes_and_says_what_is_printed() -> None:
    at = desk(pair="c1 c2", animals=("hen", ""))
    draft = tuple(InputStep("bench", f"gnome:{id}", loose=True) for id in ("g04", "g05"))
    hours = look_of(at, 0, draft).choosing().hours
    assert hours.now == 2
    assert hours.words == bench_preview.HEN_WORKS.of(n=4)


def test_may_marks_icons_that_flowers_replace() -> None:
    at = desk(hands=("g05 g11", "g01 g02 g03 g04 g06 g07 g08 g09 g10 g12"), pair="c1 c2", month="may")
    chips = [row.chips for row in look_of(at, 0, _bench("g11")).choosing().rows]
    assert [chip.state for chip in chips[1]] == ["flowers"]


def test_alone_the_two_ways_the_control_cards_can_lie_are_foretold() -> None:
    at = solo(hand="g03 g04 g05", pair="c4 c6", pile="c1 c5 | c2 c3 c7", deduction_aid="on")
    view = at.rules.view(at.state, 0)
    notes = {note.id: note.text for note in table_of(at.rules).make_view_model(view, 0, _bench("g03")).notes}
    assert notes["forecast1"] == scarecrow.TWO_CASES.of(
        one=scarecrow.CASE.of(n=5, bliss=6, tasks=names.tasks(3)),
        two=scarecrow.CASE.of(n=7, bliss=8, tasks=names.tasks(1)),
    )
    assert notes["forecast2"] == scarecrow.ALWAYS_FIRST.of(n=1)


def test_without_the_memory_aid_nothing_is_foretold() -> None:
    at = solo(hand="g03 g04 g05", pair="c4 c6", pile="c1 c5 | c2 c3 c7")
    notes = {note.id for note in table_of(at.rules).make_view_model(at.rules.view(at.state, 0), 0, _bench("g03")).notes}
    assert "forecast2" not in notes
    assert not notes & {"pile.aid", "queue.aid"}


def _bench(*ids: str) -> tuple[InputStep, ...]:
    return tuple(InputStep("bench", f"gnome:{id}", loose=True) for id in ids)


def paid(rules: GardenRules, state: State, move: Move) -> int:
    """The most that a side is paid in its resolution once it has answered with `move`, whatever else it is asked."""
    after, side = rules.apply(state, move), state.turn
    if after.turn == side and after.phase == "use":
        return max(paid(rules, after, answer) for answer in rules.legal_moves(after))
    return posted(answered(rules, after, side), state, side)


@pytest.mark.parametrize("month", ["none", *MONTHS])
@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_what_is_offered_pays_most_and_so_says_the_preview(mode: str, month: str) -> None:
    """Every answer tried: in July, resting animals were offered where they pay more at work."""
    way = {"mode": mode, "month": month, "garden": "nine"}
    rules, table = rules_of(**way), table_of(rules_of(**way))
    offered = 0
    for seed in range(SEEDS):
        for phase in ("fulfil", "use"):
            for state, side in asked(way, phase, seed):
                best = table.best(rules.view(state, side))
                assert best is not None
                promised = {move: drafted(rules, state, move).resolution().after for move in rules.legal_moves(state)}
                assert promised[best] == max(promised.values())
                assert paid(rules, state, best) == max(paid(rules, state, move) for move in promised)
                offered += phase == "use"
    assert bool(offered) == (month == "july")


@pytest.mark.parametrize("way", WAYS[:4], ids=named)
def test_the_rail_promises_the_side_to_move_the_same_whoever_looks(way: dict[str, str]) -> None:
    """One person against a computer sees what it is about to get, too."""
    rules = rules_of(**way)
    table, promised = table_of(rules), set[int | None]()
    for state, turn in asked(way, "fulfil"):
        seats = (None, *range(rules.seats))
        said = {table.make_view_model(rules.view(state, viewer), viewer).side_summary(turn).preview for viewer in seats}
        assert len(said) == 1
        promised |= said
    assert promised - {None}


@every_way
@pytest.mark.parametrize("seed", range(5, 9))
def test_the_last_picture_says_what_the_last_round_brought_as_it_was_told_then(way: dict[str, str], seed: int) -> None:
    """An animal that moved in at the end was "here already", and counted for a Goat that had been paid before."""
    rules = rules_of(**way)
    steps = walk(way, seed)
    over = steps[-1][0]
    for before, move in steps:
        if move is None or move.kind != "fulfil" or before.round != over.round:
            continue
        side, other = before.turn, 1 - before.turn
        then, now = drafted(rules, before, move).resolution(), look_at(rules, over, side).resolution()
        assert now.pays == then.pays
        assert now.alone == then.alone
        if before.first != side and not rules.config.solo:  # the other side has been counted by then
            assert now.beside == then.beside, (side, other)


def look_at(rules: GardenRules, state: State, seat: int) -> GardenViewFacts:
    return table_of(rules).make_view_model(rules.view(state, seat), seat, ())


def test_what_a_gnome_brings_who_was_sent_alone_is_said_beside_the_tasks() -> None:
    """Gnestor alone is worth 2 (the rules, 2.1); tasks are counted for themselves."""
    at = desk(pair="c1 c2").play("commit g01", "commit g07 g08 g09")
    notes = {note.id: note.text for note in look_of(at, 0).notes}
    assert notes["words.alone"] == resolution_preview.ALONE.of(bliss=2, why=sums.CHARISMA_WHY.of(gnome="Gnestor"))
    assert "words.alone" not in {
        note.id for note in look_of(desk(pair="c1 c2").play("commit g01 g02", "commit g07"), 0).notes
    }
