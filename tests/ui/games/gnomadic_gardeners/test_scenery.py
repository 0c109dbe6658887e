"""The painted table: every position can be painted, and no picture knows a secret."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece
from garden_desktop.games.gnomadic_gardeners.data.pack import CROPS
from garden_desktop.games.gnomadic_gardeners.table.frames import TransitionFrame
from garden_desktop.games.gnomadic_gardeners.table.layout import CHOOSE
from garden_desktop.games.gnomadic_gardeners.table.table import GardenTable
from garden_desktop.ui.board.drawing import table_painter as brushes
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.games.gnomadic_gardeners import scenery
from garden_desktop.ui.games.gnomadic_gardeners.canvas import Brush
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.games.gnomadic_gardeners.desk import Desk, desk, rules_of, solo
from tests.games.gnomadic_gardeners.tables import WAYS, named, walk
from tests.today import in_turn

NAMES = ("Ann", "Ben")
ELEVEN = "g01 g02 g03 g04 g05 g06 g07 g08 g09 g10 g11"


class Easel:
    """Paints positions of one game as TableView has them painted, pieces included."""

    def __init__(self, appearance: Appearance, table: GardenTable, ratio: float = 1.0) -> None:
        self.appearance, self.table, self.ratio = appearance, table, ratio
        self.scenery: Any = scenery()

    def shown(self, view: Any, seat: Seat | None, draft: Draft = (), held: str = "", over: str = "") -> PaintContext:
        def name(side: int) -> str:
            return NAMES[side]

        return PaintContext(
            self.table.make_view_model(view, seat, draft),
            held,
            over,
            name,
            self.appearance.theme,
            self.appearance.art,
            self.ratio,
        )

    def paint(self, at: Desk, seat: Seat | None, draft: Draft = (), held: str = "", over: str = "") -> QImage:
        """The whole table; pieces are painted into the corners of their places."""
        return self.paint_view(at.rules.view(at.state, seat), seat, draft, held, over)

    def paint_above(self, view: Any, moment: float) -> QImage:
        """What stands above the pieces, as far as it has come."""
        image = QImage(1000, 752, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        self.scenery.paint_over(painter, self.shown(view, None)._replace(moment=moment))
        painter.end()
        return image

    def paint_view(self, view: Any, seat: Seat | None, draft: Draft = (), held: str = "", over: str = "") -> QImage:
        size = QSize(1000, 752) * self.ratio
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(self.appearance.theme.table)
        painter = QPainter(image)
        painter.scale(self.ratio, self.ratio)
        self.scenery.paint_under(painter, self.shown(view, seat, draft))
        places = {place.id: place for place in self.table.make_view_model(view, seat, draft).places}
        for piece in self.table.make_view_model(view, seat, draft).pieces:
            place = places[piece.place]
            rect = QRectF(place.x + piece.z * 3, place.y, piece.w, piece.h)
            assert self.scenery.paint_piece(painter, piece, rect, self.shown(view, seat, draft))
        self.scenery.paint_over(painter, self.shown(view, seat, draft, held, over))
        painter.end()
        return image


def easel(appearance: Appearance, at: Desk, ratio: float = 1.0) -> Easel:
    return Easel(appearance, GardenTable(at.rules), ratio)


def bench(*ids: str) -> Draft:
    return tuple(InputStep("bench", f"gnome:{id}", loose=True) for id in ids)


@pytest.mark.parametrize(("way", "ratio"), in_turn([*product(WAYS, [1.0, 1.5])], 2, everyday=6))
def test_every_kind_of_position_can_be_painted(appearance: Appearance, way: dict[str, str], ratio: float) -> None:
    rules = rules_of(**way)
    table = GardenTable(rules)
    kinds = {(state.phase, state.first): state for state, _ in walk(way)}
    for state in kinds.values():
        for seat in (*range(rules.seats), None):
            image = Easel(appearance, table, ratio).paint(Desk(rules, state), seat)
            assert image.width() == 1000 * ratio
    assert appearance.art.missing == set()


@pytest.mark.rule("GG-161")
@pytest.mark.parametrize("viewer", [1, None])
def test_the_cloth_lies_the_same_for_one_gnome_and_for_eleven(appearance: Appearance, viewer: Seat | None) -> None:
    one, eleven = (desk(hands=(ELEVEN, "g12")).play(f"commit {play}") for play in ("g01", ELEVEN))
    assert easel(appearance, one).paint(one, viewer) == easel(appearance, eleven).paint(eleven, viewer)
    assert easel(appearance, one).paint(one, 0) != easel(appearance, eleven).paint(eleven, 0)


@pytest.mark.rule("GG-161")
def test_a_resting_hen_is_not_painted_for_the_other_side(appearance: Appearance) -> None:
    plays = ("commit g04", "commit g04 hen-off")
    works, rests = (desk(month="july", animals=("hen", "")).play(play) for play in plays)
    assert easel(appearance, works).paint(works, 1) == easel(appearance, rests).paint(rests, 1)


def test_the_card_in_hand_changes_what_is_painted(appearance: Appearance) -> None:
    at = desk(pair="c1 c2")
    resting = easel(appearance, at).paint(at, 0, bench("g03"))
    assert easel(appearance, at).paint(at, 0, bench("g03"), held="gnome:g02") != resting
    assert easel(appearance, at).paint(at, 0, bench("g03", "g02")) != resting


def test_the_needs_of_next_round_come_up_under_the_pointer(appearance: Appearance) -> None:
    at = desk(pair="c1 c2")
    assert easel(appearance, at).paint(at, 0, over="next") != easel(appearance, at).paint(at, 0)


def test_night_is_painted_in_other_colours(appearance: Appearance) -> None:
    at = solo(hand="g03 g04 g09", pair="c5 c7").play("commit g03 g04 g09", "control c1", "control c2")
    morning = easel(appearance, at).paint(at, 0)
    appearance.set_theme("dusk")
    assert easel(appearance, at).paint(at, 0) != morning


def test_the_piggy_opens_the_gate_of_task_1_alone(appearance: Appearance) -> None:
    opening = ("commit g02 g03 g04", "commit g07 g08 g09 g12", "fulfil 1 2")
    with_piggy, without = (desk(animals=("", own), pair="c1 c2").play(*opening) for own in ("piggy", "mouse"))
    one, two = easel(appearance, with_piggy).paint(with_piggy, None), easel(appearance, without).paint(without, None)
    gate, fence = (140, 213, 720, 60), (140, 279, 720, 60)
    assert one.copy(*gate) != two.copy(*gate)
    assert one.copy(*fence) == two.copy(*fence)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("way", WAYS[:3], ids=named)
def test_every_step_that_is_shown_stands_out(appearance: Appearance, way: dict[str, str], seat: Seat | None) -> None:
    """Its picture is another one than that of the same position with nothing in force."""
    rules = rules_of(**way)
    if seat is not None and seat >= rules.seats:
        seat = None
    table, kinds = GardenTable(rules), dict[str, TransitionFrame]()
    for (state, move), (after, _) in pairwise(walk(way)):
        assert move is not None
        views = rules.view(state, seat), rules.view(after, seat)
        for frame in table.frames(views[0], rules.seen_by(state, move, seat), views[1], seat):
            kinds.setdefault(frame.view.kind, frame.view)
    assert {"hours", "order", "task", "item", "gain"} <= set(kinds)
    for kind in ("hours", "task", "item"):
        with_it = Easel(appearance, table).paint_view(kinds[kind], seat)
        assert with_it != Easel(appearance, table).paint_view(kinds[kind]._replace(kind="total"), seat)
    assert appearance.art.missing == set()


def instants_of(way: dict[str, str]) -> list[TransitionFrame]:
    """Every step that is shown of a match, as everybody sees it."""
    rules = rules_of(**way)
    table, found = GardenTable(rules), list[TransitionFrame]()
    for (state, move), (after, _) in pairwise(walk(way)):
        assert move is not None
        views = rules.view(state, None), rules.view(after, None)
        found += [frame.view for frame in table.frames(views[0], rules.seen_by(state, move, None), views[1], None)]
    return found


@pytest.mark.parametrize("kind", ["hours", "task", "item", "close", "scarecrow"])
def test_a_step_comes_in_bit_by_bit(appearance: Appearance, kind: str) -> None:
    """Hours light up one by one, suns fly, fences fall; with speed off all of it is there at once."""
    way = {"mode": "solo"} if kind in ("close", "scarecrow") else {}
    at = Easel(appearance, GardenTable(rules_of(**way)))
    found = [one for one in instants_of(way) if one.kind == kind and at.scenery.motion(at.shown(one, None))]
    begun, half, done = (at.paint_above(found[0], moment) for moment in (0.0, 0.6, 1.0))
    assert begun != half != done
    assert at.paint_above(found[0], 1.0) == done


def test_a_gnome_counts_for_120_and_a_fence_falls_for_140(appearance: Appearance) -> None:
    at = Easel(appearance, GardenTable(rules_of(mode="solo")))
    shown = [(one, at.scenery.motion(at.shown(one, None))) for one in instants_of({"mode": "solo"})]
    hours = [(one, ms) for one, ms in shown if one.kind == "hours" and one.side == 0]
    assert hours
    assert all(ms == 120 * one.view.plays[0].bit_count() for one, ms in hours)
    fences = [(one, ms) for one, ms in shown if one.kind == "close"]
    assert fences
    assert all(ms <= 140 * one.view.done[1].bit_count() for one, ms in fences)


def test_the_order_comes_240_after_the_last_sum(appearance: Appearance) -> None:
    at = Easel(appearance, GardenTable(rules_of()))
    order = next(one for one in instants_of({}) if one.kind == "order")
    whole = at.scenery.motion(at.shown(order, None))
    nothing = at.paint_above(order, 0.0)
    assert at.paint_above(order, 239 / whole) == nothing
    assert at.paint_above(order, 260 / whole) != nothing
    assert whole == 240 + 140


def test_the_needs_of_a_task_close_one_by_one_and_then_its_bliss_flies(appearance: Appearance) -> None:
    at = Easel(appearance, GardenTable(rules_of()))
    tasks = [one for one in instants_of({}) if one.kind == "task" and one.bliss]
    done = max(tasks, key=lambda one: at.scenery.motion(at.shown(one, None)))
    needs = len(at.shown(done, None).look.resolution().rows[int(done.key[-1]) - 1].chips)
    whole = at.scenery.motion(at.shown(done, None))
    assert needs > 2
    assert whole == 140 + 60 * needs + 180
    steps = [at.paint_above(done, (141 + 60 * number) / whole) for number in range(needs)]
    assert all(one != other for one, other in pairwise(steps))


def test_rewards_that_may_come_stand_in_a_table_with_a_row_for_each_task(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What each card pays is printed in the rules (2.4): of c3 8 and 5 and the Hen, of c4 9 and 4 and the Piggy."""
    lines, drawn = list[tuple[float, float, str]](), list[tuple[float, float, str]]()
    line, art = Brush.line, Brush.art

    def written(brush: Brush, rect: QRectF, words: str, *rest: Any) -> float:
        lines.append((round(rect.center().y()), rect.center().x(), words))
        return line(brush, rect, words, *rest)

    def drew(brush: Brush, sprite: str, rect: QRectF, *rest: Any, **more: Any) -> None:
        drawn.append((round(rect.center().y()), rect.center().x(), sprite))
        art(brush, sprite, rect, *rest, **more)

    monkeypatch.setattr(Brush, "line", written)
    monkeypatch.setattr(Brush, "art", drew)
    at = desk(pair="c1 c2", pile="c3 c4", discards="c5 c6 c7", deduction_aid="on")
    easel(appearance, at).paint(at, 0)
    side = CHOOSE.side

    def row(found: list[tuple[float, float, str]], number: int) -> list[str]:
        y = next(y for y, x, words in lines if words == str(number) and side.x <= x <= side.x + 16 and y > side.y)
        return [words for other, x, words in sorted(found) if other == y and side.x + 16 < x < side.right]

    assert row(lines, 1) == ["8", "9"]
    assert row(lines, 2) == ["5", "4"]
    assert row(drawn, 3) == ["animal-hen", "animal-piggy"]


@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_what_the_hen_says_ends_above_the_next_rewards(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    """The two stood line on line (G-07)."""
    rooms, lines = dict[str, QRectF](), Brush.lines

    def written(brush: Brush, rect: QRectF, words: str, *rest: Any) -> float:
        high = lines(brush, rect, words, *rest)
        rooms[words] = QRectF(rect.x(), rect.y(), rect.width(), high)
        return high

    monkeypatch.setattr(Brush, "lines", written)
    lay = desk if mode == "duel" else solo
    at = lay(pair="c1 c2", animals=("hen", ""), pile="c3 c4", discards="c5 c6 c7", deduction_aid="on")
    easel(appearance, at).paint(at, 0)
    hen = next(room for words, room in rooms.items() if words.startswith("Hen: "))
    rewards = next(room for words, room in rooms.items() if words.startswith("Next card, one of"))
    assert hen.bottom() + 4 <= rewards.top()


def test_one_hour_is_one_hour_whoever_makes_it_so(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the open bench of the other side stood "1 hours" (G-03), and with the Hen "1 hours, 1 a gnome"."""
    written, line = list[str](), Brush.line

    def recorded(brush: Brush, rect: QRectF, words: str, *rest: Any) -> float:
        written.append(words)
        return line(brush, rect, words, *rest)

    monkeypatch.setattr(Brush, "line", recorded)
    said = {}
    for animals, gnomes in (("", "g01"), ("hen", "g05"), ("hen", "g05 g06"), ("", "g05 g06")):
        at = desk(hands=("g01 g05 g06 g07", "g02 g03 g04 g08 g09 g10 g11 g12"), animals=(animals, ""))
        at.play(f"commit {gnomes}", "commit g02")
        written.clear()
        easel(appearance, at).paint(at, 1)
        said[animals, gnomes] = [words for words in written if words.startswith("hour")]
    assert said["", "g01"] == ["hour"]
    assert said["hen", "g05"] == ["hour, with the Hen"]
    assert said["hen", "g05 g06"] == ["hours, 1 for each gnome with the Hen"]
    assert said["", "g05 g06"][0].startswith("hours: ")


@pytest.mark.parametrize("number", range(1, 9))
def test_an_open_bench_shows_every_name_whole_and_every_crop(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """A bench of six cut the names, and no bench showed what its gnomes can grow (P3-02, P3-03)."""
    own, other = (" ".join(ids) for ids in (ELEVEN.split()[:number], [*ELEVEN.split(), "g12"][-number:]))
    config = rules_of().config
    for mine in (own, other):
        theirs = " ".join(f"g{n:02}" for n in range(1, 13) if f"g{n:02}" not in mine.split())
        at = desk(hands=(mine, theirs)).play(f"commit {mine}", f"commit {theirs.split()[0]}")
        board = easel(appearance, at)
        for seat in (0, 1):  # at the bottom, and opposite
            look = board.table.make_view_model(at.rules.view(at.state, seat), seat, ())
            bench = [piece for piece in look.pieces if piece.place == ("other_bench" if seat else "bench")]
            room = next(place for place in look.places if place.id == bench[0].place)
            assert len(bench) == number
            assert sum(piece.w for piece in bench) <= room.w + 2, "no card lies on another"
            for piece in (one for one in bench if one.face == "up"):
                gnome = next(one for one in config.pack.gnomes if piece.id == f"gnome:{one.id}")
                words, drawn = painted(monkeypatch, board, at, seat, QRectF(0, 0, piece.w, piece.h), piece)
                assert gnome.name.split()[0] in words
                assert {f"crop-{crop}": drawn.count(f"crop-{crop}") for crop in CROPS} == {
                    f"crop-{crop}": count for crop, count in zip(CROPS, gnome.icons, strict=True)
                }


def painted(
    monkeypatch: pytest.MonkeyPatch, board: Easel, at: Desk, seat: Seat, rect: QRectF, piece: Piece
) -> tuple[list[str], list[str]]:
    """The words and the drawings that are painted for one piece; words that lost their end are not among them."""
    words, drawn = list[str](), list[str]()
    line, art, cut = Brush.line, Brush.art, list[bool]()

    class Watching(QFontMetricsF):
        def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int | None = 0) -> str:  # noqa: N802 - Qt names it
            cut.append(True)
            return super().elidedText(text, mode, width)

    def written(brush: Brush, room: QRectF, said: str, *rest: Any) -> float:
        cut.clear()
        wide = line(brush, room, said, *rest)
        words.extend([] if cut else [said])
        return wide

    def drew(brush: Brush, sprite: str, room: QRectF, *rest: Any, **more: Any) -> None:
        drawn.append(sprite)
        art(brush, sprite, room, *rest, **more)

    image = QImage(200, 200, QImage.Format.Format_RGB32)
    with monkeypatch.context() as patched:
        patched.setattr(Brush, "line", written)
        patched.setattr(Brush, "art", drew)
        patched.setattr(brushes, "QFontMetricsF", Watching)
        painter = QPainter(image)
        board.scenery.paint_piece(painter, piece, rect, board.shown(at.rules.view(at.state, seat), seat))
        painter.end()
    return words, drawn
