"""Controller of a lesson: shows each step, reacts to the player's input, and advances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.lesson.session import LessonSession
from garden_desktop.ui.board.layout import ItemRef, bounds, piece_ref, place_ref
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.lesson.lesson_panel import LessonPanel, LessonPanelText
from garden_desktop.ui.lesson.lesson_texts import ExpectedInput, LessonTexts, expected_input
from garden_desktop.ui.lesson.marks import NOTHING, LessonHighlight, LessonMarksItem
from garden_desktop.ui.lesson.panel_placement import LessonPanelPlacement
from garden_desktop.ui.match.table_screen import TableScreen

WELL_DONE_MS: Final = 400
FILLED: Final = 0.5
"""Share of a common ring that the things in it must fill; else each of them has a ring of its own."""


class LessonGuide(QObject):
    """Controller of panel, highlights and keyboard cursor during a lesson.

    Signals: `stepped` when a step begins, `ended` after the last one, `next_wanted` for the next lesson, `match_wanted`
    for a first match, `left` to leave, `position_changed` when the lesson has moved to another position. `playing` is
    True during a free step, in which the panel is hidden unless it has something to say. `eager` is True from an Enter
    that went on to a step until the first other input: a further Enter must not carry out the task unread.
    """

    stepped = Signal()
    ended = Signal()
    next_wanted = Signal()
    left = Signal()
    match_wanted = Signal()
    position_changed = Signal()

    def __init__(
        self, appearance: Appearance, table: TableScreen, session: LessonSession, ground: QWidget, *, more: bool
    ) -> None:
        """Create the guide; the panel is a child of `ground`, `more` tells whether another lesson follows."""
        super().__init__(table)
        self._more = more
        self._appearance, self._table, self._session = appearance, table, session
        lesson = session.lesson
        self.panel = LessonPanel(appearance, lesson.game, lesson.host, len(lesson.steps), ground)
        self.marks = LessonMarksItem(appearance)
        self._texts = LessonTexts(table, session)
        table.board.table_scene.addItem(self.marks)
        self._placement = LessonPanelPlacement(table, ground, self.panel, self.marks)
        self._leaving = self.over = self.playing = False
        self.eager = False
        self._held = ""
        self._shown: int | None = None
        self.panel.went_on.connect(self.go_on)
        self.panel.asked.connect(self.decline)
        self.panel.back.connect(self.back)
        self.panel.left.connect(self.left)
        table.board.draft_changed.connect(self.draft_changed)
        table.lists.draft_changed.connect(self.draft_changed)
        table.board.interaction.changed.connect(self._lifted)
        table.board.accessibility.describer.marked = self._marked
        appearance.changed.connect(self.show)

    # Events of the table

    def continue_lesson(self) -> None:
        """Continue after all animations have ended: begin a step, answer a tried move, or praise."""
        session = self._session
        if session.rested:
            self._well_done()
        elif session.passed:
            self._table.prompt.lesson_prompt = None  # the task is done; other players move now
            self._table.prompt.show_prompt()
        elif session.computer is None:
            self._begin()

    def hide_panel(self) -> None:
        """Hide panel and highlights while something else is being shown."""
        self.panel.dismiss()
        self.marks.mark(NOTHING)

    def draft_changed(self) -> None:
        """Check the draft of the move against the task of the step."""
        session = self._session
        self.eager = False
        if session.passed or session.tried is not None or self._table.step_player.is_running:
            return
        self.playing = session.now.free
        if session.now.put and not self._wanted().handles and not self._wanted().extra:
            session.pass_on()
            self._well_done()
        else:
            session.tries += bool(self._wanted().extra)
            self.show()
            later(self, self._lead)  # after the table has moved the cursor along with the piece

    # Input of the player

    def go_on(self) -> None:
        """Press the primary button of the panel."""
        session = self._session
        if self._leaving:
            self.left.emit()
        elif self.over:
            (self.next_wanted if self._more else self.match_wanted).emit()
        elif session.tried is not None or self._wanted().extra:
            self.take_back()
        elif session.now.free:
            self.playing = True
            self.show()
        elif session.now.ask is None and not session.passed:
            session.pass_on()
            self._table.show_stage()

    def decline(self) -> None:
        """Press the second button: stay in the lesson, have the solution shown, or keep a move despite a warning."""
        if self._leaving:
            self._leaving = False
            self.show()
        elif self.over:
            self.match_wanted.emit()
        elif self._session.now.free:
            self._session.accept()
            self.show()
            self._table.show_stage()
        else:
            self._show_me()

    def take_back(self) -> None:
        """Undo the tried move."""
        if self._session.tried is not None:
            self._table.undo()
        else:
            self._lay()

    def back(self) -> None:
        """Go to the previous step."""
        if self._session.step and not self.over and not self._table.step_player.is_running:
            self._go_to(self._session.step - 1)

    def ask_to_leave(self) -> None:
        if self.over:
            self.left.emit()
        else:
            self._leaving = True
            self._table.inspector.close()
            self.show()

    @property
    def asks(self) -> bool:
        """Whether the panel waits for its primary button."""
        return self.panel.is_open and bool(self.panel.shown_text.go)

    # Display

    def show_keys(self) -> None:
        """Mention keys beside the mouse from now on, because the learner has used one."""
        if not self._texts.keys:
            self._texts.keys = True
            if self.panel.is_open:
                self.show()

    def show(self, *, stay: bool = False) -> None:
        """Update panel and highlights; with `stay` the panel moves only if it covers a highlight."""
        if self._session.passed and not self.over:
            return
        if self.playing and self._session.tried is None and not self._leaving and not self.over:
            self.hide_panel()
            return
        want, self._held = self._wanted(), self._table.board.interaction.held
        self.panel.show_step(self._said(want), self._session.step, wide=self._placement.wide)
        self.marks.mark(NOTHING if self.over else self._marked_now(want))
        self._stand(stay=stay)
        self.panel.show_overlay()

    def _stand(self, *, stay: bool) -> None:
        """Place the panel where it covers nothing; if there is no such place, try again without the optional text."""
        said, step, covers = self.panel.shown_text, self._session.step, self._placement.place(stay=stay)
        if covers:
            wide = self._placement.wide
            self.panel.show_step(said, step, wide=False, full=False)
            if self._placement.place() >= covers:
                self.panel.show_step(said, step, wide=wide)
                self._placement.place()

    def _begin(self) -> None:
        """Show the present step; announced and stored only when it is new."""
        session = self._session
        self._lay()
        self._table.prompt.lesson_prompt = session.now.ask or session.now.title
        self._table.prompt.show_prompt()
        if self._shown != session.step:
            self._shown, self.playing = session.step, False
            self.stepped.emit()
            self.show()
            self._table.board.announce(self.panel.accessibleName())
            self._lead()
        else:
            self.show()
            if session.tried is not None:
                self._table.board.announce(self.panel.accessibleName())

    def _well_done(self) -> None:
        """Show praise, and advance after WELL_DONE_MS."""
        self._table.prompt.lesson_prompt = WELL_DONE
        self._table.prompt.show_prompt()
        if not self.over:
            later(self, self._next, self._appearance.duration(WELL_DONE_MS))

    def _next(self) -> None:
        session = self._session
        if self.over or not session.rested:
            return
        if session.finished:
            self.over = True
            self.ended.emit()
            self.show()
            self._table.board.announce(self.panel.accessibleName())
        else:
            session.go_on()
            self.position_changed.emit()

    def _go_to(self, step: int) -> None:
        self._session.go_to(step)
        self._leaving = False
        self.position_changed.emit()

    def _lay(self) -> None:
        """Rebuild the draft: inputs of earlier steps, and those of this step that are done already."""
        session, interaction = self._session, self._table.board.interaction
        want, there = self._wanted(), [(handle.place, handle.piece) for handle in interaction.draft]
        kept = [handle for handle in session.pending_steps() if (handle.place, handle.piece) in there]
        laid = session.laid() + kept
        missing = [handle for handle in laid if (handle.place, handle.piece) not in there]
        if session.tried is None and not session.passed and (missing or want.extra):
            interaction.clear_draft()
            for handle in laid:
                interaction.apply_input(handle)

    def _lead(self) -> None:
        """Move the keyboard cursor to the next expected input: a piece, its target, or a place to press."""
        handles, held = self._wanted().handles, self._table.board.interaction.held
        if handles:
            first = next((handle for handle in handles if held and handle.piece == held), handles[0])
            lifts = first.piece and first.piece != held
            self._table.board.table_cursor.move_to(piece_ref(first.piece) if lifts else place_ref(first.place))

    def _lifted(self) -> None:
        """Move the cursor to the target when the expected piece is in hand."""
        held = self._table.board.interaction.held
        if self.panel.is_open and self._session.tried is None and held != self._held:
            self.show(stay=True)
        if held and held in self._wanted().pieces:
            later(self, self._lead)

    def _show_me(self) -> None:
        """Carry out the expected input."""
        session, interaction = self._session, self._table.board.interaction
        self.take_back()
        handles = [*session.laid(), *session.pending_steps()]
        if session.now.do:
            handles = list(session.table.gesture(session.view, session.expected()[0]))
        interaction.clear_draft()
        for handle in handles:
            interaction.apply_input(handle)

    def _wanted(self) -> ExpectedInput:
        return expected_input(self._session, self._table.board.interaction.draft)

    def _marked(self, thing: ItemRef) -> bool:
        """Whether an item is part of the expected input."""
        want = self._wanted()
        return thing.id in (want.pieces if thing.kind == "piece" else want.wells | want.presses)

    def _marked_now(self, want: ExpectedInput) -> LessonHighlight:
        """Return the highlights: the ring encloses the expected input, else what the text explains."""
        layout = self._table.board.table_scene.layout
        named = self._session.now.points
        if want.extra or not want.handles:
            points = [rect for name in named if not (rect := self._pointed(name)).isEmpty()]
            ring, *others = _compact(points)
            return LessonHighlight(ring, others=others, hexes=self._hexes())
        points = [rect for name in named if not (rect := self._whole(name)).isEmpty()]
        pieces, held = self._table.board.interaction.pieces, self._table.board.interaction.held
        at_hand = [one for one in want.handles if held and one.piece == held]
        landing = at_hand or [one for one in want.handles if one.piece in pieces]
        goals = [self._goal(*goal) for goal in dict.fromkeys((one.place, one.piece) for one in landing)]
        if at_hand:
            return LessonHighlight(_only(goals), wells=goals, context=points, hexes=self._hexes())
        takes = [self._take(piece) for piece in sorted(want.pieces)]
        takes += [layout.rect(place_ref(place)) for place in sorted(want.presses)]
        return LessonHighlight(_only(takes), takes, goals, points, hexes=self._hexes())

    def _take(self, piece: str) -> QRectF:
        """Return what is to be ringed for a piece to take: itself, or the tile that shows nothing else."""
        interaction, layout = self._table.board.interaction, self._table.board.table_scene.layout
        place = interaction.places.get(interaction.pieces[piece].place) if piece in interaction.pieces else None
        if place is not None and place.kind == "spot" and len(layout.lying(place.id)) == 1:
            return layout.place(place.id).united(layout.rect(piece_ref(piece)))
        return layout.rect(piece_ref(piece))

    def _goal(self, place: str, piece: str) -> QRectF:
        """Return the drop target: the whole place, or the rectangle that the piece will cover there."""
        interaction, layout = self._table.board.interaction, self._table.board.table_scene.layout
        held = interaction.pieces[piece]
        if interaction.places[place].kind == "row" or held.grip is not None:
            return layout.landing(place, held)
        return layout.place(place)

    def _hexes(self) -> list[QRectF]:
        """Return the rectangles of all hexagonal places."""
        return [bounds(place) for place in self._table.board.interaction.places.values() if place.kind == "hex"]

    def _pointed(self, name: str) -> QRectF:
        """Return the rectangle of a place or piece; of a row only the part with pieces."""
        interaction, layout = self._table.board.interaction, self._table.board.table_scene.layout
        place, row = interaction.places.get(name), QRectF()
        if place is not None and place.kind == "row":
            for piece in interaction.pieces.values():
                if piece.place == name and piece.face == "up":
                    row = row.united(layout.piece(piece.id))
        return self._whole(name) if row.isEmpty() else row

    def _whole(self, name: str) -> QRectF:
        """Return the rectangle of a place with all that is printed on it, or of a piece."""
        layout = self._table.board.table_scene.layout
        return layout.rect(place_ref(name)).united(layout.rect(piece_ref(name)))

    def _said(self, want: ExpectedInput) -> LessonPanelText:
        if self._leaving:
            return self._texts.leaving()
        if self.over:
            return self._texts.ending(more=self._more)
        tried = self._session.tried is not None or want.extra
        return self._texts.answer(want) if tried else self._texts.step(want)


def _only(rects: Sequence[QRectF]) -> QRectF:
    """Return the only rectangle; an empty one if there is a choice."""
    return rects[0] if len(rects) == 1 else QRectF()


def _compact(rects: Sequence[QRectF]) -> list[QRectF]:
    """Return the bounding rectangle of all of these if they fill most of it, else each of them: a ring must enclose
    nothing else. Never empty."""
    box = _united(rects)
    filled = sum(rect.width() * rect.height() for rect in rects)
    return [box] if len(rects) < 2 or FILLED * box.width() * box.height() <= filled else list(rects)


def _united(rects: Iterable[QRectF]) -> QRectF:
    """Return the bounding rectangle of all of these."""
    box = QRectF()
    for rect in rects:
        box = box.united(rect)
    return box


WELL_DONE = QT_TRANSLATE_NOOP("lesson", "Well done.")
