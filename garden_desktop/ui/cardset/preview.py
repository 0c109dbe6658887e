"""Picture of a card of a card set, as the table paints it, with what the table says of it in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.match import first_decision
from garden_desktop.core.options import resolve_options
from garden_desktop.core.pack_schema import Document, ListField, PackSchema, place_of, value_at
from garden_desktop.core.packs import FieldPath
from garden_desktop.core.table import Showcase
from garden_desktop.core.types import Pack
from garden_desktop.hotseat.card_set_trial import fewest_rivals
from garden_desktop.ui.board.drawing.table_painter import rect_of
from garden_desktop.ui.board.layout import piece_ref, place_ref
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import column_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.painters import scenery_of

_QUIET_MS: Final = 120
"""Time in ms without an edit after which the picture is painted anew; painting takes about 60."""
_TABLE: Final = 1280
_MARGIN: Final = 2.0
"""Margin around the card, in table units."""
_NAMES: Final = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")


class CardPicture(QWidget):
    """Part of a table as an image, and below it what the table says of that part."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.image, self.words = Label(), Label(wrap=True)
        self.image.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        read_as(self.image, "Graphic")
        self.words.setProperty("role", "small")
        self.setLayout(column_layout(self.image, self.words, spacing=px(10)))

    def show_position(self, appearance: Appearance, game: Game, shown: Showcase, width: int) -> None:
        """Paint a position, or the part of it that shows a card, in a width in pixels."""
        table, key = game.table(shown.rules), game.info.key
        board = TableView(appearance, key, table, scenery_of(key))
        board.resize(_TABLE, round(_TABLE * table.size[1] / table.size[0]))
        board.show_position(shown.rules.view(shown.state, shown.seat), shown.seat, None, _NAMES.__getitem__)
        layout = board.table_scene.layout
        rects = [layout.rect(place_ref(place)) for place in (*shown.places, *shown.frame)]
        rects += [layout.rect(piece_ref(piece)) for piece in shown.pieces]
        rects += [] if shown.area is None else [rect_of(shown.area)]
        whole = QRectF(0, 0, *table.size)
        part = reduce(QRectF.united, rects).adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN) if rects else whole
        image = board.grab_part(part, QSize(width, round(width * 1.4)))
        self.image.setPixmap(QPixmap.fromImage(image))
        labels = {place.id: place.label for place in board.interaction.places.values()}
        labels |= {piece.id: piece.label for piece in board.interaction.pieces.values()}
        said = [format_message(labels[one], _NAMES.__getitem__) for one in (*shown.places, *shown.pieces)]
        if shown.note is not None:
            said.insert(0, format_message(shown.note, str))
        self.words.setText("\n".join(said) or self.tr("The table at the start of a match"))
        self.image.setAccessibleName(" ".join(said) or self.words.text())
        board.deleteLater()


class CardPreview(QWidget):
    """Picture of the card that is edited, and more where the first does not show all of it. Keeps the last ones while a
    set cannot be played."""

    def __init__(self, appearance: Appearance, game: Game, schema: PackSchema, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._game, self._schema = appearance, game, schema
        self._asked: tuple[Pack | None, Document, FieldPath] | None = None
        self.pictures = [CardPicture()]
        self.image, self.words = self.pictures[0].image, self.pictures[0].words
        self.stale = Label(wrap=True)  # below the pictures, which must not move while a value is being typed
        self.stale.setProperty("role", "small")
        self.stale.hide()
        self._waiting = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._waiting.timeout.connect(self.paint_now)
        wire(appearance, "changed()", self._waiting, "start()")
        self._column = column_layout(self.pictures[0], self.stale, None, spacing=px(14))
        self.setLayout(self._column)

    def show_card(self, pack: Pack | None, document: Document, path: FieldPath) -> None:
        """Show the card at a path of a document, soon; `pack` is that of the document, None while it has faults."""
        self._asked = pack, document, path
        self._waiting.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._waiting.start()

    def paint_now(self) -> None:
        """Paint the card last shown."""
        if self._asked is None:
            return
        pack, document, path = self._asked
        if pack is None:  # the picture of the last playable set stays; the form says what is wrong
            self.stale.setText(self.tr("Fix the errors to see the picture again."))
            self.stale.show()
            return
        self.stale.hide()
        showcase = showcase_of_row(self._game, pack, document, path) or _opening(self._game, pack)
        width = max(px(160), self.width())
        shown = list(_showcases(showcase))
        while len(self.pictures) < len(shown):
            self.pictures.append(CardPicture())
            self._column.insertWidget(len(self.pictures) - 1, self.pictures[-1])
        for number, picture in enumerate(self.pictures):
            picture.setVisible(number < len(shown))
        for picture, one in zip(self.pictures, shown, strict=False):
            picture.show_position(self._appearance, self._game, one, width)


def _showcases(showcase: Showcase | None) -> Iterator[Showcase]:
    """Yield a showcase, and those of what of the card it does not show."""
    while showcase is not None:
        yield showcase
        showcase = showcase.rest


def showcase_of_row(game: Game, pack: Pack, document: Document, path: FieldPath) -> Showcase | None:
    """Position that shows the row or the section at a path of a document; None where there is none, as at the heading
    of a list and at the path of a row just removed, and where the game shows none."""
    schema = game.pack_schema
    if schema is None or not path or value_at(document, path) is None:
        return None
    if len(path) == 1 and isinstance(schema.field(path), ListField):
        return None
    return game.showcase(pack, path, place_of(document, schema, path))


def _opening(game: Game, pack: Pack) -> Showcase:
    """Position of the first decision of a match for the fewest players, with the usual options."""
    rules = game.rules(fewest_rivals(game), resolve_options(game, {}, 0, pack), pack)
    return Showcase(rules, first_decision(rules), 0, (), ())
