"""Bar above the card set editor: the set that is shown, and the buttons for all of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Game
from garden_desktop.ui.kit.buttons.menus import MenuButton
from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.layout.layouts import row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.tip import tip
from garden_desktop.ui.kit.text.translations import format_message

_HEIGHT = 34


class CardSetBar(QWidget):
    """Bar of buttons; what they do is connected by the page."""

    def __init__(self, appearance: Appearance, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.compact, self._own = False, False
        self.back, self.title = IconButton(appearance, "back"), Label()
        self.title.setProperty("role", "title")
        self.chooser = MenuButton(appearance, icon="chevron-down", height=_HEIGHT)
        self.menu = self.chooser.new_menu()
        self.put_back = LinkButton(appearance)
        self.undo, self.redo = IconButton(appearance, "undo"), IconButton(appearance, "redo")
        self.trial, self.share = QuietButton(appearance, height=_HEIGHT), QuietButton(appearance, height=_HEIGHT)
        self.copy, self.play = PrimaryButton(appearance, height=_HEIGHT), PrimaryButton(appearance, height=_HEIGHT)
        whole = (self.put_back, self.undo, self.redo, self.trial, self.share, self.copy, self.play)
        margins = (px(12), px(8), px(16), px(8))
        self.setLayout(row_layout(self.back, self.title, self.chooser, None, *whole, spacing=px(10), margins=margins))
        self._retranslate()

    @property
    def stops(self) -> Sequence[QWidget]:
        """Widgets that Tab stops at, in reading order."""
        first = (self.back, self.chooser, self.put_back, self.undo, self.redo)
        return (*first, self.trial, self.share, self.copy, self.play)

    def show_set(self, name: str | None, *, ready: bool, can_undo: bool, can_redo: bool) -> None:
        """Show the name of a set of the player, None for the standard one, and the buttons that such a set has."""
        own = name is not None
        self.chooser.setText(self.tr("Standard card set") if name is None else name)
        self.chooser.setAccessibleName(self.tr("Card set: {name}").format(name=self.chooser.text()))
        self.undo.setEnabled(own and can_undo)
        self.redo.setEnabled(own and can_redo)
        self.copy.setVisible(not own)  # a set of one's own is copied in the menu
        self.play.setVisible(own)
        for button in (self.trial, self.play):  # they keep their room, so that the others stay under the pointer
            button.setEnabled(ready)
        self._own = own
        self._show_title_and_buttons()
        tuned = self.tr("Computers and estimates are tuned for the standard card set.")
        remark = tuned if ready else self.tr("Fix the errors first.")
        tip(self.play, remark)
        self.play.setAccessibleDescription(remark)

    def set_compact(self, *, compact: bool) -> None:
        """Leave out the title and the `lesser` buttons, which a narrow window has no room for."""
        self.compact = compact
        self._show_title_and_buttons()

    @property
    def lesser(self) -> Sequence[QuietButton]:
        """Buttons that are in the menu of sets while the bar is compact."""
        return (self.trial, self.share)

    def _show_title_and_buttons(self) -> None:
        self.title.setVisible(not self.compact)
        for button in self.lesser:
            button.setVisible(self._own and not self.compact)

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Card sets: {game}").format(game=format_message(self._game.info.title, str)))
        self.back.set_name(self.tr("Back"))
        self.undo.set_name(self.tr("Undo (Ctrl+Z)"))
        self.redo.set_name(self.tr("Redo (Ctrl+Y)"))
        self.copy.setText(self.tr("Copy and change"))
        self.play.setText(self.tr("Play with these cards"))
        self.share.setText(self.tr("Share…"))
        self.trial.setText(self.tr("Trial matches"))
        self.put_back.setText(self.tr("Undo delete"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
