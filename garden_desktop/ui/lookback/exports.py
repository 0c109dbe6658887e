"""What can be kept of a match that was looked back on: its moves as a table, its chances as a picture."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from functools import partial
from io import StringIO
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.lookback.match_analysis import MatchAnalysis, MoveAnalysis, cost_of
from garden_desktop.ui.book.exports.results import harmless, png
from garden_desktop.ui.book.exports.saving import ask_export_path, write_export
from garden_desktop.ui.kit.buttons.menus import MenuLinkButton
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.kit.wire import wire
from garden_desktop.ui.lookback.decisions import DecisionText, fixed_heads


def show_export_menu(
    button: MenuLinkButton, name: str, moves: Callable[[], bytes], chances: QWidget, say_so: Callable[[str], None]
) -> None:
    """Open the menu of files below a button: `moves` gives the table, `chances` are drawn as they stand, and `say_so`
    is told how it went."""

    def save(words: str, files: str, ending: str, make: Callable[[], bytes]) -> None:
        where = ask_export_path(button.window(), words, name + ending, files)
        if where is not None:
            say_so(write_export(where, make))

    menu = button.new_menu()
    wire(menu, "aboutToHide()", menu, "deleteLater()")
    as_picture = (
        format_message(PICTURE, str),
        format_message(PICTURES, str),
        ".png",
        lambda: png(chances.grab().toImage()),
    )
    for kind in ((format_message(MOVES, str), format_message(TABLES, str), ".csv", moves), as_picture):
        menu.addAction(kind[0]).triggered.connect(partial(save, *kind))
    button.pop_up(menu, button.mapToGlobal(QPoint(0, button.height())))


def table(found: MatchAnalysis, players: Sequence[Player], tell: Callable[[MoveAnalysis], DecisionText]) -> bytes:
    """Every move as a row of CSV: who made it, what was done and what was better, what it cost, and for each side the
    chance after it and the luck in it, of 100."""
    text = StringIO()
    rows = csv.writer(text)
    rows.writerow([harmless(head) for head in _heads(players)])
    for part in found.parts:
        chosen = part.seat >= 0
        done, better = tell(part) if chosen else ("", "")
        who = players[part.seat].name if chosen else ""
        cost = _figure(cost_of(part)) if chosen else ""
        shares = [_figure(share[side]) for side in range(len(players)) for share in (part.after, part.luck)]
        rows.writerow([str(part.ply + 1), harmless(who), harmless(done), harmless(better), cost, *shares])
    return text.getvalue().encode("utf-8-sig")


MOVES: Final = QT_TRANSLATE_NOOP("lookback", "All moves as a table…")
TABLES: Final = QT_TRANSLATE_NOOP("lookback", "Tables (*.csv)")
PICTURE: Final = QT_TRANSLATE_NOOP("lookback", "Chances, luck and play as a picture…")
PICTURES: Final = QT_TRANSLATE_NOOP("lookback", "Pictures (*.png)")


def _heads(players: Sequence[Player]) -> list[str]:
    words = (
        QT_TRANSLATE_NOOP("lookback", "{name}: chance"),
        QT_TRANSLATE_NOOP("lookback", "{name}: luck"),
    )
    sides = [format_message(head.of(name=player.name), str) for player in players for head in words]
    return [*fixed_heads(), *sides]


def _figure(share: float) -> str:
    return f"{100 * share:.1f}"
