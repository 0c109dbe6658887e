"""Everything that can be done in the window now, the nearest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from garden_desktop import paths
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games import registry
from garden_desktop.ui.app_commands import HOME, OFFERED, AppActions
from garden_desktop.ui.home.unfinished_match import UnfinishedMatch
from garden_desktop.ui.kit.text.messages import format_message, translate_message
from garden_desktop.ui.match.commands import key_label
from garden_desktop.ui.palette.command import Command
from garden_desktop.ui.palette.replay_commands import replay_commands
from garden_desktop.ui.palette.setting_commands import SettingCommands
from garden_desktop.ui.palette.table_commands import table_commands

if TYPE_CHECKING:
    from garden_desktop.ui.lesson_controller import LessonController
    from garden_desktop.ui.match.match_screen import MatchScreen

MOST_MATCHES: Final = 40
"""So many unfinished matches are offered; the garden book has them all."""


class CommandCollector:
    """Puts into words what the program does."""

    def __init__(
        self, actions: AppActions, lessons: LessonController, match: MatchScreen | None, settings: SettingCommands
    ) -> None:
        self._actions, self._lessons, self._match, self._settings = actions, lessons, match, settings

    def commands(self, slips: Sequence[UnfinishedMatch], language: str, *, home: bool) -> list[Command]:
        """All of it, in the present language: `slips` are the unfinished matches, `home` is whether home is shown."""
        near = [] if self._match is None else [*_near(self._match)]
        window = [command for command in self._window(home) if command.words not in {one.words for one in near}]
        return [
            *near,
            *window,
            *self._begin(),
            *self._resume(slips),
            *self._settings.commands(),
            *self._rules(language),
        ]

    def _window(self, home: bool) -> Iterator[Command]:
        room = translate_message(PROGRAM)
        for command in OFFERED if home else (HOME, *OFFERED):
            assert command.run is not None, "what is offered runs something"
            assert command.text is not None, "what is offered has a text"
            key = key_label(command.shown_key) if home or not command.at_home else ""
            also = translate_message(command.also) if command.also else ""
            yield Command(translate_message(command.text), partial(command.run, self._actions), room, key, also)

    def _begin(self) -> Iterator[Command]:
        actions, lessons, room = self._actions, self._lessons, translate_message(GAMES)
        for key, game in registry.games().items():
            title = game.info.title
            yield Command(_said(BEGIN, title), partial(actions.open_new_game, key), room)
            if paths.resource(key, "lessons").is_dir():
                yield Command(
                    _said(LEARN, title), partial(lessons.open_lesson, game), room, also=translate_message(ALSO_LEARN)
                )
            if paths.resource(key, "puzzles", "puzzles.jsonl").exists():
                yield Command(_said(PUZZLES, title), partial(lessons.open_puzzle, game), room)

    def _resume(self, slips: Sequence[UnfinishedMatch]) -> Iterator[Command]:
        room, games = translate_message(MATCHES), registry.games()
        journal = None if self._match is None else self._match.session.journal
        for slip in slips[:MOST_MATCHES]:
            if journal is None or slip.path != journal.path:
                people = ", ".join(seat.name for seat in slip.seats)
                title, headline = games[slip.game_key].info.title, format_message(slip.headline, slip.name)
                words = format_message(RESUME.of(game=title, people=people, headline=headline), str)
                yield Command(words, partial(self._actions.resume, slip.path), room)

    def _rules(self, language: str) -> Iterator[Command]:
        """Of the game on the table; where there is none of all games."""
        from garden_desktop.ui.rules import rulebook

        room = translate_message(RULES)
        playing = "" if self._match is None else self._match.session.game.info.key
        for key, game in registry.games().items():
            book = rulebook.load(key, language) if playing in ("", key) else None
            for heading in () if book is None else book.headings:
                words = format_message(RULE.of(game=game.info.title, heading=heading.title), str)
                yield Command(words, partial(self._actions.open_rules, key, heading.anchor), room)


def _near(match: MatchScreen) -> Iterator[Command]:
    """What can be done at what is shown of a match."""
    if match.table.isVisible():
        yield from table_commands(match.table)
    elif match.replay is not None:
        yield from replay_commands(match.replay.controls)


def _said(message: Message, game: Message) -> str:
    return format_message(message.of(game=game), str)


PROGRAM = QT_TRANSLATE_NOOP("palette", "Program")
GAMES = QT_TRANSLATE_NOOP("palette", "Games")
MATCHES = QT_TRANSLATE_NOOP("palette", "Unfinished matches")
RULES = QT_TRANSLATE_NOOP("palette", "Rules")
ALSO_LEARN = QT_TRANSLATE_NOOP("palette", "help, lesson, tutorial")
BEGIN = QT_TRANSLATE_NOOP("palette", "Begin {game}")
LEARN = QT_TRANSLATE_NOOP("palette", "Learn {game}")
PUZZLES = QT_TRANSLATE_NOOP("palette", "Puzzles of {game}")
RESUME = QT_TRANSLATE_NOOP("palette", "Resume {game}, {people}: {headline}")
RULE = QT_TRANSLATE_NOOP("palette", "{game}: {heading}")
