"""No text and no estimate states a number that an option of the table has changed (`Touches` in `core/game.py`).

Every value of every option is compared with the default at the same seats: the fields of `Rules.config`, the rules text
in every language, sentences at the table, minutes, lessons.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

import pytest

from garden_desktop.bots.bot import RandomBot, playout
from garden_desktop.core.game import Game, Option
from garden_desktop.core.lesson import Lesson
from garden_desktop.core.options import has_options, load
from garden_desktop.core.packs import PackError
from garden_desktop.core.text import Message, plain
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson.library import check, files
from garden_desktop.hotseat.lesson.library import load as load_lesson
from garden_desktop.paths import resource
from garden_desktop.ui.rules.rulebook import HEADING, Rulebook, option_notes
from tests import fifth
from tests.laws.samples import ENDLESS, Sample, decisions, rules_of, samples

LANGUAGES: Final = ("en", "de", "fr", "es")
NUMBER_WORDS: Final = {
    "en": "nil one two three four five six seven eight nine ten eleven twelve",
    "de": "nichts ein zwei|beide drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "fr": "rien un deux trois quatre cinq six sept huit neuf dix onze douze",
    "es": "nada un dos tres cuatro cinco seis siete ocho nueve diez once doce",
}
"""The beginnings of the words for 0, 1, 2 ... in each language; several for one number stand with | between them."""
SEEDS: Final = 4
LONGER: Final = 1.35
SHORTER: Final = 0.74
"""How much longer or shorter random matches become before the estimate in minutes has to know of it: at the same rules
four of them differ by up to 15 %."""
ONE_MORE_QUESTION: Final = ("month", "season")
"""Options that ask one more question in a round, and play no round more: decisions do not count minutes there."""

KEYS = [key for key in fifth.games() if has_options(key)]


class Change(NamedTuple):
    """One option at another value than its default, and the table at which all are at their default."""

    option: Option
    value: str
    sample: Sample
    usual: Sample

    def __str__(self) -> str:
        return f"{self.sample.game.info.key}: {self.option.key}={self.value} at {self.sample.seats} seats"


@cache
def changes(key: str) -> tuple[Change, ...]:
    """Every other value of every option of a game, at one number of seats in each mode."""
    return tuple(_changes(key))


def _changes(key: str) -> Iterator[Change]:
    for sample in samples():
        mode = tuple(pair for pair in sample.options if pair[0] == "mode")
        chosen = [pair for pair in sample.options if pair[0] != "mode"]
        if sample.game.info.key == key and chosen:
            option = next(option for option in sample.game.options if option.key == chosen[0][0])
            if not option.modes or not mode or mode[0][1] in option.modes:
                yield Change(option, chosen[0][1], sample, Sample(sample.game, sample.seats, mode))


def config_of(sample: Sample) -> Any:
    rules: Any = rules_of(sample)
    return rules.config


def at(config: Any, path: str) -> Any:
    """The figure of a config at a path of attributes."""
    for name in path.split("."):
        config = getattr(config, name)
    return config() if callable(config) else config


def changed_figures(change: Change) -> Iterator[tuple[str, int, int]]:
    """The declared numbers that an option changes: path, number at the default, number at the value."""
    before, after = config_of(change.usual), config_of(change.sample)
    for path in load(change.sample.game.info.key).figures:
        one, other = at(before, path), at(after, path)
        if one != other:
            yield path, one, other


@cache
def sections(key: str, language: str) -> dict[str, str]:
    """The text below each heading of a rules text, by its anchor."""
    found: dict[str, str] = {}
    anchor = ""
    for line in resource(key, "rules", f"{language}.md").read_text(encoding="utf-8").splitlines():
        heading = HEADING.match(line)
        anchor = heading[3] if heading else anchor
        found[anchor] = f"{found.get(anchor, '')}\n{line}"
    return found


def states(text: str, number: int, language: str) -> bool:
    """Whether a text says a number, in digits or as a word."""
    words = dict(enumerate(NUMBER_WORDS[language].split())).get(number)
    pattern = rf"(?<!\d){number}(?!\d)" + (rf"|\b({words})" if words else "")
    return re.search(pattern, text.casefold()) is not None


def untrue_sections(change: Change) -> Iterator[str]:
    """A sentence for each section that says the usual number where the option has changed it, and does not know."""
    key = change.sample.game.info.key
    for path, one, other in changed_figures(change):
        for anchor in load(key).figures[path]:
            if anchor not in change.option.touches.rules:
                for language in LANGUAGES:
                    text = sections(key, language)[anchor]
                    if states(text, one, language) and not states(text, other, language):
                        yield f"{change}: {path} is {other}, and “{anchor}” in {language}.md says {one}"


@pytest.mark.parametrize("key", KEYS)
def test_an_option_touches_every_section_that_states_a_number_it_changes(key: str) -> None:
    untrue = [line for change in changes(key) for line in untrue_sections(change)]
    assert not untrue, "\n".join(untrue)  # pytest shortens a list to its first item


@pytest.mark.parametrize("key", KEYS)
def test_every_number_an_option_changes_is_declared_with_the_sections_that_state_it(key: str) -> None:
    declared = {path.partition(".")[0] for path in load(key).figures}
    for change in changes(key):
        before, after = config_of(change.usual), config_of(change.sample)
        for field in dataclasses.fields(before):
            one, other = getattr(before, field.name), getattr(after, field.name)
            if type(one) is int and one != other:
                assert field.name in declared, f"{change} changes {field.name}: declare it under [figure]"


@pytest.mark.parametrize("key", KEYS)
def test_sections_state_the_figures_that_are_declared_for_them(key: str) -> None:
    """In every language, at some table where all options are at their default."""
    usual = {change.usual for change in changes(key)}
    for path, anchors in load(key).figures.items():
        numbers = {at(config_of(sample), path) for sample in usual}
        for anchor in anchors:
            for language in LANGUAGES:
                text = sections(key, language)[anchor]
                assert any(states(text, number, language) for number in numbers), (path, anchor, language, numbers)


@pytest.mark.parametrize("key", KEYS)
def test_an_option_that_changes_the_rules_names_the_sections_it_touches(key: str) -> None:
    for option in load(key).options:
        assert option.live == (option.touches.rules == ()), option.key
        for anchor in option.touches.rules:
            for language in LANGUAGES:
                assert anchor in sections(key, language), (option.key, anchor, language)


@pytest.mark.parametrize("key", KEYS)
def test_the_rules_text_at_a_table_says_in_each_section_what_was_agreed_instead(key: str) -> None:
    book = Rulebook.read(resource(key, "rules", "en.md").read_text(encoding="utf-8"))
    for change in changes(key):
        notes = option_notes(change.sample.game, dict(change.sample.options))
        shown = book.with_notes(notes).markdown
        assert set(notes) == set(change.option.touches.rules), str(change)
        label = plain(change.option.label)
        for anchor in notes:
            heading = next(each for each in book.headings if each.anchor == anchor)
            begins = f"{'#' * heading.level} {heading.title}\n\n*In this match: {label} – "
            assert begins in shown, (str(change), anchor)


def messages(value: Any) -> Iterator[Message]:
    """Every sentence in a value, and in the arguments of a sentence."""
    if isinstance(value, Message):
        yield value
        yield from messages([argument for _, argument in value.args])
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from messages(item)


def sentences(sample: Sample, number: int) -> Iterator[Message]:
    """What the table says in some positions of a random match, to the player to move and in the log."""
    rules, table = rules_of(sample), sample.table()
    for state in decisions(sample, number):
        seat = rules.to_move(state)
        view = rules.view(state, seat)
        look = table.make_view_model(view, seat)
        yield from messages([look.prompt, table.moment(view), table.chapter(view), list(look.notes), list(look.places)])
        yield from messages([look.side_summary(side) for side in range(sample.seats)])
        yield from messages([look.inspect("prompt", "")])
        yield from messages([look.inspect("place", place.id) for place in look.places])
        yield from messages([look.inspect("piece", piece.id) for piece in look.pieces])
        yield from messages([look.inspect("side", str(side)) for side in range(sample.seats)])
        for move in rules.legal_moves(state)[:8]:
            yield from messages([list(look.preview_move(move))])


@pytest.mark.parametrize("key", KEYS)
def test_no_sentence_at_the_table_states_a_number_that_the_option_has_changed(key: str) -> None:
    for change in changes(key):
        usual = {one for _, one, _ in changed_figures(change) if one > 1}
        for message in {*sentences(change.sample, 8)} if usual else ():
            text = re.sub(r"\{\w+\}|%n", "", message.source)
            assert not any(states(text, number, "en") for number in usual), f"{change}: {message.source}"


@cache
def length(sample: Sample) -> float:
    """How many decisions a match takes, the mean of some random ones."""
    rules, taken = rules_of(sample), 0

    def count(state: Any, _move: Any) -> None:
        nonlocal taken
        taken += rules.to_move(state) != CHANCE

    for seed in range(SEEDS):
        playout(rules, seed, [RandomBot()] * sample.seats, count)
    return taken / SEEDS


@pytest.mark.parametrize("key", KEYS)
def test_an_option_says_whether_it_changes_the_estimate_in_minutes(key: str) -> None:
    game = registry.games()[key]
    for option in load(key).options:
        mine = [change for change in changes(key) if change.option.key == option.key]
        differs = any(minutes(game, change.sample) != minutes(game, change.usual) for change in mine)
        if mine:
            assert option.touches.minutes == differs, option.key


def minutes(game: Game, sample: Sample) -> float | None:
    return game.minutes(rules_of(sample), sample.seats)


@pytest.mark.parametrize("key", [key for key in KEYS if fifth.games()[key].info.max_moves < ENDLESS])
def test_an_option_that_makes_matches_longer_or_shorter_changes_the_estimate(key: str) -> None:
    """Random matches tell: those of Fire and Flora, which seldom end before the last round, are left out."""
    for change in changes(key):
        ratio = length(change.sample) / length(change.usual)
        if change.option.key not in ONE_MORE_QUESTION and not SHORTER <= ratio <= LONGER:
            usual, other = minutes(change.sample.game, change.usual), minutes(change.sample.game, change.sample)
            assert usual is not None and other is not None, f"{change}: {ratio:.2f} times as long, and nobody says"
            assert (other > usual) == (ratio > 1) and other != usual, f"{change}: {ratio:.2f} times as long"


def fits(game: Game, lesson: Lesson, options: dict[str, str]) -> bool:
    """Whether a lesson can be played at a table with these options."""
    try:
        check(game, registry.load_pack(game), lesson._replace(options=tuple(options.items())), choices=False)
    except PackError:
        return False
    return True


@pytest.mark.daily
@pytest.mark.parametrize("key", KEYS)
def test_an_option_names_the_lessons_that_cannot_be_played_under_another_value(key: str) -> None:
    game = registry.games()[key]
    lessons = [load_lesson(file, key) for file in files(key)]
    for option in load(key).options:
        broken = set()
        for lesson in lessons:
            own = dict(lesson.options)
            free = not option.live and option.needs is None and option.key not in own
            tables = [{**own, option.key: value} for value in option.values if free and value != option.default]
            playable = [table for table in tables if game.refuse(len(lesson.names), table) is None]
            if not all(fits(game, lesson, table) for table in playable):
                broken.add(lesson.key)
        assert set(option.touches.lessons) == broken, option.key
