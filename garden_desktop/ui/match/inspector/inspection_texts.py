"""A gloss as words: HTML for the panel, and the one text that a screen reader hears."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor

from garden_desktop.core.cycle import LifeCycle
from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.ui.kit.text.html import Html, joined
from garden_desktop.ui.kit.text.messages import Names, format_message, format_message_html


class InspectionTexts(QObject):
    """Speaks of a gloss in the language of the screen; `name` and `colour` are those of the sides."""

    def __init__(self, name: Names, colour: Callable[[int], QColor], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name, self._colour = name, colour

    def said(self, message: Message) -> str:
        return format_message(message, self._name)

    def spoken(self, gloss: Inspection) -> str:
        """All of it in one text."""
        parts = [self.said(gloss.title), self.said(gloss.kind), *map(self._line, gloss.lines)]
        if gloss.later:
            lead = "" if gloss.lead is None else f"{self.said(gloss.lead)} "
            parts.append(lead + " ".join(map(self.said, gloss.later)))
        return " ".join(_ended(part) for part in parts if part)

    def life(self, cycle: LifeCycle) -> str:
        """The second page in one text: side by side, what each cause does to it."""
        return " ".join(_ended(part) for part in self._life(cycle))

    def _life(self, cycle: LifeCycle) -> Iterator[str]:
        for at, station in enumerate(cycle.stations):
            yield self.said(station.name)
            passages = [one for one in cycle.passages if one.begin == at]
            if not passages:
                yield self.said(NOTHING_LEADS)
            for one in passages:
                yield self.tr("{term}: {text}").format(term=self.said(one.cause), text=self.said(one.text))

    def line(self, line: InspectionLine, *, term: bool = True) -> Html:
        """A line without its numbers, its term in bold."""
        text = format_message_html(line.text, self._name, self._colour)
        if line.term is None or not term:
            return text
        return Html(f"<b>{format_message_html(line.term, self._name, self._colour)}</b> {text}")

    def later(self, gloss: Inspection) -> Html:
        """What could be, behind its lead."""
        text = joined(format_message_html(one, self._name, self._colour) for one in gloss.later)
        return (
            text
            if gloss.lead is None
            else Html(f"<b>{format_message_html(gloss.lead, self._name, self._colour)}</b> {text}")
        )

    def rich(self, message: Message) -> Html:
        return format_message_html(message, self._name, self._colour)

    def _line(self, line: InspectionLine) -> str:
        said = self.said(line.text)
        if line.term is not None:
            term = self.said(line.term)
            said = f"{term} {said}" if term.endswith(":") else self.tr("{term}: {text}").format(term=term, text=said)
        parts = [said]
        if line.change is not None:
            parts.append(self.tr("{now} to {then}").format(now=line.change.now, then=line.change.then))
        if line.chip is not None:
            parts.append(self.said(line.chip))
        return ", ".join(parts)


def _ended(text: str) -> str:
    """A sentence with its full stop."""
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


NOTHING_LEADS: Final = QT_TRANSLATE_NOOP("gloss", "Nothing happens to it.")
LIFE: Final = QT_TRANSLATE_NOOP(
    "gloss", "Its life: what leads from one side to the other, and what else happens to it."
)
