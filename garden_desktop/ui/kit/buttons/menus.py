"""Buttons that open menus; to a screen reader an open menu hangs below its button.

Qt leaves a menu out wherever it lists what is in a window or in the program, but for those of its own tool buttons:
whoever walks the tree came to none of ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from weakref import ref

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QMenu
from shiboken6 import isValid

from garden_desktop.ui.kit.accessibility import install, post_event
from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton, QuietButton
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.player import DiscButton

_SHOW: Final = QAccessibleActionInterface.showMenuAction()
_PRESS: Final = QAccessibleActionInterface.pressAction()


if TYPE_CHECKING:
    _Button = QAbstractButton
else:
    _Button = object  # with two bases that are Qt's PySide makes two things in C++, and dies of it


class MenuOwner(_Button):
    """What the buttons have in common: their menus are their children, made by `new_menu`."""

    @property
    def accessibility(self) -> _MenuButtonInterfaceFactory:
        """What readers are told."""
        return _MenuButtonInterfaceFactory(self)

    def new_menu(self) -> QMenu:
        """An empty menu of this button."""
        install()
        menu = QMenu(self)
        menu.aboutToHide.connect(self._close)
        return menu

    def pop_up(self, menu: QMenu, corner: QPoint) -> None:
        """Open a menu with its upper left corner at this point of the screen.

        Who did not open it by the pointer is on the first item of it at once.
        """
        menu.setAccessibleName(self.accessibleName() or self.text())
        menu.popup(corner)
        post_event(QAccessibleEvent(self, QAccessible.Event.ObjectReorder))
        if not self.underMouse():
            menu.setActiveAction(next(action for action in menu.actions() if action.isVisible()))

    def _close(self) -> None:
        later(self, self._tell_closed)

    def _tell_closed(self) -> None:
        """The menu is gone, and where it left the keyboard here, that is said: to Qt it had never gone."""
        post_event(QAccessibleEvent(self, QAccessible.Event.ObjectReorder))
        if self.hasFocus():
            post_event(QAccessibleEvent(self, QAccessible.Event.Focus))


class MenuIconButton(MenuOwner, IconButton):
    """A bare icon that opens a menu."""


class MenuButton(MenuOwner, QuietButton):
    """A button with words that opens a menu."""


class MenuLinkButton(MenuOwner, LinkButton):
    """Words without a box that open a menu."""


class MenuDiscButton(MenuOwner, DiscButton):
    """A disc that opens a menu."""


class _MenuButtonInterfaceFactory:
    """Gives interfaces of a button; made for one question."""

    def __init__(self, button: QAbstractButton) -> None:
        self._button = button

    def interface(self) -> QAccessibleInterface:
        return MenuButtonInterface(self._button)


class MenuButtonInterface(QAccessibleWidget):
    """A button with its open menu below it. Qt keeps it until the button dies, PySide for good."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.ButtonMenu)
        self._button = ref(button)

    def _opened(self) -> QMenu | None:
        button = self._button()
        if button is None or not isValid(button):
            return None
        return next((menu for menu in button.findChildren(QMenu) if menu.isVisible()), None)

    # Qt overrides

    def text(self, kind: QAccessible.Text) -> str:
        button, named = self._button(), super().text(kind)
        bare = kind == QAccessible.Text.Name and not named and button is not None and isValid(button)
        return button.text() if bare and button is not None else named

    def childCount(self) -> int:
        return 0 if self._opened() is None else 1

    def child(self, index: int) -> QAccessibleInterface:
        menu = self._opened() if index == 0 else None
        return None if menu is None else QAccessible.queryAccessibleInterface(menu)  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        menu = self._opened()
        return 0 if menu is not None and child.object() is menu else -1

    def state(self) -> QAccessible.State:
        state = super().state()
        state.hasPopup = state.expandable = True
        state.expanded = self.childCount() > 0
        state.collapsed = not state.expanded
        return state

    def actionNames(self) -> list[str]:
        button = self._button()
        usable = button is not None and isValid(button) and button.isEnabled()
        return [_SHOW, _PRESS, *super().actionNames()] if usable else super().actionNames()

    def doAction(self, name: str) -> None:
        button = self._button()
        if name in (_SHOW, _PRESS) and button is not None and isValid(button):
            button.click()
        else:
            super().doAction(name)
