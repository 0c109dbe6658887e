"""Qt style sheet and palette made from a theme; covers every standard widget in use, so no native styling shows."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from garden_desktop.ui.kit.style.size import TARGET, px, target
from garden_desktop.ui.kit.style.theme import Theme, blend, display_font, text_family, text_font

_SHEET: Final = """
* { font-family: "%(family)s"; font-size: %(px15)spx; color: %(ink)s; outline: none; }
QToolTip { background: %(raised)s; color: %(ink)s; border: 1px solid %(line)s; padding: 6px 8px;
  font-size: %(px13)spx; }
QLabel[role="muted"] { color: %(muted)s; }
QLabel[role="small"] { color: %(muted)s; font-size: %(px13)spx; }
QLabel[role="group"] { color: %(leaf)s; font-size: %(px13)spx; font-weight: bold; }
QLabel[role="heading"] { font-family: "%(display)s"; font-size: %(px24)spx; }
QLabel[role="title"] { font-family: "%(display)s"; font-size: %(px21)spx; }
QLabel[role="cost"] { font-family: "%(display)s"; font-size: %(px22)spx; color: %(clay)s; }
QLabel[role="gain"] { font-family: "%(display)s"; font-size: %(px22)spx; color: %(leaf)s; }
QLabel[role="news"] { font-family: "%(display)s"; font-size: %(px22)spx; }
QLabel[role="day"] { font-family: "%(display)s"; font-size: %(px32)spx; }
QLabel[role="leaders"] { font-family: "%(display)s"; font-size: %(px20)spx; }
QLabel[role="figure"] { font-family: "%(display)s"; font-size: %(px26)spx; }
QLabel[role="counted"] { font-size: %(px13)spx; }
QLabel[role="prompt"] { font-size: %(px18)spx; }
QLabel[role="strong"] { font-weight: bold; }
QLabel[role="refusal"] { color: %(clay)s; font-size: %(px13)spx; }
QLineEdit, QSpinBox { min-height: %(field)spx; }
QLineEdit, QPlainTextEdit, QSpinBox {
  background: %(raised)s; border: 1px solid %(edge)s; border-radius: 6px; padding: 5px 9px;
  selection-background-color: %(leaf)s; selection-color: %(over)s;
}
QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus { border: %(ring)spx solid %(leaf)s; padding: %(inner)s; }
QLineEdit[faulty="true"], QLineEdit[faulty="true"]:focus { border: %(ring)spx solid %(clay)s; padding: %(inner)s; }
QLineEdit[role="name"] { font-size: %(px18)spx; padding: 3px 9px; }
QLineEdit[role="long-name"] { font-size: %(px14)spx; padding: 3px 9px; }
QLineEdit[role="name"]:focus, QLineEdit[role="long-name"]:focus { padding: %(within)s; }
QTextBrowser, QTextEdit, QListView, QTreeView, QTableView {
  background: transparent; border: none; selection-background-color: %(soft)s; selection-color: %(ink)s;
}
QTableView { gridline-color: %(edge)s; }
/* a list that is a window of its own: the names that a file dialog proposes */
QListView[focusPolicy="NoFocus"] { background: %(raised)s; border: 1px solid %(line)s; color: %(ink)s; }
/* a border only with focus would leave too little height for wrapped lines, and Qt would cut them to one */
QListView::item, QTreeView::item { padding: %(line_pad)s; border: %(ring)spx solid transparent; border-radius: 6px; }
QListView::item:hover, QTreeView::item:hover { background: %(hover)s; }
QListView::item:selected, QTreeView::item:selected { background: %(soft)s; color: %(ink)s; }
QListView::item:focus { border-color: %(leaf)s; }
QHeaderView::section { background: transparent; border: none; border-bottom: 1px solid %(line)s; padding: 4px 8px;
  font-size: %(px13)spx; color: %(muted)s; }
QScrollArea[role="page"] { border: %(ring)spx solid transparent; }
QScrollArea[role="page"]:focus { border-color: %(leaf)s; }
QScrollArea, QScrollArea > QWidget > QWidget#page { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; }
QScrollBar:vertical { background: transparent; width: %(scroll)spx; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: %(scroll)spx; margin: 2px; }
QScrollBar { scrollbar-contextmenu: 0; }
QScrollBar::handle { background: %(bar)s; border-radius: 3px; min-height: 32px; min-width: 32px; }
QScrollBar::handle:hover { background: %(muted)s; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
  background: transparent; border: none; width: 0; height: 0; }
QMenu { background: %(raised)s; border: 1px solid %(line)s; border-radius: 6px; padding: 6px; }
QMenu::item { padding: %(menu_pad)spx 18px %(menu_pad)spx 10px; border-radius: 4px; }
QMenu::icon { padding-left: 8px; }
QMenu::item:selected { background: %(soft)s; color: %(ink)s; }
QMenu::item:disabled { color: %(muted)s; }
QMenu::separator { height: 1px; background: %(line)s; margin: 6px 4px; }
QTabBar::tab { background: transparent; color: %(muted)s; padding: 8px 12px; border: none;
  border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: %(ink)s; }
QTabBar::tab:selected { color: %(ink)s; font-weight: bold; border-bottom: 2px solid %(leaf)s; }
QTabBar::tab:focus { background: %(soft)s; border-radius: 6px; }
QTabWidget::pane { border: none; }
QCheckBox, QRadioButton { spacing: 8px; }
QCheckBox::indicator, QRadioButton::indicator { width: %(px16)spx; height: %(px16)spx; border: 1px solid %(edge)s;
  background: %(raised)s; border-radius: 4px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { background: %(leaf)s; border: 1px solid %(leaf)s; }
QCheckBox:focus, QRadioButton:focus { color: %(leaf)s; }
QSlider:horizontal { min-height: 20px; }
QSlider::groove { height: 4px; border-radius: 2px; background: %(edge)s; }
QSlider::sub-page { border-radius: 2px; background: %(leaf)s; }
QSlider::handle { width: 14px; margin: -7px 0; border: 2px solid %(leaf)s; border-radius: 9px; background: %(raised)s; }
QSlider::handle:focus { background: %(leaf)s; }
QSplitter::handle { background: %(line)s; }
"""


def sheet(theme: Theme) -> str:
    """Return the style sheet of a theme, at the present text size."""
    return _SHEET % {  # string.Template brings a module and a pattern to every start
        "family": text_family(),
        "display": display_font(24).family(),
        **{f"px{number}": px(number) for number in (13, 14, 15, 16, 18, 20, 21, 22, 24, 26, 32)},
        "field": max(target() - 12, px(20)),
        "line_pad": f"{7 + (target() - TARGET) // 2 - theme.ring}px {8 - theme.ring}px",
        "menu_pad": 7 + (target() - TARGET) // 2,
        "scroll": scroll_bar_width(),
        "ring": theme.ring,
        "inner": f"{6 - theme.ring}px {10 - theme.ring}px",
        "within": f"{4 - theme.ring}px {10 - theme.ring}px",
        "ink": theme.ink.name(),
        "muted": theme.muted.name(),
        "line": theme.line.name(),
        "edge": theme.edge.name(),
        "raised": theme.raised.name(),
        "leaf": theme.leaf.name(),
        "over": theme.over(theme.leaf).name(),
        "soft": theme.soft.name(),
        "clay": theme.clay.name(),
        "bar": blend(theme.line, theme.wood, 0.35).name(),
        "hover": blend(theme.surface, theme.ink, 0.06).name(),
    }


def palette(theme: Theme) -> QPalette:
    """Return the palette of a theme, for what Qt paints without the style sheet."""
    roles = {
        QPalette.ColorRole.Window: theme.table,
        QPalette.ColorRole.WindowText: theme.ink,
        QPalette.ColorRole.Base: theme.raised,
        QPalette.ColorRole.AlternateBase: theme.surface,
        QPalette.ColorRole.Text: theme.ink,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Button: theme.surface,
        QPalette.ColorRole.ButtonText: theme.ink,
        QPalette.ColorRole.ToolTipBase: theme.raised,
        QPalette.ColorRole.ToolTipText: theme.ink,
        QPalette.ColorRole.Highlight: theme.leaf,
        QPalette.ColorRole.HighlightedText: theme.over(theme.leaf),
        QPalette.ColorRole.Link: theme.leaf,
        QPalette.ColorRole.LinkVisited: theme.leaf,
    }
    made = QPalette()
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return made


def scroll_bar_width() -> int:
    """Width of a vertical scroll bar in pixels."""
    return 10 + (target() - TARGET)


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Set font, palette and style sheet of the application; skipped if unchanged, since every widget would be
    repolished."""
    if app.styleSheet() == sheet(theme):
        return
    app.setFont(text_font(px(15)))
    app.setPalette(palette(theme))
    app.setStyleSheet(sheet(theme))
