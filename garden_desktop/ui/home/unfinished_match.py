"""Unfinished matches on the home screen: their data, and a thumbnail of the table, which shows public facts only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, overload

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from garden_desktop.core.text import Message
from garden_desktop.core.view_model import Place
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.summary import NOT_READ, MatchSummary, UnfinishedMatches, UnreadableRecord
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.layout import BoardLayout, bounds, outline
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.kit.style.painting import finished
from garden_desktop.ui.kit.style.theme import Theme, blend
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.painters import sketches

if TYPE_CHECKING:
    from garden_desktop.core.record import Seated


Picture: TypeAlias = Callable[[Theme, int, float], QPixmap | None]


class UnfinishedMatch(NamedTuple):
    """Unfinished match; contains public information only.

    `modified` is in seconds since the epoch; `others` names sides without a seat. `picture` draws the public view with
    a theme, a size in logical pixels and a pixel ratio; without it, or if it returns None, the game's own picture is
    shown.
    """

    path: Path
    game_key: str
    headline: Message
    seats: tuple[Seated, ...]
    modified: float
    others: tuple[Message, ...] = ()
    picture: Picture | None = None

    def name(self, side: int) -> str:
        """Return the name of a side in the present language."""
        if side < len(self.seats):
            return self.seats[side].name
        return format_message(self.others[side - len(self.seats)], self.name)


class UnfinishedMatchList(Sequence[UnfinishedMatch]):
    """Lazy sequence of unfinished matches, the one played last first; only accessed items are read."""

    def __init__(self, shelf: MatchRepository, book: Book, art: DrawingCache) -> None:
        self._shelf, self._art = shelf, art
        self._matches = UnfinishedMatches(shelf, book)

    def __len__(self) -> int:
        return len(self._matches)

    @overload
    def __getitem__(self, place: int) -> UnfinishedMatch: ...
    @overload
    def __getitem__(self, place: slice) -> list[UnfinishedMatch]: ...
    def __getitem__(self, place: int | slice) -> UnfinishedMatch | list[UnfinishedMatch]:
        if isinstance(place, slice):
            return [self._slip(summary) for summary in self._matches[place]]
        return self._slip(self._matches[place])

    def read_first(self, number: int) -> None:
        """Read the first `number` matches now, so that unreadable ones among them are dropped."""
        self._matches[:number]

    def unreadable(self, but: set[Path], most: int) -> list[UnreadableRecord]:
        return self._matches.unreadable(but, most)

    def _slip(self, summary: MatchSummary) -> UnfinishedMatch:
        def picture(theme: Theme, px: int, ratio: float) -> QPixmap | None:

            try:
                session = self._shelf.open_read_only(summary.path)
            except NOT_READ:  # the error is shown when the match is opened
                return None
            return MatchThumbnail(session, self._art)(theme, px, ratio)

        return UnfinishedMatch(
            summary.path, summary.game, summary.headline, summary.seats, summary.modified, picture=picture
        )


_BOARD: Final = 9
"""Minimum number of cells for a table to count as having a board."""
_AIR: Final = 0.05
_BAR: Final = 5.0


class MatchThumbnail:
    """Painter of a match: the board with its pieces, or the map; else the picture of the game with progress bars."""

    def __init__(self, session: Session, art: DrawingCache) -> None:
        self._game, self._rules, self._seats = session.game.info.key, session.rules, session.seats
        self.look = session.table.make_view_model(session.public, None)
        self._art = art

    def __call__(self, theme: Theme, px: int, ratio: float) -> QPixmap:
        image = QImage(round(px * ratio), round(px * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(theme.table)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        room, board, sketch = QRectF(0, 0, px, px), self._board(), sketches(self._game)
        if sketch is not None:
            paint = sketch(self._rules)
            paint(painter, room, PaintContext(None, "", "", str, theme, self._art, ratio))
        elif board:
            self._paint_board(painter, room, board, theme, ratio)
        else:
            self._paint_game(painter, room, theme, ratio)
        painter.end()
        return finished(image)

    def _board(self) -> list[Place]:
        """Return the cells of the board, or none if there is no board."""
        squares = [place for place in self.look.places if place.kind in ("hex", "cell")]
        return squares if len(squares) >= _BOARD else []

    def _paint_board(self, painter: QPainter, room: QRectF, board: Sequence[Place], theme: Theme, ratio: float) -> None:
        whole = bounds(board[0])
        for place in board:
            whole = whole.united(bounds(place))
        air = room.width() * _AIR
        scale = min((room.width() - 2 * air) / whole.width(), (room.height() - 2 * air) / whole.height())
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.translate(-whole.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blend(theme.table, theme.wood, 0.75))
        for place in board:
            painter.drawPath(outline(place))
        squares = {place.id for place in board}
        pieces = {piece.id: piece for piece in self.look.pieces if piece.place in squares}
        layout = BoardLayout({place.id: place for place in board}, pieces)
        for key, piece in pieces.items():
            lies = layout.piece(key)
            size = lies.size() * scale
            sprite = self._art.pixmap(
                self._game, piece.sprite, size.width(), size.height(), ratio, grounds=(painter.brush().color(),)
            )
            painter.drawPixmap(lies, sprite, QRectF(sprite.rect()))

    def _paint_game(self, painter: QPainter, room: QRectF, theme: Theme, ratio: float) -> None:
        sprite = "slip" if self._art.has(self._game, "slip") else "picture"
        twin = f"{sprite}-dusk" if theme.dark else sprite
        high = room.height() if sprite == "slip" else room.height() * 310 / 280
        painter.drawPixmap(room.topLeft(), self._art.pixmap(self._game, twin, room.width(), high, ratio))
        self._paint_bars(painter, room, theme)

    def _paint_bars(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        """Paint the progress of each player towards the score that ends the game."""
        told = [(self.look.side_summary(side), seat.symbol) for side, seat in enumerate(self._seats)]
        known = [(one.score / one.target, symbol) for one, symbol in told if one.score is not None and one.target]
        strip = QRectF(0, room.bottom() - len(known) * (_BAR + 3) - 3, room.width(), len(known) * (_BAR + 3) + 3)
        if not known:
            return
        painter.fillRect(strip, theme.raised)
        painter.setPen(Qt.PenStyle.NoPen)
        for row, (share, symbol) in enumerate(known):
            bar = QRectF(4, strip.top() + 3 + row * (_BAR + 3), room.width() - 8, _BAR)
            painter.setBrush(theme.line)
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
            bar.setWidth(max(_BAR, bar.width() * max(0.0, min(1.0, share))))
            painter.setBrush(theme.seats[symbol])
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
