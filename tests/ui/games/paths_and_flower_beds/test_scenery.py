"""The painted gardens: every position can be painted, forecasts are told, and no picture knows a secret."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.core.layout import Box
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, PlacedPiece
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import Walk
from garden_desktop.games.paths_and_flower_beds.table import ids, layout
from garden_desktop.games.paths_and_flower_beds.table.view_facts import RevealFrame
from garden_desktop.ui.board.drawing.table_painter import LEFT, TablePainter, TextStyle
from garden_desktop.ui.games.paths_and_flower_beds.canvas import GameColours
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.games.paths_and_flower_beds.desk import BUILT_IN, Desk, fresh, over, position
from tests.today import in_turn
from tests.ui.games.paths_and_flower_beds.easel import Easel, written

DAY = GameColours(dark=False)
CROSSED = ("...P....", "..RPL~..", ".~RPL...", "..RPPPPP", "..RPI...", "..RPI.~.", "..~P....", "...PP...")


def part(image: QImage, box: Box) -> QImage:
    return image.copy(QRect(round(box.x), round(box.y), round(box.w), round(box.h)))


def square(table: Desk, cell: str) -> Box:
    board = table.config.board
    return layout.garden(board).square(*board.place(board.index[cell]))


def colours(image: QImage, box: Box) -> set[str]:
    """Every colour in the inner half of a box."""
    inner = QRect(
        QPoint(round(box.x + box.w / 4), round(box.y + box.h / 4)),
        QPoint(round(box.right - box.w / 4), round(box.bottom - box.h / 4)),
    )
    return {
        image.pixelColor(x, y).name()
        for x in range(inner.left(), inner.right())
        for y in range(inner.top(), inner.bottom())
    }


def first_lap(seats: int = 2, **options: str) -> Desk:
    """Seat 1 has named the west-east walk."""
    return fresh(seats, first_namer="1", **options).play("name P1")


@pytest.mark.parametrize(
    ("number", "seats", "theme"),
    in_turn([*product(range(len(BUILT_IN)), [1, 2, 6], ["morning", "dusk"])], 2, everyday=6),
)
def test_every_kind_of_position_can_be_painted(appearance: Appearance, number: int, seats: int, theme: str) -> None:
    appearance.set_theme(theme)
    rng = Random(seats)
    table = fresh(seats, BUILT_IN[number], trace_mode="own")
    easel, painted = Easel(appearance, table.rules), set()
    while (seat := table.rules.to_move(table.state)) is not None:
        if (table.state.phase, table.state.turn > 2) not in painted:
            painted.add((table.state.phase, table.state.turn > 2))
            for viewer in (seat, None) if seat >= 0 else (None,):
                assert easel.paint(table.rules.view(table.state, viewer), viewer).width() == 1000
        moves = table.rules.legal_moves(table.state)
        move = rng.choice([move for move in moves if move.label != "best"] or moves)
        table.state = table.rules.apply(table.state, move)
    for view in (table.state, RevealFrame(table.state, 1)):
        assert easel.paint(view, None).width() == 1000
    assert appearance.art.missing == set()


@pytest.mark.rule("PF-01", "PF-111", "PF-43")
def test_no_picture_knows_where_somebody_else_has_planted(appearance: Appearance) -> None:
    here, there = (first_lap(3).play(f"place {cell}") for cell in ("a1", "c4"))
    for viewer in (1, 2, None):
        seat = None if viewer is None else viewer
        pictures = [
            Easel(appearance, table.rules).paint(table.rules.view(table.state, seat), seat) for table in (here, there)
        ]
        assert pictures[0] == pictures[1]
    own = [Easel(appearance, table.rules).paint(table.rules.view(table.state, 0), 0) for table in (here, there)]
    assert own[0] != own[1]


def test_open_gardens_are_shown_as_they_were_before_this_turn(appearance: Appearance) -> None:
    bare = first_lap(3, open_grids="on").play("place a1", "place a1", "place a1", "name P2")
    near, far = (
        Easel(appearance, table.rules).paint(table.sees(1), 0)
        for table in (bare, first_lap(3, open_grids="on").play("place a1", "place d4", "place a1", "name P2"))
    )
    assert part(near, layout.OPEN.box(0, 2)) != part(far, layout.OPEN.box(0, 2))
    assert part(near, layout.OPEN.box(1, 2)) == part(far, layout.OPEN.box(1, 2))


@pytest.mark.parametrize("holding", [False, True])
def test_an_open_garden_that_is_pointed_at_is_shown_in_large(appearance: Appearance, holding: bool) -> None:
    table = first_lap(3, open_grids="on").play("place a1", "place d4", "place a1", "name P2")
    easel = Easel(appearance, table.rules)

    def pointing(id: str) -> QImage:
        return easel.paint(table.sees(1), 0, at=id) if holding else easel.paint(table.sees(1), 0, over=id)

    plain, here, there = (pointing(id) for id in ("", ids.open_id(1), ids.open_id(2)))
    peeks = [part(image, layout.PEEK) for image in (plain, here, there)]
    assert peeks[0] != peeks[1] != peeks[2] != peeks[0]
    assert part(here, layout.OPEN.room) == part(plain, layout.OPEN.room), "the pointer can go on to the next"


@pytest.mark.rule("PF-01")
def test_the_shared_screen_says_nothing_of_room_or_walks(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = first_lap()
    easel = Easel(appearance, table.rules)
    with written(monkeypatch) as found:
        easel.paint(table.sees(None), None)
    assert not any(word in found.all for word in ("way(s)", "no room", "Best walk"))
    with written(monkeypatch) as found:
        easel.paint(table.sees(1), 0)
    assert "way(s)" in found.all
    assert "Best walk" in found.all


def test_the_words_of_all_wells_of_a_kind_have_one_size(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In German '44 Plätze' stood larger than '104 Plätze' beside it."""
    table = first_lap()
    sizes, line = list[int](), TablePainter.line

    def measure(
        self: TablePainter, rect: QRectF, words: str, style: TextStyle, align: Qt.AlignmentFlag = LEFT
    ) -> float:
        if words.endswith("way(s)") and rect.height() > 20:
            sizes.append(style.font.pixelSize())
            assert self.width(words, style) <= rect.width()
        return line(self, rect, words, style, align)

    monkeypatch.setattr(TablePainter, "line", measure)
    Easel(appearance, table.rules).paint(table.sees(1), 0)
    assert len(sizes) == 9
    assert len(set(sizes)) == 1


def test_wells_without_room_say_so_in_words_and_are_darker(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = ("PPPPPPPP", "PPPPP~PP", "P~PPPPPP", "PPPPPPPP", "PPPPPPPP", "PPPPPP~P", "PP~PPPPP", "PPPPP...")
    table = position({1: full, 2: full}, first=1)
    with written(monkeypatch) as found:
        image = Easel(appearance, table.rules).paint(table.sees(1), 0)
    shapes = table.config.pack.shapes
    assert found.words.count("no room") == sum(
        not table.config.layings.fits(table.garden(1).free, shape) for shape in shapes
    )
    box = layout.path_box(1, 8)
    assert image.pixelColor(round(box.x + 6), round(box.y + 6)) == DAY.shut
    box = layout.path_box(0, 8)
    assert image.pixelColor(round(box.x + 6), round(box.y + 6)) == appearance.theme.raised


@pytest.mark.rule("PF-15")
def test_a_covered_fountain_stays_to_be_seen(appearance: Appearance) -> None:
    table = first_lap()
    board = table.config.board
    fountain = next(n for n in board.squares if table.config.ground.fountains >> n & 1)
    column, row = board.place(fountain)
    cell = board.names[board.square(max(0, column - 1), row)]
    free = Easel(appearance, table.rules).paint(table.sees(1), 0)
    table.play(f"place {cell}")
    covered = Easel(appearance, table.rules).paint(table.sees(1), 0)
    box = square(table, board.names[fountain])
    basin = QColor("#7FB6DD").name()
    assert basin in colours(free, box) & colours(covered, box)
    assert DAY.parchment.name() not in colours(covered, box)


def test_a_piece_that_is_held_shows_the_squares_it_would_fill(appearance: Appearance) -> None:
    table = first_lap()
    easel = Easel(appearance, table.rules)
    rest = easel.paint(table.sees(1), 0)
    held = easel.paint(table.sees(1), 0, held="lie", at="a1")
    for cell in ("a1", "b1", "c1"):
        assert part(rest, square(table, cell)) != part(held, square(table, cell))
    assert part(rest, square(table, "e5")) == part(held, square(table, "e5"))


@pytest.mark.rule("PF-14", "PF-12")
def test_where_it_does_not_fit_squares_are_hatched_and_the_reason_is_told(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = first_lap()
    easel = Easel(appearance, table.rules)
    water = next(n for n in table.config.board.squares if table.config.ground.water >> n & 1)
    cell = table.config.board.names[water]
    with written(monkeypatch) as found:
        image = easel.paint(table.sees(1), 0, held="lie", at=cell)
    reason = table.rules.why_not(table.state, table.rules.parse_move(f"place {cell}"))
    assert reason is not None
    assert reason.text.source in found.words
    assert "Not here" in found.words
    assert appearance.theme.clay.name() in colours(image, square(table, cell))


@pytest.mark.rule("PF-24", "PF-26")
def test_the_forecast_shows_before_and_after(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ("...P....", "...P.~..", ".~.P....", "...P....", "...P....", "......~.", "..~.....", "........")
    table = position({1: rows, 2: rows}, first=1).play("name P2")
    easel = Easel(appearance, table.rules)
    view = table.sees(1)
    seen = easel.table.make_view_model(view, 0)
    cell = next(
        move.cell
        for move in table.rules.legal_moves(table.state)
        if seen.walks.best(table.config.layings.planted(table.garden(1), _laid(table, move.cell))).total
        > seen.walk.total
    )
    with written(monkeypatch) as found:
        easel.paint(view, 0, held="lie", at=cell)
    then = seen.walks.best(table.config.layings.planted(table.garden(1), _laid(table, cell))).total
    at = found.words.index(str(seen.walk.total))
    assert found.words[at + 1] == str(then)


@pytest.mark.rule("PF-01")
def test_without_the_option_no_walk_is_foretold(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    table = first_lap(forecast="off")
    with written(monkeypatch) as found:
        Easel(appearance, table.rules).paint(table.sees(1), 0, held="lie", at="a1")
    assert "Best walk" not in found.all


@pytest.mark.rule("PF-11")
def test_outlines_and_numbers_are_an_option(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = {}
    for value in ("off", "on"):
        table = first_lap(outlines=value).play("place a1")
        shown[value] = Easel(appearance, table.rules).paint(table.sees(1), 0)
    assert part(shown["on"], layout.GARDEN) != part(shown["off"], layout.GARDEN)


@pytest.mark.rule("PF-08")
def test_letters_on_flowers_are_an_option(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ("RLI.....", ".....~..", ".~......", "........", "........", "......~.", "..~.....", "........")
    pictures = {}
    for value in ("off", "on"):
        table = position({1: rows, 2: rows}, turn=0, letters=value)
        with written(monkeypatch) as found:
            pictures[value] = Easel(appearance, table.rules).paint(table.sees(1), 0)
        for letter in ("R", "L", "I"):
            assert (letter in found.words) == (value == "on")
    for cell in ("a1", "b1", "c1"):
        assert part(pictures["on"], square(table, cell)) != part(pictures["off"], square(table, cell))


@pytest.mark.rule("PF-13")
def test_a_well_that_is_looked_at_before_the_naming_shows_where_its_shape_could_go(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = ("RRRRRRRR", "RRRRR~RR", "R~RRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRR~R", ".R~RRRRR", "R....RR.")
    table = position({1: rows, 2: rows}, first=1)
    easel = Easel(appearance, table.rules)
    rest = easel.paint(table.sees(1), 0)
    with written(monkeypatch) as found:
        looked = easel.paint(table.sees(1), 0, over="well-P1")
    assert part(rest, square(table, "c8")) != part(looked, square(table, "c8"))
    assert part(rest, square(table, "h8")) == part(looked, square(table, "h8")), "free, but too small"
    assert "West–east straight" in found.words
    assert any("2 way" in words for words in found.words)
    for viewer in (1, None):
        view = table.rules.view(table.state, viewer)
        assert easel.paint(view, viewer) == easel.paint(view, viewer, over="well-P1"), "nobody else is shown anything"


def test_no_other_walk_is_searched_for_in_a_frame(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ("...P....", "...P.~..", ".~.P....", "...P....", "...P....", "......~.", "..~.....", "........")
    table = position({1: rows, 2: rows}, first=1).play("name P2")
    easel, view, best = Easel(appearance, table.rules), table.sees(1), table.rules.walks.best
    searched: list[Garden] = []

    def hear(garden: Garden) -> Walk:
        searched.append(garden)
        return best(garden)

    monkeypatch.setattr(table.rules.walks, "best", hear)
    for cell in ("e1", "f1", "g1"):
        easel.paint(view, 0, held="lie", at=cell, rests=False)
    assert set(searched) == {view.gardens[0]}, "the one as the garden is"
    easel.paint(view, 0, held="lie", at="g1")
    assert len(set(searched)) == 2, "the pointer rests"


def test_with_the_aid_off_nothing_is_searched_for_at_all(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = first_lap(forecast="off")
    searched: list[object] = []
    monkeypatch.setattr(table.rules.walks, "best", searched.append)
    easel = Easel(appearance, table.rules)
    easel.paint(table.sees(1), 0, held="lie", at="a1")
    easel.paint(table.sees(1), 0, (InputStep("a1", "lie", loose=True),))
    assert searched == []


def test_the_button_strip_stands_at_a_piece_that_lies_loosely(appearance: Appearance) -> None:
    table = first_lap()
    draft: Draft = (InputStep("c4", ids.lie_id(""), loose=True),)
    easel = Easel(appearance, table.rules)
    button = next(
        place for place in easel.table.make_view_model(table.sees(1), 0, draft).places if place.id == ids.PLANT
    )
    image = easel.paint(table.sees(1), 0, draft)
    assert image.pixelColor(round(button.x + 4), round(button.y + 4)) == appearance.theme.raised
    rest = easel.paint(table.sees(1), 0)
    assert rest.pixelColor(round(button.x + 4), round(button.y + 4)) != appearance.theme.raised


@pytest.mark.rule("PF-18", "PF-24")
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_the_reveal_shows_every_sum(appearance: Appearance, monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    table = over(dict.fromkeys(range(1, seats + 1), CROSSED), "M1")
    total = table.counted(1).total
    easel = Easel(appearance, table.rules)
    with written(monkeypatch) as found:
        easel.paint(table.state, None)
    assert found.words.count(str(total)) >= seats
    assert "so far" not in found.words
    with written(monkeypatch) as found:
        easel.paint(RevealFrame(table.state, 1), None)
    assert found.words.count("so far") == seats


def test_nobody_is_named_below_the_gardens_before_there_is_anything_to_tell(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two seat discs without a word stood there before the first step."""
    table, discs = over(dict.fromkeys((1, 2), CROSSED), "M1"), list[float]()
    easel, paint_disc = Easel(appearance, table.rules), TablePainter.seat

    def noted(brush: TablePainter, centre: QPointF, radius: float, side: int) -> None:
        discs.append(centre.y())
        paint_disc(brush, centre, radius, side)

    monkeypatch.setattr(TablePainter, "seat", noted)
    for step, below in ((0, 0), (1, 2)):
        discs.clear()
        easel.paint(RevealFrame(table.state, step), None)
        assert sum(y > layout.STRIP_TEXT.y for y in discs) == below


def test_a_bonus_that_is_still_ahead_stands_with_its_gates(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It said 'No gate', and +15 beside it."""
    table = over(dict.fromkeys((1, 2, 3), CROSSED), "M1")
    easel = Easel(appearance, table.rules)
    for step in (0, 1, 2):
        with written(monkeypatch) as found:
            easel.paint(RevealFrame(table.state, step), None)
        assert not {"No gate", "Gate N only"} & set(found.words)
        assert found.words.count("+15") == sum(words.endswith(", opposite") for words in found.words) == 3


@pytest.mark.rule("PF-80")
def test_a_walk_that_is_drawn_is_summed_as_it_grows(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    table = position({1: CROSSED, 2: CROSSED}, tracing=True, trace_mode="own")
    easel = Easel(appearance, table.rules)
    draft = tuple(InputStep(cell, loose=True) for cell in ("d1", "d2", "d3"))
    with written(monkeypatch) as found:
        before = easel.paint(table.state, 0)
        after = easel.paint(table.state, 0, draft)
    assert "Your walk" in found.words
    assert part(before, square(table, "d2")) != part(after, square(table, "d2"))


def _laid(table: Desk, cell: str) -> PlacedPiece:
    return PlacedPiece(table.state.turn, table.state.piece, table.config.board.index[cell], "")


@pytest.mark.parametrize(("number", "seats"), in_turn([*product(range(len(BUILT_IN)), [1, 2, 6])], 2))
def test_every_column_and_row_has_its_coordinate_at_the_edge_of_the_own_garden(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, number: int, seats: int
) -> None:
    """A gate hid the letter of its column, or the number of its row, which the log uses."""
    table = fresh(seats, BUILT_IN[number])
    map = table.config.map
    with written(monkeypatch) as own:
        Easel(appearance, table.rules).paint(table.rules.view(table.state, 0), 0)
    words = own.words
    signs = [place for place, said in enumerate(words) if said in map.gates.values()]
    for square in map.gates:
        column, row = map.board.place(square)
        name = map.board.names[square]
        for at_edge, coordinate in ((row == 0, name[0]), (column == 0, name[1:])):
            painted_last = len(words) - 1 - words[::-1].index(coordinate)
            assert not at_edge or painted_last > signs[0], f"a gate was painted over {coordinate}"
