"""Summary card of the new-game dialog: preview picture and the configuration in a few lines."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.game import Game, Option
from garden_desktop.core.options import resolve_options
from garden_desktop.core.packs import PackError
from garden_desktop.core.types import OptionError
from garden_desktop.games.registry import load_pack
from garden_desktop.hotseat.new_game import OWN, NewGameState
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.home.game_card_painter import GameFacts
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import px, room
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.painters import Sketch, sketches


class TablePreview:
    """Cached preview picture of a table; depends on rules, component data and seed, but not on players."""

    def __init__(self, game: Game) -> None:
        self._sketch = sketches(game.info.key)
        self._asked: object = None
        self._drawn: Sketch | None = None

    def of(self, choices: NewGameState, seed: int) -> Sketch | None:
        """Return the picture; None if the game has none or the configuration is invalid."""
        if self._sketch is None:
            return None
        asked = (choices.count, choices.options, choices.pack_file, seed)
        if asked != self._asked:
            self._asked, self._drawn = asked, self._draw(choices, seed)
        return self._drawn

    def _draw(self, choices: NewGameState, seed: int) -> Sketch | None:
        assert self._sketch is not None, "asked for games with pictures alone"
        try:
            pack = load_pack(choices.game, choices.pack_file)
            options = resolve_options(choices.game, choices.options, seed, pack)
            return self._sketch(choices.game.rules(choices.count, options, pack))
        except (PackError, OptionError):  # shown as text by the dialog
            return None


_PICTURE = 140
_PITCH = 22
_LOWEST = 168


class SetupSummaryCard(QWidget):
    """Summary of the configuration; one paragraph for screen readers."""

    def __init__(self, appearance: Appearance, choices: NewGameState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._choices = choices
        self._facts = GameFacts(self)
        self._sketch = TablePreview(choices.game)
        self._seed = 0
        self.setMinimumHeight(px(_LOWEST))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        appearance.changed.connect(self._redress)

    def show_choices(self, choices: NewGameState) -> None:
        self._choices = choices
        self.setAccessibleName(" ".join([self._title(), *(f"{line.removesuffix('.')}." for line in self.lines())]))
        self._grow()
        self.update()

    def _redress(self) -> None:
        self._grow()
        self.update()

    def show_seed(self, seed: int) -> None:
        """Set the seed, on which the preview depends if the rules have random parts."""
        self._seed = seed
        self.update()

    def lines(self) -> list[str]:
        """Return the summary, most important line first."""
        choices, info = self._choices, self._choices.game.info
        lines = []
        if len(info.modes) > 1:
            lines.append(format_message(choices.mode.label, str))
        if choices.goal is not None:
            lines.append(format_message(choices.goal, str))
        lines += self._rules()
        if choices.hands_over:
            covered = self.tr("Hands are hidden between turns")
            lines.append(self.tr("All hands are open") if choices.hands_open else covered)
        if choices.pack_file is not None:
            lines.append(self.tr("With your own card set"))
        minutes = self._facts.minutes(choices.minutes)
        about = self.tr("About {minutes}").format(minutes=minutes)
        if choices.matches > 1:
            about = self.tr("%n matches, about {minutes} in all", "", choices.matches).format(minutes=minutes)
        lines.append(about)
        return lines

    def _rules(self) -> list[str]:
        """Return the description of the preset, or each changed option."""
        choices = self._choices
        if choices.preset is not None:
            return [format_message(choices.preset.sentence, str)] if choices.preset.values else []
        return [self._line(option) for option in choices.in_play if option.key in choices.changed]

    def _title(self) -> str:
        if self._choices.count == 1:
            return self.tr("Solo")
        return self.tr("%n players", "", self._choices.count)

    def _line(self, option: Option) -> str:
        value = self._choices.value(option.key)
        offered = self._choices.choices_of(option)
        said = next((format_message(choice.label, str) for choice in offered if choice.value == value), "")
        if value == OWN:
            said = self._choices.files[option.key].brought.name
        return self.tr("{rule}: {value}").format(rule=format_message(option.label, str), value=said)

    def _wrapped(self) -> list[str]:
        """Return the lines wrapped to the room beside the picture."""
        width = max(80.0, room(self).width() - self._side() - 56)
        font = text_font(15)
        return [part for line in self.lines() for part in paragraph.lines(line, font, width)]

    def _side(self) -> float:
        return min(_PICTURE, max(48, room(self).width() - 160) * 0.55)

    def _grow(self) -> None:
        self.setMinimumHeight(px(max(_LOWEST, 28 + _PITCH * (len(self._wrapped()) + 1))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._grow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_choices(self._choices)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, card = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.soft)
        painter.drawRoundedRect(card, 10, 10)
        side = self._side()
        self._draw_picture(painter, QRectF(18, (card.height() - side) / 2, side, side))
        self._draw_lines(painter, card.adjusted(18 + side + 22, 14, -16, -14))

    def _draw_picture(self, painter: QPainter, box: QRectF) -> None:
        sketch, appearance = self._sketch.of(self._choices, self._seed), self._appearance
        if sketch is None:
            self._draw_packet(painter, box)
        else:
            sketch(painter, box, PaintContext(None, "", "", str, appearance.theme, appearance.art, ratio_of(painter)))

    def _draw_packet(self, painter: QPainter, box: QRectF) -> None:
        """Draw the picture of the game card, if there is no preview."""
        clip = QPainterPath()
        clip.addRoundedRect(box, 8, 8)
        painter.save()
        painter.setClipPath(clip)
        sprite = "picture-dusk" if self._appearance.theme.dark else "picture"
        key, ratio = self._choices.game.info.key, ratio_of(painter)
        picture = self._appearance.art.pixmap(key, sprite, box.width(), box.width() * 310 / 280, ratio)
        painter.drawPixmap(box.topLeft(), picture)
        painter.restore()

    def _draw_lines(self, painter: QPainter, box: QRectF) -> None:
        theme = self._appearance.theme
        lines = self._wrapped()
        box.setTop(box.center().y() - _PITCH * (len(lines) + 1) / 2)
        bold = paragraph.fitting(self._title(), [text_font(px, bold=True) for px in (15, 14, 13, 12, 11)], box.width())
        paragraph.draw(painter, box, self._title(), bold, colour=theme.ink, most=1)
        for line in lines:
            box.translate(0, _PITCH)
            paragraph.draw(painter, box, line, text_font(15), colour=theme.ink, most=1)
