"""The law of covered hands: no frame shows a private thing while the person to look is somebody else.

Random matches of people around one screen are played through the window, from the press that ends a turn over what is
told of it, response windows, undo, resuming and the end. Who has to look is known here from outside: it is the person
who opened the gate last, for as long as the rules say that this seat is to decide. What this person may know, and
everybody, comes from the views of the rules. Compared with it is what is drawn on the table (pieces that are still
moving or fading included), what the lists hold, the whole accessibility tree, and whatever is said aloud.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from garden_desktop.core.record import Seated
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece, inspect_subject
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.drawing import piece_items, pixmaps
from garden_desktop.ui.board.drawing.scene_items import PieceItem
from garden_desktop.ui.board.drawing.scenery import SceneryLayers
from garden_desktop.ui.board.layout import AnyLook, piece_ref
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.handover import handover_screen
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.palette import table_commands
from tests.laws.samples import Sample, all_games, samples
from tests.slices import slices_of_matches
from tests.today import drawn_today, in_turn
from tests.ui.players import walk

FEW, DECISIONS, MOST = 3, 24, 5_000
"""Matches a game every day, decisions of such a match, and of a whole one."""
PAINTED: Final = 19
"""Of so many matches of the long run one is painted: of the others every frame is looked at in place of it."""
NAMES: Final = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Finn")
SENTENCE: Final = 4
"""So many words make a private sentence one that does not stand in other words by chance."""
_STOPS: Final = ".!?"
"""A sentence ends with one of them, or with a colon where more is said of it: "... opens the gate: Gnelson"."""
SHORT: Final = {"fire_and_flora": {"target": "4", "offers_per_turn": "1"}}
"""Options of matches that hundreds of decisions would not end."""
KEYS: Final = [game.info.key for game in all_games() if game.info.hidden and game.info.key != "_template"]


@cache
def tables_of(key: str) -> list[Sample]:
    """The tables of a game for two people and more at which nothing is agreed on but the way to play."""
    mine = [sample for sample in samples() if sample.game.info.key == key and sample.seats > 1]
    return [sample for sample in mine if not set(dict(sample.options)) - {"mode"}]


class Painted:
    """What each picture of a piece shows: taken down as it is painted. Without `colours` nothing is painted, and each
    face has a blank picture of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.colours = True
        self._shows: dict[int, set[Any]] = {}
        self._blank: dict[Any, QPixmap] = {}
        paint, show = pixmaps.piece_pixmap, SceneryLayers.show

        def face(piece: Piece, *more: Any) -> QPixmap:
            pixmap = paint(piece, *more) if self.colours else self._blank_for(face_of(piece))
            self._shows.setdefault(pixmap.cacheKey(), set()).add(face_of(piece))
            return pixmap

        def scenery(layers: SceneryLayers, *more: Any) -> None:
            if self.colours:
                show(layers, *more)

        monkeypatch.setattr(piece_items, "piece_pixmap", face)
        monkeypatch.setattr(SceneryLayers, "show", scenery)

    def _blank_for(self, face: Any) -> QPixmap:
        if face not in self._blank:
            self._blank[face] = QPixmap(1, 1)
        return self._blank[face]

    def faces(self, item: PieceItem) -> set[Any]:
        return self._shows.get(item.pixmap.cacheKey(), set())


def face_of(piece: Piece) -> Any:
    return piece.sprite, piece.caption, piece.face == "ghost"


class Seen(NamedTuple):
    """What some looks at a table show."""

    pieces: set[Piece]
    words: set[str]


class Onlooker(QObject):
    """Looks at each frame of one screen, and knows who has to look; `frames` counts what was looked at."""

    def __init__(self, screen: MatchScreen, painted: Painted, opened: Seat | None = None) -> None:
        super().__init__(screen)
        self._screen, self._session, self._painted = screen, screen.session, painted
        self._opened = opened
        self._told: dict[Any, tuple[Any, Any, set[str]]] = {}
        self._kept: dict[Any, tuple[Sequence[Any], Seen]] = {}
        self._said: dict[Message, str] = {}
        self._log: tuple[tuple[Any, ...], set[str]] = ((), set())
        self._looked: dict[Seat | None, int] = {}
        """Up to which move each person has seen the table: a recap shows them pictures of what came after."""
        self._ply = self.since = self._session.match.ply
        self.frames, self.covered, self.wrong = 0, 0, list[str]()
        self._lay: tuple[Seat | None, set[Any]] = (None, set())
        """Who had to look last, and the faces of what may have lain open before them: a draft that was taken back, or a
        close-up of a recap."""
        board = screen.table.board
        board.announced.connect(self._hear)
        board.viewport().installEventFilter(self)
        if not painted.colours:
            leave_unpainted(screen, board.viewport())

    # who has to look

    def open_gate(self, seat: Seat) -> None:
        """This person has just said that they are at the screen: who decided before them does not matter any more."""
        self._opened, self._ply = seat, self._session.match.ply

    @property
    def reader(self) -> Seat | None:
        """Who has to look; None where it is everybody."""
        session, match = self._session, self._session.match
        for ply in range(min(self._ply, match.ply), len(match.states)):
            state = match.states[ply]
            seat = session.rules.to_move(state)
            if seat != self._opened and session.human(seat) and not (self._passed(ply) or self._is_entered(state)):
                self._opened = None  # somebody else was to decide since then
        self._ply = match.ply
        reader = self._opened if session.rules.to_move(match.state) == self._opened else None
        self._looked.setdefault(reader, 0)
        return reader

    def _passed(self, ply: int) -> bool:
        """Whether somebody let it pass, which the table enters for all who do not look; who looks opens the gate."""
        match = self._session.match
        return ply < match.ply and self._session.rules.move_text(match.moves[ply]) == "pass"

    def _is_entered(self, state: Any) -> bool:
        """Whether the table enters the only answer there is, as everybody can see: nobody else comes to the screen."""
        rules = self._session.rules
        return self._session.table.sole(rules.view(state, None)) is not None

    # what may be seen

    def _seen(self, ply: int, seat: Seat | None) -> Iterator[Seen]:
        """A position, and those on the way from it to the next, as this seat or everybody may see them."""
        session = self._session
        rules, table, match = session.rules, session.table, session.match
        now, after = match.states[ply], match.states[ply + 1] if ply < match.ply else None
        yield self._once((ply, seat), (now,), lambda: [table.make_view_model(rules.view(now, seat), seat)])
        if after is not None:
            yield self._once((ply, seat, "way"), (now, after), lambda: list(self._way(ply, seat)))
        elif seat in (None, self.reader) and (draft := self._screen.table.board.interaction.draft):
            drafted = lambda: [table.make_view_model(rules.view(now, seat), seat, draft)]  # noqa: E731 - as above
            yield self._once((ply, seat, draft), (now,), drafted)

    def _way(self, ply: int, seat: Seat | None) -> Iterator[AnyLook]:
        rules, table, match = self._session.rules, self._session.table, self._session.match
        before, move, after = match.states[ply], match.moves[ply], match.states[ply + 1]
        views = rules.view(before, seat), rules.seen_by(before, move, seat), rules.view(after, seat)
        for frame in table.frames(*views, seat):
            yield table.make_view_model(frame.view, seat)

    def _once(self, key: Any, states: Sequence[Any], make: Callable[[], list[AnyLook]]) -> Seen:
        """What these looks show, made once for as long as the match has these states there."""
        known = self._kept.get(key)
        if known is None or any(one is not other for one, other in zip(known[0], states, strict=True)):
            looks = make()
            pieces = {piece for look in looks for piece in look.pieces}
            seen = Seen(pieces, {self._say(text) for look in looks for text in labels(look)})
            known = self._kept[key] = states, seen
        return known[1]

    def _allowed(self, start: int) -> set[Piece]:
        """What may lie open of the positions from move `start` on."""
        end = self._session.match.ply
        plies = range(min(start, end), end + 1)
        seen = (seen for seat in {None, self.reader} for ply in plies for seen in self._seen(ply, seat))
        return {piece for one in seen for piece in one.pieces}

    def _words(self, ply: int, seat: Seat | None) -> set[str]:
        """Whatever is told to this seat of a position, of the way to the next one, and of the move that led there."""
        words = {word for seen in self._seen(ply, seat) for word in seen.words}
        if ply:
            before, after = self._session.match.states[ply - 1 : ply + 1]
            known = self._told.get((ply, seat))
            if known is None or known[0] is not before or known[1] is not after:
                (step,) = self._session.steps(ply - 1, ply, seat)
                known = self._told[ply, seat] = before, after, {self._say(sentence) for sentence in step.told}
            words |= known[2]
        return words

    def _say(self, message: Message) -> str:
        """In words, each of which is put together once: the same things lie there for hundreds of moves."""
        if (words := self._said.get(message)) is None:
            words = self._said[message] = format_message(message, self._screen.players.name)
        return words

    def _ever_told(self) -> set[str]:
        """Whatever everybody was told since the match began: it stands in the log."""
        moves = tuple(self._session.match.moves)
        if moves != self._log[0]:
            same = len(moves) > len(self._log[0]) and moves[: len(self._log[0])] == self._log[0]
            start, told = (len(self._log[0]), self._log[1]) if same else (0, set())
            steps = self._session.steps(start, len(moves), None)
            self._log = moves, told | {self._say(sentence) for step in steps for sentence in step.told}
        return self._log[1]

    def _private(self) -> tuple[set[str], set[str]]:
        """The words that are for the people who have not to look now, and those that may be read."""
        session, reader = self._session, self.reader
        end = session.match.ply
        start = min(self.since, end)
        mine = {word for ply in range(start, end + 1) for seat in {None, reader} for word in self._words(ply, seat)}
        mine |= set(self._explained())
        others = {seat for seat in range(session.rules.seats) if session.human(seat)} - {reader}
        return {word for ply in {start, end} for seat in others for word in self._words(ply, seat)} - mine, mine

    def _explained(self) -> Iterator[str]:
        """The title of what the inspector explains, where whoever has to look may know it: a card on the table has the
        name of its like in a hand."""
        session, shown = self._session, self._screen.table.inspector.shown
        if shown is not None:
            view = session.rules.view(session.match.state, self.reader)
            look = session.table.make_view_model(view, self.reader)
            found = inspect_subject(session.rules, view, look, shown.subject, shown.id, deciding=False)
            if found is not None:
                yield self._say(found.title)

    # looking

    def look_at_table(self) -> None:
        """What lies on the table, in the lists, and what is in the scene, be it on its way out."""
        table = self._screen.table
        hands, lists = table.board.interaction, table.lists._interaction
        self.frames += 1
        self.covered += self.reader is None
        if hands.view is None or not (table.board.isVisible() or table.lists.isVisible()):
            return
        lying: set[Piece] = {piece for shown in (hands, lists) for piece in shown.pieces.values()}
        now = self._session.match.ply
        for start in (now, self.since):  # mostly it is how it stands now
            wrong = lying - self._allowed(start) if lying else lying
            if not wrong:
                break
        self._blame(wrong and f"{[format_message(one.label, str) for one in wrong]} lie open")
        self._look_at_scene()
        self._looked[self.reader] = now

    def _look_at_scene(self) -> None:
        items = [item for item in self._screen.table.board.table_scene.items() if isinstance(item, PieceItem)]
        drawn = [self._painted.faces(item) for item in items if item.isVisible() and item.opacity() > 0]
        reader, before = self._lay
        now = {face_of(piece) for piece in self._screen.table.board.interaction.pieces.values()}
        now |= before if reader == self.reader else set()
        self._lay = self.reader, now
        if odd := [faces for faces in drawn if faces and not faces & now]:
            known = {face_of(piece) for piece in self._allowed(min(self.since, self._looked[self.reader]))}
            wrong = [faces for faces in odd if not faces & known and not all(face[2] for face in faces)]
            self._blame(wrong and f"{wrong} are drawn")
            now |= known

    def look_at_words(self) -> None:
        """Whatever a reader could find on the screen, what list entries carry, and what Ctrl+K and Ctrl+G offer."""
        private, known = self._private()
        found = [text for node in walk(self._screen) for text in texts_of(node)]
        found += [self._screen.toolTip(), self._screen.window().windowTitle()]
        found += [word for widget in self._screen.findChildren(QListWidget) for word in rows_of(widget)]
        found += [widget.toolTip() for widget in self._screen.findChildren(QWidget)]
        found += [deed.words for deed in table_commands(self._screen.table)]
        found += [goal.words for goal in self._screen.table.go_to_place._goals()]
        self._check(set(found), private, known, "can be read")

    def _hear(self, said: str) -> None:
        self._check({said}, *self._private(), "is said")

    def _check(self, texts: set[str], private: set[str], known: set[str], how: str) -> None:
        """None of these texts are private words, and none has any within it where nobody in particular has to look:
        whoever has to look is foretold more than lies there."""
        self._blame(private & texts and f"{private & texts} {how}")
        sentences = private - self._ever_told() if self.reader is None else set()
        for word in (word for word in sentences if word.endswith(tuple(_STOPS)) and len(word.split()) >= SENTENCE):
            for text in (text for text in texts if word in text):
                part = any(word in open_word and open_word.rstrip(_STOPS) in text for open_word in known)
                self._blame(not part and f"{word!r} {how} in {text!r}")

    def _blame(self, what: object) -> None:
        """Keep what is wrong: no exception leaves a slot."""
        if what:
            session = self._session
            last = [session.rules.move_text(move) for move in session.match.moves[-4:]]
            self.wrong.append(f"{what}: to look is {self.reader}, move {session.match.ply}, after {last}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt names it
        if event.type() == QEvent.Type.Paint:
            self.look_at_table()
            return not self._painted.colours
        return False


def leave_unpainted(widget: QWidget, painted: QWidget) -> None:
    """Paint nothing of a widget but the one that is looked at."""
    if not widget.isAncestorOf(painted):
        widget.setUpdatesEnabled(widget is painted)
        return
    for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        leave_unpainted(child, painted)


def labels(look: AnyLook) -> Iterator[Message]:
    yield from (piece.label for piece in look.pieces)
    yield from (place.label for place in look.places)
    yield from (note.text for note in look.notes)
    yield look.prompt


def texts_of(node: Any) -> Iterator[str]:
    from PySide6.QtGui import QAccessible

    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        yield node.text(kind)


def rows_of(widget: QListWidget) -> Iterator[str]:
    for row in range(widget.count()):
        item = widget.item(row)
        yield from (item.text(), item.data(Qt.ItemDataRole.AccessibleDescriptionRole) or "", item.toolTip())


class Evening:
    """One match of people at one screen: begun, played, left and resumed, with whatever people do beside it."""

    def __init__(
        self, appearance: Appearance, painted: Painted, folder: Path, sample: Sample, seed: int, thorough: bool
    ) -> None:
        self._appearance, self._painted, self._rng = appearance, painted, Random(f"{sample}{seed}")
        self._thorough = thorough
        people = tuple(Seated(name, number) for number, name in enumerate(NAMES[: sample.seats]))
        options = dict(sample.options) | SHORT.get(sample.game.info.key, {})
        self._shelf, self.did = MatchRepository(folder), Counter[str]()
        self._sit(self._shelf.begin_match(MatchSetup(sample.game.info.key, people, options, seed)))

    def _sit(self, session: Session) -> None:
        self.session = session
        self.screen = MatchScreen(self._appearance, session)
        self.screen.resize(*(1280, 800) if self._thorough else (1000, 640))
        self.screen.show()
        self.onlooker = Onlooker(self.screen, self._painted)
        self.screen.table.minimum_delay.duration_ms = 0
        self.screen.begin()

    def play(self, most: int) -> None:
        """So many decisions, or up to the end."""
        for _ in range(most):
            self._clear_the_way()
            if self.session.over:
                break
            self._do_something()
            self._look()
        self._look()

    def close(self) -> None:
        for name in ("frames", "covered"):
            self.did[name] += getattr(self.onlooker, name)
        self.screen.close_match()
        self.screen.close()
        self.screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _do_something(self) -> None:
        """A move mostly; sometimes what people do besides."""
        table, rng = self.screen.table, self._rng
        self.onlooker.since = self.session.match.ply
        way = rng.random()
        if way < 0.04 and self.session.can_undo() != "none":
            self.did["undo"] += 1
            table.undo()
            table.notice_bar.accept_question()
        elif way < 0.06 and self.session.can_redo():
            self.did["redo"] += 1
            table.redo()
        elif way < 0.09:
            self.did["lists"] += 1
            table.switch_lists()
        elif way < 0.11:
            self.did["resumed"] += 1
            self._resume()
        else:
            if way < 0.3:
                self._explain_something()
            self._make(MatchDriver(table, rng).any_move())
            self.did["moves"] += 1

    def _make(self, move: Any) -> None:
        """One move by its gesture, as slowly as hands are."""
        hands = self.screen.table.board.interaction
        hands.clear_draft()
        for handle in self.session.table.gesture(self.session.view, move):
            QApplication.processEvents()
            hands.apply_input(handle)

    def _explain_something(self) -> None:
        """Open the explanation of something that lies there, as it may be when the turn ends."""
        board = self.screen.table.board
        if board.isVisible() and board.interaction.pieces:
            self.did["explained"] += 1
            board.focus_item(piece_ref(self._rng.choice(list(board.interaction.pieces))))
            QTest.keyClick(board, Qt.Key.Key_I)

    def _resume(self) -> None:
        journal = self.session.journal
        assert journal is not None
        self.close()
        self._sit(self._shelf.resume(journal.path))

    def _clear_the_way(self) -> None:
        """Go on until somebody is asked for a move, looking at each frame on the way."""
        table = self.screen.table
        self._look()
        while True:
            if table.step_player.is_running:
                self._press_beside()
                table.step_player.show_next_frame()
            elif table.response_controller.running:
                for asker in table.response_controller.buttons.buttons:
                    if self._rng.random() < 0.5:
                        asker.click()
                self._look()
                table.response_controller.end()
            elif self.session.gate is not None:
                self._open_gate(self.session.gate)
            elif table.recap.isVisible():
                table.recap.dismiss()
            else:
                return
            self._look()

    def _press_beside(self) -> None:
        """Somebody asks what lies there, while it is told what happened."""
        keys = (Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F6, Qt.Key.Key_F7, Qt.Key.Key_F8)
        if self._rng.random() < 0.1:
            QTest.keyClick(self.screen.table.board, self._rng.choice(keys))

    def _open_gate(self, seat: Seat) -> None:
        """The person whose name stands on the gate opens it."""
        gate = self.screen.table.handover
        assert gate.accessibleName().startswith(NAMES[seat]), "somebody else is asked to look"
        self.did["gates"] += 1
        self.onlooker.open_gate(seat)
        gate.open_gate()
        QApplication.processEvents()
        if self.session.gate is not None:
            gate._skip()  # it need not turn to its end

    def _look(self) -> None:
        """Let everything be painted, at the beginning of each motion, and look at it."""
        QApplication.processEvents()
        self.onlooker.look_at_table()
        if self._thorough or self._rng.random() < 0.2:
            self.onlooker.look_at_words()
        assert not self.onlooker.wrong, self.onlooker.wrong[0]


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    monkeypatch.setattr(handover_screen, "DEAF_MS", 0)
    return Painted(monkeypatch)


def play(evening: Evening, most: int) -> Counter[str]:
    try:
        evening.play(most)
    finally:
        evening.close()
    return evening.did


@pytest.mark.daily
@pytest.mark.parametrize("key", in_turn(KEYS, 2))
def test_no_frame_shows_a_private_thing_to_somebody_else(
    appearance: Appearance, painted: Painted, tmp_path: Path, key: str
) -> None:
    did, tables, dice = Counter[str](), tables_of(key), drawn_today(key)
    for number in range(FEW):
        appearance.set_speed((0, 1)[number % 2])
        sample = tables[dice.randrange(len(tables))]
        did += play(Evening(appearance, painted, tmp_path, sample, dice.randrange(1_000), True), DECISIONS)
    assert did["covered"] and did["gates"]


@pytest.mark.long
@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("numbers", slices_of_matches())
@pytest.mark.parametrize("key", KEYS)
def test_no_frame_of_two_hundred_matches_shows_a_private_thing_to_somebody_else(
    appearance: Appearance, painted: Painted, tmp_path: Path, key: str, numbers: range
) -> None:
    tables = tables_of(key)
    for number in numbers:
        sample, start = tables[number % len(tables)], perf_counter()
        appearance.set_speed((0, 1)[number % 2])
        painted.colours = number % PAINTED == 0
        did = play(Evening(appearance, painted, tmp_path, sample, number, False), MOST)
        print(f"{number} {sample}: {perf_counter() - start:.0f} s, {dict(did)}", flush=True)
        assert did["covered"] and did["gates"]
