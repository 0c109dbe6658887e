"""Notes in the rules text about options of the open match that differ from the defaults."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from garden_desktop.core.game import Choice, Game, Option
from garden_desktop.core.options import offered_choices
from garden_desktop.core.packs import PackError
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options
from garden_desktop.games.registry import load_pack
from garden_desktop.ui.kit.text.translations import format_message, translate_message

OptionNotes: TypeAlias = Mapping[str, Sequence[str]]


def option_notes(game: Game, options: Options, pack_file: Path | None = None) -> OptionNotes:
    """Return the notes for these options in Markdown, by the anchor of the sections that `Option.touches` names.

    `pack_file` is the card set of the match, None for the standard one. Values that come with a card set which cannot
    be read any more have no note.
    """
    found: dict[str, list[str]] = {}
    for option in game.options:
        value = options.get(option.key, option.default)
        if value != option.default and (choice := _choice(game, option, value, pack_file)) is not None:
            for anchor in option.touches.rules:
                found.setdefault(anchor, []).append(_note(option, choice, foreign=pack_file is not None))
    return found


def _choice(game: Game, option: Option, value: str, pack_file: Path | None) -> Choice | None:
    """Return the chosen value with its texts; None for the contents of a custom file."""
    try:
        pack = None if option.offered is None or pack_file is None else load_pack(game, pack_file)
    except PackError:  # the match goes on without the file
        return None
    known = next((choice for choice in offered_choices(option, pack) if choice.value == value), None)
    return Choice(value, Message("", value)) if known is None and value.isdecimal() else known


def _note(option: Option, choice: Choice, *, foreign: bool) -> str:
    label = format_message(choice.label, str)
    if foreign:  # the name of somebody's map is words, no link and no picture
        label = re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", label)
    words = {"option": translate_message(option.label), "choice": label}
    return f"*{translate_message(AGREED).format_map(words)} {translate_message(choice.sentence or option.sentence)}*"


AGREED: Final = QT_TRANSLATE_NOOP("rules", "In this match: {option} – {choice}.")
