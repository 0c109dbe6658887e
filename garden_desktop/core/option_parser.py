"""Parser of `resources/<game>/options.toml`: the options and presets of a game as data. TOML in, checked options out.

docs/adding-a-game.md lists the fields. The game's `data/options.py` adds what data cannot express: a function that
resolves a random value, or a reader of custom files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from garden_desktop import paths
from garden_desktop.core.game import Choice, Option, OptionOverride, Preset, Touches
from garden_desktop.core.options import AS_WRITTEN, EVENING, FIRST_GAME, WITH_HINTS
from garden_desktop.core.packs import RowReader, not_one_of, read, text_of
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted

if TYPE_CHECKING:
    from garden_desktop.core.optionfile import OptionFile
    from garden_desktop.core.types import Options, Pack

FILE: Final = "options.toml"
MOST: Final = 999
"""Largest value of an option that is one of a range of numbers."""
_USUAL_LABELS: Final[Mapping[str, Message]] = {"first": FIRST_GAME, "evening": EVENING}


class OptionCode(NamedTuple):
    """Callables that the code of a game adds to an option of its file: fields of `Option`."""

    file: OptionFile | None = None
    settle: Callable[[Options, int, Pack], Options] | None = None
    offered: Callable[[Pack], Sequence[Choice]] | None = None


class OptionSet(NamedTuple):
    """Options and presets of one game.

    `figures` maps numbers of the rules, as paths of attributes of `Rules.config`, to the sections of the rules text
    that state them. An option that changes one of them must touch these sections (`tests/laws/test_option_laws.py`).
    """

    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    figures: Mapping[str, tuple[str, ...]]

    def sentences(self) -> list[Message]:
        """All translatable texts in them, for extraction."""
        said = []
        for option in self.options:
            said += [option.label, option.sentence, option.group]
            said += [option.governed.sentence] if option.governed else []
            for choice in option.choices:
                said += [choice.label, *([choice.sentence] if choice.sentence else [])]
        return said + [text for preset in self.presets for text in (preset.label, preset.sentence)]


@cache
def load(key: str) -> OptionSet:
    """Options and presets of the game `key`, parsed from its file; cached. Raises PackError."""
    file = paths.resource(key, FILE)
    return parse(text_of(file), key, file.name)


def has_options(key: str) -> bool:
    """Whether the game `key` has an options file."""
    return paths.resource(key, FILE).is_file()


def with_code(options: Sequence[Option], code: Mapping[str, OptionCode]) -> tuple[Option, ...]:
    """Options of a file, with the callables of `code` added by key. Raises KeyError for an unknown key."""
    known = {option.key: option for option in options}
    added = {key: known[key]._replace(**fields._asdict()) for key, fields in code.items()}
    return tuple({**known, **added}.values())


def parse(text: str, game: str, file: str) -> OptionSet:
    """Parse the text of an options file. Raises PackError with file, option, field and reason."""
    top = RowReader(file, "the file", read(text, file))
    groups = _groups(top.row("group"), game)
    options: dict[str, Option] = {}
    for row in top.rows("option"):
        row.name = row.text("key")
        if row.name in options:
            raise row.error("key", TWICE)
        options[row.name] = _option(row, game, groups)
    _check_references(file, options)
    presets = [_preset(row, game, options) for row in (top.rows("preset") if top.has("preset") else ())]
    figures = _figures(top.row("figure")) if top.has("figure") else {}
    top.done()
    return OptionSet(tuple(options.values()), tuple(presets), figures)


def _groups(row: RowReader, game: str) -> dict[str, Message]:
    keys = row.fields()
    found = {key: Message(game, row.text(key)) for key in keys}
    row.done()
    return found


def _figures(row: RowReader) -> dict[str, tuple[str, ...]]:
    return {path: row.texts(path) for path in row.fields()}


def _option(row: RowReader, game: str, groups: Mapping[str, Message]) -> Option:
    choices = (*(_choice(each, game) for each in (row.rows("choices") if row.has("choices") else ())), *_numbers(row))
    values = [choice.value for choice in choices]
    for value in values:
        if values.count(value) > 1:
            raise row.error("choices", VALUE_TWICE.of(value=quoted(value)))
    if (default := row.text("default")) not in values:
        raise row.error("default", not_one_of(default, values))
    if (group := row.text("group")) not in groups:
        raise row.error("group", not_one_of(group, groups))
    option = Option(
        key=row.name,
        choices=choices,
        default=default,
        label=Message(game, row.text("label")),
        sentence=Message(game, row.text("sentence")),
        group=groups[group],
        modes=row.texts("modes") if row.has("modes") else (),
        live=row.has("live") and row.flag("live"),
        needs=_needs(row.row("needs")) if row.has("needs") else None,
        governed=_override(row.row("governed"), game) if row.has("governed") else None,
        touches=_touches(row.row("touches")) if row.has("touches") else Touches(),
    )
    row.done()
    return option


def _choice(row: RowReader, game: str) -> Choice:
    sentence = Message(game, row.text("sentence")) if row.has("sentence") else None
    choice = Choice(row.text("value"), Message(game, row.text("label")), sentence)
    row.done()
    return choice


def _numbers(row: RowReader) -> list[Choice]:
    """Choices of a numeric option: `numbers = [first, last, step]`."""
    if not row.has("numbers"):
        return []
    numbers = row.numbers("numbers", 0, MOST)
    if len(numbers) != 3 or not numbers[2]:
        raise row.error("numbers", FIRST_LAST_STEP)
    first, last, step = numbers
    return [Choice(str(n), Message("", str(n))) for n in range(first, last + 1, step)]


def _needs(row: RowReader) -> tuple[str, str]:
    found = (row.text("option"), row.text("value"))
    row.done()
    return found


def _override(row: RowReader, game: str) -> OptionOverride:
    found = OptionOverride(
        row.text("option"), row.text("when"), row.text("becomes"), Message(game, row.text("sentence"))
    )
    row.done()
    return found


def _touches(row: RowReader) -> Touches:
    found = Touches(
        rules=row.texts("rules") if row.has("rules") else (),
        minutes=row.has("minutes") and row.flag("minutes"),
        lessons=row.texts("lessons") if row.has("lessons") else (),
    )
    row.done()
    return found


def _check_references(file: str, options: Mapping[str, Option]) -> None:
    """Check that options depend only on options and values in the file. Raises PackError."""
    for option in options.values():
        row = RowReader(file, option.key, {})
        if option.needs is not None:
            _check_value(row, "needs", *option.needs, options)
        if option.governed is not None:
            _check_value(row, "governed", option.governed.option, option.governed.when, options)
            _check_value(row, "governed", option.key, option.governed.becomes, options)


def _check_value(row: RowReader, field: str, key: str, value: str, options: Mapping[str, Option]) -> None:
    if key not in options:
        raise row.error(field, not_one_of(key, options))
    if value not in options[key].values:
        raise row.error(field, not_one_of(value, options[key].values))


def _preset(row: RowReader, game: str, options: Mapping[str, Option]) -> Preset:
    """Parse a preset. The one with the key "written" is the rules unchanged, and needs no other field."""
    key = row.text("key")
    row.name = f"preset {key}"
    if key == AS_WRITTEN.key:
        row.done()
        return AS_WRITTEN
    label = _USUAL_LABELS[key] if key in _USUAL_LABELS else Message(game, row.text("label"))
    chosen = row.row("values")
    values = {name: chosen.text(name) for name in chosen.fields()}
    for name, value in values.items():
        _check_value(row, "values", name, value, options)
    hints = WITH_HINTS if row.has("hints") and row.flag("hints") else {}
    preset = Preset(key, label, Message(game, row.text("sentence")), {**values, **hints})
    row.done()
    return preset


TWICE: Final = QT_TRANSLATE_NOOP("packs", "appears twice")
VALUE_TWICE: Final = QT_TRANSLATE_NOOP("packs", "contains {value} twice")
FIRST_LAST_STEP: Final = QT_TRANSLATE_NOOP("packs", "must be three numbers: the first, the last and the step")
