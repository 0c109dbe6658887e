"""Options of a game: the parser of `resources/<game>/options.toml`, the values that a table chooses (defaults,
overrides, validation), and the options of every game about hints and open hands.

docs/adding-a-game.md lists the fields of the file. The game's `data/options.py` adds what data cannot express: a
function that resolves a random value, or a reader of custom files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from garden_desktop import paths
from garden_desktop.core.game import Choice, Game, Option, OptionOverride, Preset, Touches
from garden_desktop.core.packs import RowReader, not_one_of, read, text_of
from garden_desktop.core.rules import Level
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted
from garden_desktop.core.types import Options, Pack, Reason

if TYPE_CHECKING:
    from garden_desktop.core.game import OptionFile


def resolve_options(game: Game, options: Options, seed: int, pack: Pack) -> Options:
    """Options with which a match is played and recorded: random values are drawn once, from the seed of the match.

    Resolved options stay as they are (idempotent). Raises OptionError where nothing can be drawn.
    """
    for option in game.options:
        if option.settle is not None:
            options = option.settle(options, seed, pack)
    return options


def overridden_options(game: Game, options: Options) -> Mapping[str, OptionOverride]:
    """Options whose value is forced by another one of these options, by key."""
    return {
        option.key: option.governed
        for option in game.options
        if option.governed is not None and options.get(option.governed.option) == option.governed.when
    }


def offered_choices(option: Option, pack: Pack | None) -> Sequence[Choice]:
    """Values of an option with a card set; those of the standard one for None."""
    return option.choices if option.offered is None or pack is None else option.offered(pack)


def live_options(game: Game, options: Options, seats: int) -> list[Option]:
    """Options that can be switched during a match with `seats` seats."""
    usual = next((mode.key for mode in game.info.modes if seats in mode.seats), "")
    mode = options.get("mode", usual)
    return [option for option in game.options if option.live and (not option.modes or mode in option.modes)]


class InvalidChoice(NamedTuple):
    """Option or value that the game does not declare; `known` says whether at least the option exists."""

    known: bool
    text: Message


class OptionSchema:
    """Declared options of a game, by key."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.by_key: Final[Mapping[str, Option]] = {option.key: option for option in options}

    def value(self, key: str, chosen: Options) -> str:
        """Chosen value of an option, or its default."""
        return chosen.get(key, self.by_key[key].default)

    def invalid_choice(self, chosen: Options, besides: Sequence[str] = ()) -> InvalidChoice | None:
        """First choice that is not declared; None where all are valid. Keys in `besides` are left to the game."""
        for key, value in chosen.items():
            if key in besides:
                continue
            if key not in self.by_key:
                return InvalidChoice(False, NO_SUCH_OPTION.of(option=key))
            if value not in self.by_key[key].values:
                return InvalidChoice(True, NO_SUCH_VALUE.of(option=key, value=value))
        return None


FIRST_GAME: Final = QT_TRANSLATE_NOOP("options", "First match")
EVENING: Final = QT_TRANSLATE_NOOP("options", "Full")
AS_WRITTEN: Final = Preset(
    "written",
    QT_TRANSLATE_NOOP("options", "Standard"),
    QT_TRANSLATE_NOOP("options", "The rules exactly as they are in the rulebook."),
    {},
)
NO_SUCH_OPTION: Final = QT_TRANSLATE_NOOP("options", "There is no option “{option}”.")
NO_SUCH_VALUE: Final = QT_TRANSLATE_NOOP("options", "The option “{option}” has no value “{value}”.")


# Options of every game that are not rules: who may ask for hints, and whether hands lie open. The rules of a game never
# see them (`without_advice`).


STRONGEST: Final[Level] = "expert"
"""Level whose move is shown as a hint."""


class Hint(NamedTuple):
    """A hint: the move of the strongest level and its sentences (`Policy.explain_move`); none where the game has no
    policy."""

    move: Any
    why: Sequence[Message]


ONLY: Final = QT_TRANSLATE_NOOP("advice", "You can’t do anything else here.")
"""Reason given with a hint when there is only one legal move."""
ADVICE: Final = Option(
    key="advice",
    choices=(
        Choice("alone", QT_TRANSLATE_NOOP("options", "single player")),
        Choice(
            "on",
            QT_TRANSLATE_NOOP("options", "all players"),
            QT_TRANSLATE_NOOP("options", "H suggests a good move and explains it, for the player whose turn it is."),
        ),
        Choice(
            "off", QT_TRANSLATE_NOOP("options", "off"), QT_TRANSLATE_NOOP("options", "Hints are off for all players.")
        ),
    ),
    default="alone",
    label=QT_TRANSLATE_NOOP("options", "Hints"),
    sentence=QT_TRANSLATE_NOOP(
        "options",
        "H suggests a good move and explains it. Only when there is one human "
        "player, with or without computer players.",
    ),
    group=QT_TRANSLATE_NOOP("options", "Hints"),
)
WITH_HINTS: Final[Options] = {ADVICE.key: "on"}
"""Options of a table where everybody may ask for hints: a first game."""
TAKEN: Final = "advised"
"""Key under which a record notes, with "yes", that a hint was used. Not a choice of anybody."""
PLAYERS: Final = "players"
"""Key under which a record notes the digest of custom evaluation weights of its computer players. Not a choice
either."""
HANDS: Final = "hands"
"""Key under which a record notes, with OPEN, that hands lie open for everybody and no hand-over screen comes. Absent
where hands are hidden, so that older programs can read such a record."""
OPEN: Final = "open"
_DECLARED: Final = OptionSchema((ADVICE,))


def is_offered(options: Options, *, alone: bool) -> bool:
    """Whether hints are allowed at a table with these options, where one person plays `alone` or several."""
    agreed = _DECLARED.value(ADVICE.key, options)
    return agreed == "on" or (agreed == "alone" and alone)


def was_taken(options: Options) -> bool:
    """Whether a hint was used in a match with these options."""
    return options.get(TAKEN) == "yes"


def are_hands_open(options: Options) -> bool:
    """Whether hands lie open at a table with these options, so that no hand-over screen is shown."""
    return options.get(HANDS) == OPEN


def refused(options: Options) -> Reason | None:
    """Reason why the options about hints and open hands are invalid; None where they are valid."""
    if options.get(HANDS, OPEN) != OPEN:
        return Reason("option_out_of_range", NO_SUCH_VALUE.of(option=HANDS, value=options[HANDS]))
    found = _DECLARED.invalid_choice({key: value for key, value in options.items() if key == ADVICE.key})
    return None if found is None else Reason("option_out_of_range", found.text)


def without_advice(options: Options) -> Options:
    """Options for the rules of the game: without those about hints, custom weights and open hands."""
    return {key: value for key, value in options.items() if key not in (ADVICE.key, TAKEN, PLAYERS, HANDS)}


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
