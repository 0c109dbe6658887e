"""The law of order: whatever tells of a match tells it in the order in which it happened.

Random matches of people and computers, at every number of seats and with each option of each game, are played through
the window. Taken down is what people see and hear: the steps in the bar, the log beside the table, the cards of a
recap from left to right, what is said aloud, and at the end the bar and the log of the replay. The record says which
move came before which, the rules in which order the parts of a move happened (`order_of_events.py`): nothing that
gathers, joins or shows sentences is asked.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl, Signal
from PySide6.QtGui import QPixmap, QTextBlock, QTextCursor
from PySide6.QtWidgets import QApplication

from garden_desktop.core.match import Match
from garden_desktop.core.record import Seated
from garden_desktop.core.text import Message, plain, without_isolates
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.core.view_model import SideSummary
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.drawing import piece_items
from garden_desktop.ui.board.drawing.scenery import SceneryLayers
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text import labels as richtext
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.handover import handover_screen
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.recap.recap_card import RecapCardView
from garden_desktop.ui.match.replay import ReplayView
from garden_desktop.ui.match.side_panel.log_view import LogView
from garden_desktop.ui.match.step_player import PlaybackFrame
from garden_desktop.ui.match.table_screen import TableScreen
from tests.laws.samples import Sample, samples
from tests.slices import MANY, slices_of_matches
from tests.today import drawn_today
from tests.ui.match.order_of_events import Made, ranks

FEW, DECISIONS, MOST = 2, 30, 2_500
"""Matches a game every day, decisions of such a match, and of a whole one."""
REPLAYED: Final = 40
"""The last so many moves of a match are watched again."""
FIGURE: Final = 4
"""So many words make a label one that is no part of a sentence by chance."""
NAMES: Final = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Finn")
SHORT: Final = {"fire_and_flora": {"target": "4", "offers_per_turn": "1"}}
"""Options of matches that hundreds of decisions would not end, where nothing else is agreed on."""
KEYS: Final = sorted(registry.games())
_SQUARE: Final = re.compile(r"Square \d+ of ")


class Nobody(QObject):
    """In place of the process that thinks for computers: the test moves for them."""

    moved = Signal(object)

    def start_process(self) -> None: ...
    def think_soon(self) -> None: ...
    def request_move(self) -> None: ...
    def think_ahead(self) -> None: ...
    def cancel_request(self) -> None: ...
    def close(self) -> None: ...


class Line(NamedTuple):
    """One sentence of the record about a move, in the words of the log and in those of the bar."""

    ply: int
    words: str
    headline: str


class Record:
    """What the record of a match tells, in the order in which it happened. `wrong` is what the game itself tells out
    of order."""

    def __init__(self, session: Session, players: MatchPlayers) -> None:
        self._session, self._players = session, players
        self._known: dict[tuple[Seat | None, int], tuple[Any, list[Line]]] = {}
        self.wrong: list[str] = []
        self.sentences = 0

    def lines(self, start: int, end: int, viewer: Seat | None) -> list[Line]:
        """Of the moves from ply `start` up to `end`, as these eyes know them."""
        return [line for ply in range(max(0, start), end) for line in self._of(ply, viewer)]

    def last_lines(self, end: int, viewer: Seat | None, least: int) -> list[Line]:
        """The last so many lines before ply `end` that stand behind no other, and all of the moves they belong to."""
        moves, number, ply = list[list[Line]](), 0, end
        while ply > 0 and (number < least or not moves):
            ply -= 1
            moves.append(unfolded(self._of(ply, viewer)))
            number += len(moves[-1])
        return [line for lines in reversed(moves) for line in lines]

    def _of(self, ply: int, viewer: Seat | None) -> list[Line]:
        match = self._session.match
        after, known = match.states[ply + 1], self._known.get((viewer, ply))
        if known is None or known[0] is not after:
            known = self._known[viewer, ply] = (after, list(self._told(ply, viewer)))
        return known[1]

    def _told(self, ply: int, viewer: Seat | None) -> Iterator[Line]:
        session = self._session
        rules, table, match = session.rules, session.table, session.match
        made = Made(rules, match.states[ply], match.moves[ply], match.states[ply + 1])
        before, after = (rules.view(state, viewer) for state in (made.before, made.after))
        told = table.describe_move(before, rules.seen_by(made.before, made.move, viewer), after, viewer)
        happened = [rank for sentence in told for rank in ranks(session.game.info.key, made, sentence)]
        self.sentences += len(told)
        if happened != sorted(happened):
            self.wrong.append(f"move {ply} tells {[self._say(one) for one in told]}, which happened {happened}")
        for sentence in told:
            yield Line(ply, self._say(sentence), self._say(table.headline(sentence)))

    def standings(self, ply: int, viewer: Seat | None) -> Iterator[tuple[str, list[str]]]:
        """Each sentence about a move, with the scores of all sides when it has come true: of the position on the way
        that it goes with, of the one before it where it has none, and after the move with the last."""
        session = self._session
        rules, table, match = session.rules, session.table, session.match
        before, after = (rules.view(state, viewer) for state in match.states[ply : ply + 2])
        made = before, rules.seen_by(match.states[ply], match.moves[ply], viewer), after, viewer
        frames, view = list(table.frames(*made)), before
        for sentence in table.describe_move(*made):
            if frames and frames[0].told == sentence:
                view = frames.pop(0).view
            elif not frames:
                view = after
            look = table.make_view_model(view, viewer)
            yield self._say(sentence), [self._score(look.side_summary(side)) for side in range(rules.sides)]

    def _score(self, standing: SideSummary) -> str:
        if standing.score is None:
            return ""
        return str(standing.score) if standing.counts is None else self._say(standing.counts)

    def _say(self, sentence: Message) -> str:
        return without_isolates(format_message(sentence, self._players.name))


class Listener(QObject):
    """Takes down all that one match tells, and compares it with the record. `did` counts what was compared."""

    def __init__(self, screen: MatchScreen, did: Counter[str]) -> None:
        super().__init__(screen)
        self._screen, self.session, self.did = screen, screen.session, did
        self.record = Record(self.session, screen.table.players)
        self.wrong = self.record.wrong
        self._start = 0
        self._steps: list[str] = []
        self._looked = dict.fromkeys(range(self.session.rules.seats), 0)
        """The last position that a person had before their eyes to decide on."""
        screen.table.step_player.frame_shown.connect(self._see_step)
        screen.table.board.announced.connect(self._hear)

    def begin(self, seat: Seat | None) -> None:
        """Something is about to happen, by the will of whoever has seen everything up to here."""
        self._start, self._steps = self.session.match.ply, []
        if seat is not None:
            self._looked[seat] = self._start

    def see_log(self, story: LogView, end: int, viewer: Seat | None, last: str = "") -> None:
        """The log tells everything up to move `end`, or up to the sentence `last` of it, the newest line last."""
        lines = unfolded(lines_of(story))
        newest = len(self.record.last_lines(end, viewer, 0))
        record = self.record.last_lines(end, viewer, len(lines) + newest)
        self.did["log"] += len(lines)
        if any(earlier.ply > later.ply for earlier, later in pairwise(lines)):
            self._blame(f"the log goes back: {lines}")
        if last:
            ends = [at for at, line in enumerate(record) if (line.ply, line.words) == (end - 1, last)]
            tails = [record[: at + 1] for at in ends]
        else:
            tails = [record]
        told = [(line.ply, line.words) for line in lines]
        if not any(told == [(line.ply, line.words) for line in tail[len(tail) - len(told) :]] for tail in tails):
            self._blame(f"the log has {told[-6:]}, the record {[tail[-6:] for tail in tails]}")

    def see_recap(self) -> None:
        """The cards, from left to right and from above, tell what the reader has missed."""
        recap, session = self._screen.table.recap, self.session
        reader = session.gate if session.gate is not None else session.viewer
        assert reader is not None, "somebody is told"
        viewer = reader if session.gate is None else None
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # the cards of the one before
        cards = sorted(recap.findChildren(RecapCardView), key=lambda card: (card.y(), card.x()))
        text = " ".join(card.accessibleDescription() for card in cards)
        self._compare(text, self.record.lines(self._looked[reader], session.match.ply, viewer), "the recap")

    def _see_step(self, shot: PlaybackFrame) -> None:
        """The bar tells the sentences of this picture, after those of the ones before; the log has come as far."""
        table, viewer, end = self._screen.table, shot.step.seat, self.session.match.ply
        if table.step_player.number == 1:
            self._steps = []
        record = self.record.lines(self._start, end, viewer)
        said = in_bar(table)
        self._steps += (found := sentences_in(said, [line.headline for line in record]))
        self.did["steps"] += len(found)
        if " ".join(found) != said:
            self._blame(f"the bar says {said!r}, of which the record has {found}")
        if not follows(self._steps, [line.headline for line in record]):
            self._blame(f"the steps are {self._steps}, the record is {record}")
        self._see_scores(shot, viewer)
        if shot.frame is None or shot.frame.within is None:
            (story,) = table.findChildren(LogView)
            words = without_isolates(format_message(shot.sentence, table.players.name))
            self.see_log(story, shot.step.ply + 1, self.session.viewer, words)

    def _see_scores(self, shot: PlaybackFrame, viewer: Seat | None) -> None:
        """No score is on the cards beside the table before the step that leads to it, and none after the next."""
        said = without_isolates(format_message(shot.sentence, self._screen.table.players.name))
        cards = [card.accessibleName() for card in self._screen.table.side_panel.cards]
        right = [scores for told, scores in self.record.standings(shot.step.ply, viewer) if told == said]
        self.did["scores"] += len(cards)
        if not any(all(map(shows_score, cards, scores)) for scores in right):
            self._blame(f"the cards show {cards} with {said!r}, when the scores are {right}")

    def _hear(self, said: str) -> None:
        """What is said in one breath is said in order, for those who look and for everybody else; figures of the table
        follow it."""
        session, end = self.session, self.session.match.ply
        for viewer in {session.viewer, session.gate, None}:
            start = self._start
            if self._screen.table.recap.isVisible():
                reader = session.gate if session.gate is not None else session.viewer
                start = start if reader is None else min(start, self._looked[reader])
            record = self.record.lines(start, end, viewer)
            if not self._is_in_order(said, record):  # mostly no figure has words that make it look so
                for figure in self._figures():
                    said = said.replace(figure, "")
            self._compare(said, record, "what is said")

    def _figures(self) -> set[str]:
        """What places and notes of the table are called: they are said when they have changed."""
        hands, name = self._screen.table.board.interaction, self._screen.table.players.name
        labels = [*(place.label for place in hands.places.values()), *(note.text for note in hands.notes)]
        return {figure for label in labels if len((figure := format_message(label, name)).split()) >= FIGURE}

    def _is_in_order(self, text: str, record: Sequence[Line]) -> bool:
        words = [line.words for line in record]
        return follows(sentences_in(without_isolates(text), words), words)

    def _compare(self, text: str, record: Sequence[Line], how: str) -> None:
        words = [line.words for line in record]
        found = sentences_in(without_isolates(text), words)
        self.did[how] += len(found)
        if not follows(found, words):
            self._blame(f"{how} has {found}, the record {words}")

    def _blame(self, what: str) -> None:
        """Keep what is wrong: no exception leaves a slot."""
        self.wrong.append(f"{what} (move {self.session.match.ply})")


def unfolded(lines: Iterable[Line]) -> list[Line]:
    """Without the squares of walks, which stand behind one line."""
    return [line for line in lines if not (line.words.startswith("Square ") and _SQUARE.match(line.words))]


def shows_score(card: str, score: str) -> bool:
    """Whether a card beside the table shows this score, or none where there is none to be seen."""
    shown = card.partition(": ")[2]
    return shown == score or shown.startswith(f"{score} ") if score else not shown


def in_bar(screen: TableScreen | ReplayView) -> str:
    """The words above the table."""
    return without_isolates(richtext.plain(Html(screen.bar.sentence.text())))


def sentences_in(text: str, sentences: Collection[str]) -> list[str]:
    """Those of these sentences that stand in a text, in its order."""
    if not sentences:
        return []
    either = "|".join(re.escape(sentence) for sentence in sorted(set(sentences), key=len, reverse=True))
    return re.findall(rf"(?:(?<=\s)|^)(?:{either})(?=\s|$)", text)


def follows(told: Sequence[str], record: Sequence[str]) -> bool:
    """Whether all that is told stands in the record, in the same order."""
    rest = iter(record)
    return all(words in rest for words in told)


def lines_of(story: LogView) -> Iterator[Line]:
    """The lines of a log that lead to a move."""
    block = story.document().begin()
    while block.isValid():
        url = QUrl(link_of(block))
        if url.scheme() == "ply":
            words = without_isolates(block.text())
            yield Line(int(url.path()), words, words)
        block = block.next()


def link_of(block: QTextBlock) -> str:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    return cursor.charFormat().anchorHref()


@cache
def tables_of(key: str) -> list[Sample]:
    """The tables of a game for two people and more: each number of seats, each value of each option."""
    return [sample for sample in samples() if sample.game.info.key == key and sample.seats > 1]


class Evening:
    """One match: begun, played by people and computers, and watched again."""

    def __init__(self, appearance: Appearance, folder: Path, sample: Sample, seed: int) -> None:
        self._appearance, self._rng, self.did = appearance, Random(f"{sample}{seed}"), Counter[str]()
        appearance.set_speed(0 if seed % 4 == 0 else 1)
        people = self._rng.randint(1, sample.seats)
        seats = tuple(
            Seated(name, number, "human" if number < people else "random")
            for number, name in enumerate(NAMES[: sample.seats])
        )
        options = SHORT.get(sample.game.info.key, {}) | dict(sample.options)
        self.session = MatchRepository(folder).begin_match(MatchSetup(sample.game.info.key, seats, options, seed))
        self.screen = MatchScreen(appearance, self.session)
        self.screen.resize(1280, 800)
        self.screen.setUpdatesEnabled(False)
        self.screen.show()
        self.listener = Listener(self.screen, self.did)
        player = self.screen.table.step_player
        self._presses = [player.show_next_frame] * 6 + [player.press_on, player.skip_remaining]
        """What ends a step: mostly its time, else Space, or Esc for all of them."""
        self.screen.table.minimum_delay.duration_ms = 0
        self.screen.begin()

    def play(self, most: int) -> None:
        """So many decisions, or up to the end; then watch the last of it again."""
        session, table = self.session, self.screen.table
        for _ in range(most):
            self._clear_the_way()
            if session.over:
                break
            seat = session.match.to_move
            moves = session.rules.legal_moves(session.rules.view(session.match.state, seat))
            self.listener.begin(seat)
            table.play(self._rng.choice(moves))
        self._clear_the_way()
        self._watch_again()

    def close(self) -> None:
        self.did["matches"] += 1
        self.did["sentences"] += self.listener.record.sentences
        self.screen.close_match()
        self.screen.close()
        self.screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _clear_the_way(self) -> None:
        """Go on until somebody is asked for a move."""
        table, session = self.screen.table, self.session
        while True:
            QApplication.processEvents()
            assert not self.listener.wrong, self.listener.wrong[0]
            if table.prompt.announcer._due:
                pass  # what was shown has been said before somebody presses on
            elif table.step_player.is_running:
                self._rng.choice(self._presses)()
            elif table.response_controller.running:
                for asker in table.response_controller.buttons.buttons:
                    if self._rng.random() < 0.5:
                        asker.click()
                self.listener.begin(None)
                table.response_controller.end()
            elif session.gate is not None:
                if table.recap.isVisible():
                    self.listener.see_recap()
                table.handover.open_gate()
                QApplication.processEvents()
                if session.gate is not None:
                    table.handover._skip()  # it need not turn to its end
            elif table.recap.isVisible():
                self.listener.see_recap()
                table.recap.dismiss()
            elif session.over:
                return
            else:
                (story,) = table.findChildren(LogView)
                self.listener.see_log(story, session.match.ply, session.viewer)
                return

    def _watch_again(self) -> None:
        """Step through the last of the replay."""
        replay = ReplayView(self._appearance, self.session, None, MatchPlayers(self._appearance, self.session))
        replay.resize(1280, 800)
        replay.setUpdatesEnabled(False)
        replay.show()
        try:
            self._step_through(replay)
        finally:
            replay.close()
            replay.deleteLater()
        assert not self.listener.wrong, self.listener.wrong[0]

    def _step_through(self, replay: ReplayView) -> None:
        """The bar tells each move, the log all of them up to there."""
        session, listener, told = self.session, self.listener, list[str]()
        replay.step_player.frame_shown.connect(lambda _: told.append(in_bar(replay)))
        end = session.match.ply
        replay.show_ply(max(0, end - REPLAYED))
        for ply in range(replay.ply, end):
            told.clear()
            replay.step()
            while replay.step_player.is_running:
                replay.step_player.show_next_frame()
            told.append(in_bar(replay))
            record = listener.record.lines(ply, ply + 1, replay.board.interaction.seat)
            said = [line.headline for line in record]
            found = [one for text in told[:-1] for one in sentences_in(text, said)]
            self.did["replay"] += len(found) + 1
            assert replay.ply == ply + 1
            assert follows(found, said), f"the replay tells {told} of {said}"
            assert not said or told[-1] == said[-1]
            assert len(found) == len(said) or not told[:-1]
            (story,) = replay.findChildren(LogView)
            listener.see_log(story, ply + 1, replay.board.interaction.seat)


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gates hear at once, everything moves in a millisecond, in which what is said has been said; the test moves for
    computers, and nobody looks at pictures."""
    monkeypatch.setattr(handover_screen, "DEAF_MS", 0)
    monkeypatch.setattr(TableScreen, "make_move_provider", Nobody)
    monkeypatch.setattr(SceneryLayers, "show", lambda layers, shown: None)
    monkeypatch.setattr(Appearance, "duration", lambda appearance, ms: min(1, round(ms * appearance.speed)))
    blank = QPixmap(1, 1)
    monkeypatch.setattr(piece_items, "piece_pixmap", lambda *piece: blank)


def matches_out_of_order(key: str, seeds: range) -> list[str]:
    """Play matches of random moves without a window, and judge what everybody is told of each move."""
    wrong, told = list[str](), 0
    for seed in seeds:
        sample = tables_of(key)[seed % len(tables_of(key))]
        rules, table = sample.rules(), sample.table()
        match, dice = Match(rules, seed), Random(seed)
        while not match.over and match.ply < MOST:
            legal = rules.legal_moves(rules.view(match.state, match.to_move))
            match.play(match.draw() if match.to_move == CHANCE else dice.choice(legal))
        for (before, after), move in zip(pairwise(match.states), match.moves, strict=True):
            views = rules.view(before, None), rules.seen_by(before, move, None), rules.view(after, None)
            sentences = table.describe_move(*views, None)
            happened = [rank for one in sentences for rank in ranks(key, Made(rules, before, move, after), one)]
            told += len(sentences)
            if happened != sorted(happened):
                wrong.append(f"{sample}, seed {seed}: {[plain(one) for one in sentences]} happened {happened}")
    print(f"{key}: {len(seeds)} matches, {told} sentences, {len(wrong)} moves out of order")
    return wrong


@pytest.mark.parametrize("key", KEYS)
def test_each_move_is_told_in_the_order_of_the_rules(key: str) -> None:
    start = drawn_today(key).randrange(1_000)
    assert matches_out_of_order(key, range(start, start + FEW)) == []


@pytest.mark.long
@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("key", KEYS)
def test_each_move_of_two_hundred_matches_is_told_in_the_order_of_the_rules(key: str) -> None:
    assert matches_out_of_order(key, range(MANY)) == []


def play(evening: Evening, most: int) -> Counter[str]:
    try:
        evening.play(most)
    finally:
        evening.close()
    return evening.did


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("key", KEYS)
def test_everything_is_told_in_the_order_in_which_it_happened(appearance: Appearance, tmp_path: Path, key: str) -> None:
    did, tables, dice = Counter[str](), tables_of(key), drawn_today(key)
    for _ in range(FEW):
        sample = tables[dice.randrange(len(tables))]
        did += play(Evening(appearance, tmp_path, sample, dice.randrange(1_000)), DECISIONS)
    assert did["log"] and did["what is said"] and did["replay"]


@pytest.mark.long
@pytest.mark.timeout(7_200)
@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("numbers", slices_of_matches())
@pytest.mark.parametrize("key", KEYS)
def test_everything_of_two_hundred_matches_is_told_in_the_order_in_which_it_happened(
    appearance: Appearance, tmp_path: Path, key: str, numbers: range
) -> None:
    tables = tables_of(key)
    for number in numbers:
        sample, start = tables[number % len(tables)], perf_counter()
        did = play(Evening(appearance, tmp_path, sample, number), MOST)
        print(f"{number} {sample}: {perf_counter() - start:.0f} s, {dict(did)}", flush=True)
        assert did["log"] and did["replay"]
