"""Graphics items of the pieces: matches pieces of successive positions, animates the difference, lifts
the held piece."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.ui.board.drawing.pixmaps import face_key, piece_pixmap
from garden_desktop.ui.board.drawing.scene_items import (
    DIM,
    DOUBTED,
    FADE_MS,
    FLIP_MS,
    GLIDE_MS,
    HELD_Z,
    LIFTED,
    MOVING_Z,
    TILT_DEGREES,
    PieceItem,
    SceneAnimator,
)
from garden_desktop.ui.board.drawing.scenery import PaintContext, Scenery
from garden_desktop.ui.board.drawing.strokes import shadow_of
from garden_desktop.ui.board.layout import BoardLayout, in_hand
from garden_desktop.ui.kit.style.appearance import Appearance

# Matching of pieces between positions where their ids differ


BOARD: Final = frozenset({"cell", "hex"})
"""Kinds of places that are cells of a board. A piece there whose picture changes was turned over, not replaced."""


class PiecePosition(NamedTuple):
    """Piece with its middle in table units."""

    piece: Piece
    middle: QPointF


class _Pair(NamedTuple):
    far: float
    old: str
    new: str


def pair_pieces(
    before: Iterable[PiecePosition], after: Iterable[PiecePosition], places: Mapping[str, Place]
) -> dict[str, str]:
    """Match pieces that have another id than before: greedy by distance among pieces of equal look.

    Returns new id -> old id. Needed for anonymous pieces, which are named after their place.
    """
    old, new = ({spot.piece.id: spot for spot in spots} for spots in (before, after))
    stay = {key for key in old.keys() & new.keys() if _stays(old[key].piece, new[key].piece, places)}
    free_old = [spot for key, spot in old.items() if key not in stay]
    free_new = [spot for key, spot in new.items() if key not in stay]
    found: dict[str, str] = {}
    taken: set[str] = set()
    for pair in sorted(_candidates(free_old, free_new)):
        if pair.new not in found and pair.old not in taken:
            found[pair.new] = pair.old
            taken.add(pair.old)
    return found


def _stays(was: Piece, now: Piece, places: Mapping[str, Place]) -> bool:
    """Whether the same id means the same physical piece in both positions."""
    return not _nameless(now) or _look(was) == _look(now) or places[now.place].kind in BOARD


def _candidates(old: Iterable[PiecePosition], new: Iterable[PiecePosition]) -> Iterator[_Pair]:
    by_look: defaultdict[tuple[str, str], list[PiecePosition]] = defaultdict(list)
    for spot in old:
        by_look[_look(spot.piece)].append(spot)
    for spot in new:
        for other in by_look[_look(spot.piece)]:
            if _nameless(spot.piece) or _nameless(other.piece):
                yield _Pair(QLineF(other.middle, spot.middle).length(), other.piece.id, spot.piece.id)


def _nameless(piece: Piece) -> bool:
    return piece.id == piece.place


def _look(piece: Piece) -> tuple[str, str]:
    return piece.sprite, piece.face


_LIFTED_WORD: Final = QT_TRANSLATE_NOOP("Table", "picked up")


class PieceItems:
    """Graphics items of all pieces, by id."""

    def __init__(
        self, scene: QGraphicsScene, appearance: Appearance, game: str, scenery: Scenery, animator: SceneAnimator
    ) -> None:
        self._scene, self._appearance, self._game, self._scenery, self._animator = (
            scene,
            appearance,
            game,
            scenery,
            animator,
        )
        self._items: dict[str, PieceItem] = {}
        self._pieces: dict[str, Piece] = {}
        self._goals: dict[str, QPointF] = {}
        self._shown: PaintContext | None = None
        self._style: PaintContext | None = None
        self._held = ""
        self._carried = False
        self._left_behind: PieceItem | None = None

    def item(self, piece: str) -> PieceItem:
        """Return the item of a piece. Raises KeyError."""
        return self._items[piece]

    def invalidate_faces(self) -> None:
        """Repaint all pieces at the next `show`."""
        self._shown = None
        for item in self._items.values():
            item.key = None

    def show(self, pieces: Mapping[str, Piece], layout: BoardLayout, shown: PaintContext, held: str) -> None:
        """Show a position; differences to the last one are animated."""
        fresh, self._shown, self._style = shown != self._shown, shown, shown._replace(look=None)
        self._settle_held(held, pieces)
        self._rename(pieces, layout)
        for gone in self._items.keys() - pieces.keys():
            self._fade_out(gone)
        for rank, key in enumerate(layout.order):
            self._show_piece(pieces[key], layout.piece(key).center(), rank, fresh)
        self._pieces = dict(pieces)
        self._lift(held)

    @property
    def carrying(self) -> bool:
        """Whether the held piece has been moved away from where it was lifted."""
        return self._carried

    def carry(self, middle: QPointF) -> None:
        """Move the middle of the held piece to a point; an outline remains where it was lifted."""
        item = self._items[self._held]
        if not self._carried:
            self._carried = True
            self._animator.drop_motion((self._held, "move"))
            self._leave_outline(self._pieces[self._held], self._goals[self._held])
            self._lift(self._held)
        item.setPos(middle)

    def return_held_piece(self) -> None:
        """Move the held piece back to where it was lifted, still held."""
        if self._held and self._carried:
            self._end_carrying()
            self._lift(self._held)
            self._items[self._held].setPos(self._goals[self._held])

    def doubt(self, doubted: bool) -> None:
        """Make a held piece of several cells translucent where it may not be dropped."""
        if self._held and self._pieces[self._held].grip:
            self._items[self._held].setOpacity(DOUBTED if doubted else 1.0)

    def _settle_held(self, held: str, pieces: Mapping[str, Piece]) -> None:
        """Lower the piece that is no longer held. If it has left the table, it keeps its picture while it fades out."""
        if held == self._held:
            return
        before, self._held = self._held, ""
        self._end_carrying()
        item = self._items.get(before)
        if item is not None:
            item.lay_down()
            item.setZValue(MOVING_Z)
            self._animator.drop_motion((before, "move"))
            self._goals[before] = item.pos()
            if before in pieces:
                self._show_face(pieces[before])

    def _end_carrying(self) -> None:
        if self._left_behind is not None:
            self._scene.removeItem(self._left_behind)
        self._carried, self._left_behind = False, None

    def _rename(self, pieces: Mapping[str, Piece], layout: BoardLayout) -> None:
        """Reuse the items of pieces that have another id now. Unchanged pieces are left out to save time."""
        there = {key: piece for key, piece in self._pieces.items() if key in self._items}
        before = [PiecePosition(piece, self._goals[key]) for key, piece in there.items() if pieces.get(key) != piece]
        after = [
            PiecePosition(piece, layout.piece(key).center()) for key, piece in pieces.items() if there.get(key) != piece
        ]
        known = pair_pieces(before, after, layout.places)
        items = {new: self._release(old) for new, old in known.items()}
        goals = {new: self._goals[old] for new, old in known.items()}
        names = {new: self._pieces[old]._replace(id=new) for new, old in known.items()}
        taken_over = known.keys() & self._items.keys()
        for key in taken_over:
            self._fade_out(key)
        self._items |= items
        self._goals |= goals
        self._pieces |= names

    def _release(self, piece: str) -> PieceItem:
        """Take the item of a piece that gets another id out of the table, with its animations ended."""
        self._animator.drop_motion((piece, "move"))
        for motion in ("flip", "fade"):
            self._animator.end_motion((piece, motion))
        return self._items.pop(piece)

    def _lift(self, held: str) -> None:
        if not held:
            return
        self._held = held
        item, piece = self._items[held], self._as_held(self._pieces[held])
        pixmap = self._face(piece, LIFTED)
        item.show_pixmap(pixmap, QSizeF(piece.w, piece.h))
        item.raise_up(shadow_of(pixmap, self._appearance.theme), 0.0 if piece.grip else TILT_DEGREES)
        item.setZValue(HELD_Z)

    def _show_piece(self, piece: Piece, goal: QPointF, rank: int, fresh: bool) -> None:
        known = self._pieces.get(piece.id)
        if known is None or piece.id not in self._items:
            self._fade_in(piece, goal, rank)
            return
        if known.sprite != piece.sprite and known.face == piece.face:
            self._flip(piece)
        elif (fresh and self._differs(piece)) or (known != piece and _looks(known) != _looks(piece)):
            self._show_face(piece)
        item = self._items[piece.id]
        item.setOpacity(_opacity(piece))
        if piece.id == self._held and self._carried:
            return
        self._glide(piece.id, goal, rank)

    def _glide(self, piece: str, goal: QPointF, rank: int) -> None:
        item, key = self._items[piece], (piece, "move")
        if self._goals[piece] == goal:
            if not self._animator.has_motion(key):
                item.setZValue(rank)
            return
        self._goals[piece] = goal
        if self._appearance.calm:
            self._appear(piece, goal, rank)
            return
        begin = item.pos()

        def arrive() -> None:
            item.setPos(goal)
            item.setZValue(HELD_Z if piece == self._held else rank)

        item.setZValue(MOVING_Z + rank)
        self._animator.start_motion(
            key,
            self._appearance.duration(GLIDE_MS),
            lambda share: item.setPos(begin + (goal - begin) * share),
            arrive,
        )

    def _appear(self, piece: str, goal: QPointF, rank: int) -> None:
        """Put a piece at its new position and fade it in, with reduced motion."""
        item = self._items[piece]
        full = item.opacity()
        item.setPos(goal)
        item.setZValue(HELD_Z if piece == self._held else rank)
        self._animator.start_motion(
            (piece, "fade"),
            self._appearance.duration(FADE_MS),
            lambda share: item.setOpacity(full * share),
            lambda: item.setOpacity(full),
        )

    def _flip(self, piece: Piece) -> None:
        assert self._shown is not None, "shown before anything is drawn"
        item, shown, turned = self._items[piece.id], self._shown, False

        def turn(share: float) -> None:
            nonlocal turned
            # painted only now: the new picture is not needed if the animation is skipped
            if share >= 0.5 and not turned:
                turned = True
                pixmap = piece_pixmap(piece, shown, self._game, self._scenery)
                item.show_pixmap(pixmap, QSizeF(piece.w, piece.h))
                item.key = None
            item.turn(abs(1 - 2 * share))

        self._animator.start_motion((piece.id, "flip"), self._appearance.gliding(FLIP_MS), turn, lambda: item.turn(1))

    def _fade_in(self, piece: Piece, goal: QPointF, rank: int) -> None:
        item = PieceItem()
        self._items[piece.id], self._goals[piece.id] = item, goal
        item.setPos(goal)
        item.setZValue(rank)
        self._show_face(piece)
        self._scene.addItem(item)
        full = _opacity(piece)
        self._animator.start_motion(
            (piece.id, "fade"),
            self._appearance.duration(FADE_MS),
            lambda share: item.setOpacity(full * share),
            lambda: item.setOpacity(full),
        )

    def _fade_out(self, piece: str) -> None:
        item = self._items.pop(piece)
        for motion in ("move", "flip", "fade"):
            self._animator.drop_motion((piece, motion))
        full = item.opacity()
        self._animator.start_motion(
            (item, "gone"),
            self._appearance.duration(FADE_MS),
            lambda share: item.setOpacity(full * (1 - share)),
            lambda: self._scene.removeItem(item),
        )

    def _leave_outline(self, piece: Piece, middle: QPointF) -> None:
        left = piece._replace(face="ghost", caption=_LIFTED_WORD)
        self._left_behind = PieceItem()
        self._left_behind.show_pixmap(self._face(left), QSizeF(piece.w, piece.h))
        self._left_behind.setPos(middle)
        self._scene.addItem(self._left_behind)

    def _differs(self, piece: Piece) -> bool:
        """Whether the picture of a piece may have changed."""
        key = self._key(piece)
        return key is None or key != self._items[piece.id].key

    def _key(self, piece: Piece) -> Hashable | None:
        assert self._shown is not None, "shown before anything is drawn"
        key = face_key(piece, self._shown, self._scenery)
        return None if key is None else (key, self._style)

    def _show_face(self, piece: Piece) -> None:
        self._items[piece.id].key = self._key(piece)
        lifted = 1.0
        if piece.id == self._held:
            piece, lifted = self._as_held(piece), LIFTED
        self._items[piece.id].show_pixmap(self._face(piece, lifted), QSizeF(piece.w, piece.h))

    def _as_held(self, piece: Piece) -> Piece:
        """Return the held piece with its size: in the hand while it is carried, else that of its place."""
        return in_hand(piece) if self._carried else piece

    def _face(self, piece: Piece, grown: float = 1.0) -> QPixmap:
        assert self._shown is not None, "shown before anything is drawn"
        return piece_pixmap(piece, self._shown._replace(ratio=self._shown.ratio * grown), self._game, self._scenery)


def _looks(piece: Piece) -> Piece:
    """Return the piece without its position, to compare pictures."""
    return piece._replace(place="", z=0)


def _opacity(piece: Piece) -> float:
    return DIM if piece.face == "dim" else 1.0
