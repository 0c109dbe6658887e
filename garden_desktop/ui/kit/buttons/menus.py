"""Buttons that open menus, with an accessibility interface that has the open menu as the button's child.

Qt only reports menus of its own QToolButton and QPushButton in the accessibility tree; without this a screen reader
that walks the tree never finds ours.
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
    """Mixin of the buttons that open menus. Menus are created by `new_menu` and are children of the button.

    Plain Python at run time: PySide breaks classes with two Qt bases (docs/lifetimes.md).
    """

    @property
    def accessibility(self) -> _MenuButtonInterfaceFactory:
        """Factory of the button's accessibility interface."""
        return _MenuButtonInterfaceFactory(self)

    def new_menu(self) -> QMenu:
        """Return an empty menu that belongs to this button."""
        install()
        menu = QMenu(self)
        menu.aboutToHide.connect(self._close)
        return menu

    def pop_up(self, menu: QMenu, corner: QPoint) -> None:
        """Open `menu` with its upper left corner at global point `corner`.

        If the pointer is not over the button, it was opened by keyboard or screen reader, and the first item becomes
        active.
        """
        menu.setAccessibleName(self.accessibleName() or self.text())
        menu.popup(corner)
        post_event(QAccessibleEvent(self, QAccessible.Event.ObjectReorder))
        if not self.underMouse():
            menu.setActiveAction(next(action for action in menu.actions() if action.isVisible()))

    def _close(self) -> None:
        later(self, self._tell_closed)

    def _tell_closed(self) -> None:
        """Tell screen readers that the menu is gone and the button has the focus. Qt sends no focus event here, since
        the button's focus widget did not change while the popup was open."""
        post_event(QAccessibleEvent(self, QAccessible.Event.ObjectReorder))
        if self.hasFocus():
            post_event(QAccessibleEvent(self, QAccessible.Event.Focus))


class MenuIconButton(MenuOwner, IconButton):
    """Icon button that opens a menu."""


class MenuButton(MenuOwner, QuietButton):
    """Outlined text button that opens a menu."""


class MenuLinkButton(MenuOwner, LinkButton):
    """Text button without a frame that opens a menu."""


class MenuDiscButton(MenuOwner, DiscButton):
    """Seat disc that opens a menu."""


class _MenuButtonInterfaceFactory:
    """Interface factory of one button, created anew for each query."""

    def __init__(self, button: QAbstractButton) -> None:
        self._button = button

    def interface(self) -> QAccessibleInterface:
        return MenuButtonInterface(self._button)


class MenuButtonInterface(QAccessibleWidget):
    """Accessible interface of a menu button, with the open menu as its only child.

    Qt keeps the interface until the button dies and PySide keeps it for ever, so the button is held by a weak
    reference.
    """

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
