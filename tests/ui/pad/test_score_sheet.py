from __future__ import annotations

from garden_desktop.core.text import Message
from garden_desktop.core.types import Result, ScoreLine
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.pad.score_sheet import ScoreColumn, ScoreEntry, cells_of, columns_of, make_sheet

ANN, BEN, CLEO = Player("Ann", "trowel"), Player("Ben", "can"), Player("Cleo", "basket")


def msg(text: str) -> Message:
    return Message("test", text)


def line(label: str, points: int, number: int, sprite: str = "") -> ScoreLine:
    return ScoreLine(msg(label), points, sprite=sprite, round=number)


TASK1, TASK2, GOAT = msg("Task 1"), msg("Task 2"), msg("Goat")


def test_a_column_for_every_label_in_the_order_of_the_rounds() -> None:
    ann = [line("Task 1", 9, 1), line("Goat", 1, 1), line("Task 2", 4, 2), line("Goat", 2, 2)]
    ben = [line("Task 1", 10, 2), line("Task 2", 4, 2)]
    assert columns_of([ann, ben]) == (ScoreColumn(TASK1), ScoreColumn(TASK2), ScoreColumn(GOAT))


def test_rounds_that_contradict_each_other_still_make_columns() -> None:
    lines = [line("Goat", 1, 1), line("Task 1", 1, 1), line("Task 1", 1, 2), line("Goat", 1, 2)]
    assert columns_of([lines]) == (ScoreColumn(GOAT), ScoreColumn(TASK1))


def test_a_column_takes_the_first_picture_it_meets() -> None:
    ann, ben = [line("Goat", 1, 1)], [line("Goat", 1, 1, "animal-goat")]
    assert columns_of([ann, ben]) == (ScoreColumn(GOAT, "animal-goat"),)


def test_a_cell_adds_up_its_lines_and_keeps_them() -> None:
    lines = [line("Task 1", 9, 1), line("Goat", 1, 1), line("Task 1", 10, 3)]
    first, second = cells_of((ScoreColumn(TASK1), ScoreColumn(TASK2)), lines)
    assert first == ScoreEntry((lines[0], lines[2]))
    assert first.points == 19
    assert second.points is None


def test_a_cell_of_nothing_but_zeros_is_a_zero() -> None:
    assert ScoreEntry((line("Goat", 0, 1),)).points == 0


def test_rows_stand_by_rank_with_their_own_cells() -> None:
    lines = [[line("Task 1", 70, 1)], [line("Task 1", 80, 1)]]
    sheet = make_sheet(msg("Over"), Result((70, 80), (2, 1), msg("Ben passed 77.")), [ANN, BEN], lines)
    assert [(row.rank, row.player.name, row.total) for row in sheet.rows] == [(1, "Ben", 80), (2, "Ann", 70)]
    assert [row.cells[0].points for row in sheet.rows] == [80, 70]
    assert sheet.sentences == (msg("Ben passed 77."),)


def test_there_are_no_places_where_nobody_has_won() -> None:
    lost = make_sheet(msg("Over"), Result((3, 5), (2, 2), msg("The basket is not full.")), [ANN, BEN], [[], []])
    assert [(row.rank, row.player.name) for row in lost.rows] == [(0, "Ann"), (0, "Ben")]


def test_the_sides_a_tiebreak_told_apart_are_framed() -> None:
    result = Result((34, 34, 32), (2, 1, 3), msg("Crash"), tiebreak=msg("Ben holds more dahlias."))
    sheet = make_sheet(msg("Over"), result, [ANN, BEN, CLEO], [[], [], []])
    assert sheet.framed == {0, 1}
    assert sheet.tiebreak == msg("Ben holds more dahlias.")


def test_nothing_is_framed_without_a_tiebreak() -> None:
    sheet = make_sheet(msg("Over"), Result((34, 34), (1, 1), msg("Crash")), [ANN, BEN], [[], []])
    assert sheet.framed == frozenset()
