"""Notes in the rules text about options of the open match that differ from the defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from garden_desktop.core.game import Game, Option
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options
from garden_desktop.ui.kit.text.translations import translate_message

OptionNotes: TypeAlias = Mapping[str, Sequence[str]]


def option_notes(game: Game, options: Options) -> OptionNotes:
    """Return the notes for these options in Markdown, by the anchor of the sections that `Option.touches` names."""
    found: dict[str, list[str]] = {}
    for option in game.options:
        chosen = options.get(option.key, option.default)
        if chosen != option.default and (label := _label(option, chosen)) is not None:
            for anchor in option.touches.rules:
                found.setdefault(anchor, []).append(_note(option, chosen, label))
    return found


def _label(option: Option, value: str) -> Message | None:
    """Return the label of a value; None for the contents of a custom file."""
    for choice in option.choices:
        if choice.value == value:
            return choice.label
    return Message("", value) if value.isdecimal() else None


def _note(option: Option, value: str, label: Message) -> str:
    own = next((choice.sentence for choice in option.choices if choice.value == value), None)
    words = {"option": translate_message(option.label), "choice": translate_message(label)}
    return f"*{translate_message(AGREED).format_map(words)} {translate_message(own or option.sentence)}*"


AGREED: Final = QT_TRANSLATE_NOOP("rules", "In this match: {option} – {choice}.")
