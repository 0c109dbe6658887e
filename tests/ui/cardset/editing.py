"""Hands on the card set editor of Gnomadic Gardeners: rows and lines of its form, and what is typed into them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from garden_desktop.core.pack_schema import value_at
from garden_desktop.games import registry
from garden_desktop.ui.cardset.card_set_page import CardSetPage
from garden_desktop.ui.cardset.field_form import FieldRow

GAME = registry.games()["gnomadic_gardeners"]


def row(page: CardSetPage, *path: str | int) -> FieldRow:
    """The row of a field, after going there."""
    page.outline.go_to(path)
    assert page.form is not None
    return page.form.rows[path]


def line(page: CardSetPage, *path: str | int) -> QLineEdit:
    editor = row(page, *path).editor
    return editor.findChildren(QLineEdit)[0]


def retype(edit: QLineEdit, text: str) -> None:
    edit.setFocus()
    edit.selectAll()
    QTest.keyClick(edit, Qt.Key.Key_Backspace)
    QTest.keyClicks(edit, text)


def at(page: CardSetPage, *path: str | int) -> object:
    return value_at(page.document, path)
