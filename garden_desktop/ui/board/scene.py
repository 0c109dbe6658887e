"""Graphics scene of a table: shows the position of an InteractionModel as scenery, pieces, buttons and highlights."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.ui.board.drawing.piece_items import PieceItems
from garden_desktop.ui.board.drawing.scene_items import (
    BUTTON_Z,
    MARK_Z,
    NAMED_Z,
    RING_Z,
    ButtonItem,
    FocusRingItem,
    Glow,
    PlaceMarkItem,
    SceneAnimator,
)
from garden_desktop.ui.board.drawing.scenery import (
    AnimatedScenery,
    ForecastScenery,
    PaintContext,
    Scenery,
    SceneryLayers,
    seat_sign,
)
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.board.layout import BoardLayout, ItemRef
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import Theme
from garden_desktop.ui.kit.text.translations import format_message


class _HighlightKey(NamedTuple):
    """Inputs of a highlight item; the item is reused while they are equal."""

    place: Place
    glow: Glow
    theme: Theme
    landing: QRectF | None


class PlaceHighlights:
    """Highlight items of places, and the focus ring."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._marks: dict[str, tuple[_HighlightKey, PlaceMarkItem]] = {}
        self._ring = FocusRingItem()
        self._ring.setZValue(RING_Z)
        scene.addItem(self._ring)

    def show(
        self,
        glows: Mapping[str, Glow],
        places: Mapping[str, Place],
        layout: BoardLayout,
        held: Piece | None,
        theme: Theme,
    ) -> None:
        """Highlight exactly the places in `glows`, each in the given style."""
        wanted = {key: _lit(places[key], glow, layout, held, theme) for key, glow in glows.items()}
        for key in [key for key, (lit, _) in self._marks.items() if wanted.get(key) != lit]:
            self._scene.removeItem(self._marks.pop(key)[1])
        for key, lit in wanted.items():
            if key not in self._marks:
                self._marks[key] = (lit, self._made(lit))

    def glow(self, place: str) -> Glow | None:
        """Return the style in which a place is highlighted, or None."""
        return self._marks[place][0].glow if place in self._marks else None

    def ring(self, rect: QRectF, theme: Theme) -> None:
        """Show the focus ring around `rect`; an empty rectangle hides it."""
        if rect.isEmpty():
            self._ring.hide()
        else:
            self._ring.surround(rect, theme)

    @property
    def ringed(self) -> QRectF:
        """Rectangle of the focus ring; empty while it is hidden."""
        return self._ring.rect if self._ring.isVisible() else QRectF()

    def _made(self, lit: _HighlightKey) -> PlaceMarkItem:
        mark = PlaceMarkItem(*lit)
        mark.setZValue(NAMED_Z if lit.glow is Glow.NAMED else MARK_Z)
        self._scene.addItem(mark)
        return mark


def _lit(place: Place, glow: Glow, layout: BoardLayout, held: Piece | None, theme: Theme) -> _HighlightKey:
    shows_landing = glow is Glow.STRONG and held is not None and place.kind == "row"
    return _HighlightKey(
        place, glow, theme, layout.landing(place.id, held) if shows_landing and held is not None else None
    )


REST_MS: Final = 50
"""Time in ms without movement after which the pointer counts as resting."""


class TableScene(QGraphicsScene):
    """Scene of one table, in table units. Shows the position only; legal input is asked from the InteractionModel.

    `aimed(place, piece)` is emitted when the held piece or the legal target below it changes, with "" for none.
    """

    aimed = Signal(str, str)

    def __init__(self, appearance: Appearance, game: str, interaction: InteractionModel, scenery: Scenery) -> None:
        super().__init__()
        size = QSizeF(*interaction.table.size)
        self.setSceneRect(QRectF(QPointF(), size))
        # Few items that move often: an index would cost more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._appearance, self._interaction = appearance, interaction
        self.animator = SceneAnimator(self)
        self.layout = BoardLayout({}, {})
        self.highlights = PlaceHighlights(self)
        self.pieces = PieceItems(self, appearance, game, scenery, self.animator)
        self._layers = SceneryLayers(self, size, scenery)
        self._buttons: dict[str, ButtonItem] = {}
        self._targets: tuple[str, ...] = ()
        self._over = ""
        self._aim = ("", "")
        self._named: tuple[str, ...] = ()
        self._pressed = ""
        self._viewer: Seat | None = None
        self._ratio = 1.0
        self._foreseeing = scenery if isinstance(scenery, ForecastScenery) else None
        self._moving = scenery if isinstance(scenery, AnimatedScenery) else None
        self._come: object = None
        self._moment = 1.0
        self.coming_ms = 0
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._foresee)
        self.name: Callable[[int], str] = str
        self.sign: Callable[[int], str] = seat_sign
        interaction.changed.connect(self.show_interaction)

    @property
    def over(self) -> str:
        """Place under the pointer or under the keyboard cursor, whichever moved last; "" for none."""
        return self._over

    @property
    def targets(self) -> tuple[str, ...]:
        """Places where the held piece may be dropped; empty while nothing is held."""
        return self._targets

    def show_interaction(self) -> None:
        """Show the present position. If the viewer has changed, animations are skipped, as they could reveal where
        pieces were."""
        interaction = self._interaction
        self.layout = BoardLayout(interaction.places, interaction.pieces)
        if self._over not in interaction.places:
            self._over = self._pressed = ""
        self._targets = interaction.targets(interaction.held) if interaction.held else ()
        if interaction.view is None:
            return
        self._come_in()
        shown = self._shown()
        self._layers.show(shown)
        self._show_buttons()
        self.pieces.show(
            interaction.pieces, self.layout, shown._replace(held="", over="", at="", moment=1.0), interaction.held
        )
        if interaction.seat != self._viewer:
            self.animator.skip()
        self._viewer = interaction.seat
        self._light()
        self._tell_aim()

    def reword(self) -> None:
        """Repaint everything that contains text, e.g. after a change of language."""
        self._layers.invalidate()
        self.pieces.invalidate_faces()
        self.show_interaction()

    def rescale(self, ratio: float) -> None:
        """Redraw everything at `ratio` device pixels per table unit."""
        if ratio != self._ratio:
            self._ratio = ratio
            self.show_interaction()

    def point_at(self, place: str, pressed: str = "") -> None:
        """Set the place under the pointer (or under the cursor while a piece is held), and the place
        that is pressed."""
        if self._foreseeing is not None and self._interaction.held:
            self._rest.start()
        if (place, pressed) != (self._over, self._pressed):
            self._over, self._pressed = place, pressed
            if self._interaction.view is not None:
                self._layers.show(self._shown())
            self._light()
            self._tell_aim()

    def highlight_places(self, names: tuple[str, ...]) -> None:
        """Highlight the places and pieces that are named elsewhere on the screen; names not on the
        table are ignored."""
        self._named = names
        if self._interaction.view is not None:
            self._light()

    def show_focus_ring(self, thing: ItemRef | None) -> None:
        """Show the focus ring around an item; None hides it."""
        self.highlights.ring(self.layout.rect(thing) if thing else QRectF(), self._appearance.theme)

    def target_at(self, point: QPointF, middle: QPointF) -> str:
        """Return the place where the held piece would go if dropped now, or "".

        For most pieces: a legal target under the pointer (or the piece's own place if that is smaller), else a target
        under the middle of the piece, else any place under the pointer. For a piece of several cells: the cell under
        its anchor; if that is off the board, a legal target under the pointer.
        """
        held = self._interaction.pieces.get(self._interaction.held)
        if held is not None and held.grip is not None:
            return self.layout.place_at(middle + QPointF(*held.grip.aim)) or self.layout.place_at(point, self._targets)
        own = () if held is None else (held.place,)
        return (
            self.layout.place_at(point, (*self._targets, *own))
            or self.layout.place_at(middle, self._targets)
            or self.layout.place_at(point)
        )

    def _come_in(self) -> None:
        """Start the entrance animation of the upper scenery, once per position; `coming_ms` is its duration."""
        if self._moving is None or self._interaction.look is self._come:
            return
        self._come = self._interaction.look
        self.coming_ms = self._appearance.gliding(self._moving.motion(self._shown()))
        self.animator.start_motion("above", self.coming_ms, self._show_moment, lambda: None, even=True)

    def _show_moment(self, moment: float) -> None:
        """Paint the upper scenery at progress `moment` (0 to 1) of its entrance animation."""
        if moment != self._moment:
            self._moment = moment
            self._layers.show(self._shown())

    def _tell_aim(self) -> None:
        held = self._interaction.held
        aim = (self._over if held and self._over in self._targets else "", held)
        if aim != self._aim:
            self._aim = aim
            self.aimed.emit(*aim)

    def _foresee(self) -> None:
        """Compute the slow part of the forecast, now that the pointer rests while a piece is held."""
        assert self._foreseeing is not None, "waited for by who can tell more"
        if self._interaction.held and self._interaction.view is not None and self._foreseeing.foresee(self._shown()):
            self._layers.repaint_over()

    def _shown(self) -> PaintContext:
        interaction, appearance = self._interaction, self._appearance
        over = self._over if not interaction.held or self._over in self._targets else ""
        at = self._over if interaction.held and interaction.pieces[interaction.held].grip else ""
        return PaintContext(
            interaction.look,
            interaction.held,
            over,
            self.name,
            appearance.theme,
            appearance.art,
            self._ratio,
            self.sign,
            at,
            self._moment,
        )

    def _light(self) -> None:
        interaction = self._interaction
        held = interaction.pieces.get(interaction.held)
        aimed = held is not None and held.grip is not None  # the scenery highlights all cells that the piece would fill
        goals = self._targets if held else interaction.onward()
        glows = dict.fromkeys(() if aimed else goals, Glow.SOFT)
        if self._over in glows:
            glows[self._over] = Glow.STRONG
        elif not held and self._over not in self._buttons and interaction.can_press(self._over):
            glows[self._over] = Glow.HOVER
        named = (
            [id for name in self._named for id in interaction.look.find(name)] if interaction.look is not None else []
        )
        glows |= {place: Glow.NAMED for place in named if place in interaction.places}
        cards = {
            id: _around(id, self.layout) for id in named if id in interaction.pieces and id not in interaction.places
        }
        glows |= dict.fromkeys(cards, Glow.NAMED)
        self.pieces.doubt(bool(self._over) and self._over not in self._targets)
        self.highlights.show(glows, {**interaction.places, **cards}, self.layout, held, self._appearance.theme)
        for key, button in self._buttons.items():
            button.set_pointer_state(key == self._over, key == self._pressed)

    def _show_buttons(self) -> None:
        places = {key: place for key, place in self._interaction.places.items() if place.kind == "button"}
        for key in [key for key in self._buttons if key not in places]:
            self.removeItem(self._buttons.pop(key))
        for key, place in places.items():
            if key not in self._buttons:
                self._buttons[key] = ButtonItem(place, self._appearance.art)
                self._buttons[key].setZValue(BUTTON_Z)
                self.addItem(self._buttons[key])
            self._buttons[key].set_style(
                place, format_message(place.label, self.name), self._interaction.can_press(key), self._appearance.theme
            )


def _around(piece: str, layout: BoardLayout) -> Place:
    """Return a pseudo place with the rectangle of a piece, to highlight the piece."""
    at = layout.piece(piece)
    return Place(piece, "spot", at.x(), at.y(), at.width(), at.height(), Message("", ""))
