"""What readers are told of a tab: that it is one, whether its page is open, and that it can be pressed."""

from __future__ import annotations

from typing import Final
from weakref import ref

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget
from shiboken6 import isValid

_PRESS: Final = QAccessibleActionInterface.pressAction()


class TabInterfaceFactory:
    """Gives interfaces of a tab; made for one question."""

    def __init__(self, tab: QAbstractButton) -> None:
        self._tab = tab

    def interface(self) -> QAccessibleInterface:
        return TabInterface(self._tab)


class TabInterface(QAccessibleWidget):
    """A tab. Qt keeps it until the tab dies, PySide for good."""

    def __init__(self, tab: QAbstractButton) -> None:
        super().__init__(tab, QAccessible.Role.PageTab)
        self._tab = ref(tab)

    @property
    def _alive(self) -> QAbstractButton | None:
        tab = self._tab()
        return tab if tab is not None and isValid(tab) else None

    # Qt overrides

    def state(self) -> QAccessible.State:
        state, tab = super().state(), self._alive
        state.selectable = True
        state.selected = tab is not None and tab.isChecked()
        return state

    def actionNames(self) -> list[str]:
        return [_PRESS, *super().actionNames()]

    def doAction(self, name: str) -> None:
        tab = self._alive
        if name == _PRESS and tab is not None:
            tab.click()
        else:
            super().doAction(name)
