"""A lesson step by step, without a window: what goes on, what is taken back, and who moves meanwhile."""

from __future__ import annotations

import errno
import os
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from garden_desktop.core.gesture import MoveSequence
from garden_desktop.core.packs import PackError
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson import library
from garden_desktop.hotseat.lesson.library import check
from garden_desktop.hotseat.lesson.session import TOGETHER, LessonSession, choice, chooser_of
from tests.hotseat.lesson.good import KEY, TEXT, session
from tests.hotseat.lesson.good import lesson as lesson_of
from tests.shipped import SHIPPED

LESSONS = [(key, file) for key in registry.games() for file in library.files(key)]


def move(lesson: LessonSession, text: str) -> None:
    lesson.play(lesson.rules.parse_move(text))


@pytest.mark.parametrize(("key", "file"), LESSONS, ids=lambda part: getattr(part, "stem", part))
def test_every_lesson_that_ships_can_be_played_to_its_end(key: str, file: Path) -> None:
    library.checked(registry.games()[key], library.load(file, key))


def test_every_game_that_comes_with_the_program_has_a_lesson() -> None:
    assert {key for key, _ in LESSONS} >= set(SHIPPED)


def test_an_expected_move_hands_the_table_to_the_script() -> None:
    lesson = session(step=2)
    move(lesson, "commit g11")
    assert (lesson.passed, lesson.tried, lesson.deciding, lesson.computer) == (True, None, None, 1)
    move(lesson, lesson.rules.move_text(lesson.answer()))
    assert lesson.rested


def test_another_move_is_made_and_waits_to_be_taken_back() -> None:
    lesson = session(step=2)
    before = lesson.match.state
    move(lesson, "commit g09")
    assert lesson.match.state != before
    assert (lesson.passed, lesson.deciding, lesson.computer, lesson.can_undo()) == (False, None, None, "free")
    lesson.undo()
    assert (lesson.match.state, lesson.tried, lesson.deciding, lesson.tries) == (before, None, 0, 1)


def test_what_was_expected_is_not_undone_but_gone_back_from() -> None:
    lesson = session(step=3)
    assert lesson.can_undo() == "none"
    lesson.go_to(2)
    assert lesson.match.ply == lesson.start
    assert lesson.deciding == 0


def test_of_several_patterns_the_first_one_says_what_is_shown() -> None:
    for do in (["commit g0*", "commit g11*"], ["commit g11*", "commit g0*"]):
        lesson = session(TEXT.replace('["commit g11", "commit g04 g11"]', str(do).replace("'", '"')), 2)
        shown = lesson.rules.move_text(lesson.expected()[0])
        assert shown.startswith("commit g11") == (do[0] != "commit g0*")


def test_what_a_step_has_put_still_lies_there_in_the_next() -> None:
    assert [tuple(handle[:2]) for handle in session(step=2).laid()] == [("bench", "gnome:g11")]
    assert session(step=3).laid() == []


def test_a_lesson_ends_with_its_last_step_and_keeps_no_record() -> None:
    lesson = session(step=3)
    lesson.skip()
    assert lesson.finished
    assert (lesson.over, lesson.advice, lesson.can_redo()) == (False, False, False)
    assert lesson.journal is None


def test_draws_that_are_written_down_come_and_the_others_come_from_the_seed() -> None:
    written, drawn = session(TEXT.replace('["2: fulfil 1"]', '["2: fulfil 1", "0: task c6"]'), 3), session(step=3)
    for one in (written, drawn):
        one.skip()
    wanted = written.rules.parse_move("task c6")
    assert written.match.moves[-1] == wanted
    assert drawn.match.mover(drawn.match.ply - 1) == CHANCE
    assert drawn.match.moves[-1] != wanted


def test_two_choices_without_an_answer_together_lead_back_to_the_first_of_each() -> None:
    lesson = session(step=2)
    move(lesson, "commit g04 g11")
    lesson.recover()
    assert lesson.rested
    assert "commit g11" in [lesson.rules.move_text(made) for made in lesson.match.moves]


def test_the_learner_sees_no_more_than_at_a_match() -> None:
    lesson = session(step=2)
    assert lesson.viewer == 0
    assert lesson.view == lesson.rules.view(lesson.match.state, 0)


def test_somebody_called_like_the_other_one_is_told_apart() -> None:
    game = registry.games()[KEY]
    lesson = library.begin(game, session().lesson, "ben")
    assert len({seat.name.casefold() for seat in lesson.seats}) == 2
    check(game, registry.load_pack(game), lesson.lesson)


def test_a_reply_with_a_star_is_a_legal_move_like_it() -> None:
    lesson = session(TEXT.replace('"2: commit g08 g12"', '"2: commit * g12"'), 2)
    lesson.skip()
    made = next(move for move in map(lesson.rules.move_text, reversed(lesson.match.moves)) if move.startswith("commit"))
    assert made.endswith("g12")


FREE = TEXT.partition('do = ["fulfil 2"]')[0] + 'free = true\nhints = ["fulfil none: Nothing?"]\n'


def finish(lesson: LessonSession) -> None:
    """Both play as the easy computer does."""
    while not lesson.match.over:
        assert lesson.tried is None
        lesson.play(lesson.answer())


def test_in_a_free_step_both_play_until_the_match_is_over() -> None:
    lesson = session(FREE, step=3)
    turns = set()
    while not lesson.match.over:
        assert (lesson.deciding, lesson.computer) in {(0, None), (None, 1)}
        assert not lesson.rested
        turns.add(lesson.match.to_move)
        lesson.play(lesson.answer())
    assert turns == {0, 1}
    assert lesson.finished


def test_what_a_free_step_warns_of_is_warned_of_once() -> None:
    lesson = session(FREE, step=3)
    before = lesson.match.state
    move(lesson, "fulfil none")
    assert (lesson.tried is not None, lesson.deciding, lesson.computer) == (True, None, None)
    lesson.undo()
    assert lesson.match.state == before
    move(lesson, "fulfil none")
    assert lesson.tried is None
    assert lesson.match.state != before
    finish(lesson)
    assert lesson.finished


def test_a_warning_in_the_middle_takes_back_that_move_alone() -> None:
    lesson = session(FREE, step=3)
    while not (lesson.deciding == 0 and lesson.match.ply > lesson.start + 2):
        lesson.play(lesson.answer())
    while (
        lesson.deciding != 0 or len(lesson.rules.legal_moves(lesson.view)) < 2 or lesson.match.state.phase != "fulfil"
    ):
        lesson.play(lesson.answer())
    ply = lesson.match.ply
    move(lesson, "fulfil none")
    lesson.undo()
    assert lesson.match.ply == ply


def test_the_check_plays_a_free_step_to_its_end() -> None:
    game = registry.games()[KEY]
    check(game, registry.load_pack(game), session(FREE).lesson)


SEALED = (
    TEXT.partition("[[step]]")[0]
    + "[[step]]"
    + TEXT.partition('hints = ["bench gnome:g04: One flower."]')[2].partition("[[step]]")[2]
)
"""The lesson without its first two steps: it begins with a choice of two moves."""


def test_recovering_goes_back_to_the_first_step() -> None:
    lesson = session(SEALED)
    assert lesson.deciding == 0
    move(lesson, "commit g04 g11")
    lesson.follow()
    lesson.go_on()
    lesson.recover()
    assert (lesson.step, lesson.rested) == (1, True)
    assert [lesson.rules.move_text(made) for made in lesson.match.moves].count("commit g11") == 1


def test_a_sentence_of_an_offer_is_one_move_of_several() -> None:
    game = registry.games()["fire_and_flora"]
    (file,) = (file for file in library.files("fire_and_flora") if file.stem == "05-a-good-bargain")
    lesson = LessonSession(game, registry.load_pack(game), library.load(file, "fire_and_flora"))
    offers = 0
    while not lesson.finished:
        texts = [text for text in lesson.now.do if TOGETHER in text]
        for text, offer in zip(texts, lesson.expected(), strict=False):
            assert isinstance(offer, MoveSequence)
            assert [lesson.rules.move_text(part) for part in offer.moves] == text.split(TOGETHER)
            offers += 1
        lesson.skip()
        if not lesson.finished:
            lesson.go_on()
    assert offers >= 2


def test_what_was_put_before_is_in_the_draft_of_the_next_move() -> None:
    chooser = chooser_of(session(step=2))
    assert chooser is not None
    assert [tuple(step[:2]) for step in chooser.draft] == [("bench", "gnome:g11")]
    waiting = session(step=2)
    move(waiting, "commit g11")
    assert chooser_of(waiting) is None, "it is the turn of somebody else"


def test_where_the_computer_would_do_something_else_the_first_move_that_fits_is_made() -> None:
    lesson = session(step=2)
    texts = list(map(lesson.rules.move_text, lesson.rules.legal_moves(lesson.view)))
    own = lesson.rules.move_text(choice(lesson.game, lesson.match))
    others = 0
    for pattern in ("commit *", *(f"{text}*" for text in texts)):
        fits = [text for text in texts if fnmatchcase(text, pattern)]
        made = lesson.rules.move_text(choice(lesson.game, lesson.match, pattern))
        assert made == (own if own in fits else fits[0])
        others += own not in fits and len(fits) > 1
    assert others
    assert choice(lesson.game, lesson.match, "keep *") is None


def test_a_lesson_with_a_fault_does_not_begin_unless_only_another_choice_leads_there() -> None:
    game = registry.games()[KEY]
    faulty = TEXT.replace("2: commit g08 g12", "2: commit g11")
    with pytest.raises(PackError):
        library.begin(game, lesson_of(faulty), "Ann")
    on_another_way = TEXT.replace("2: commit g08 g12", "2: commit g12").replace("2: fulfil 1", "2: fulfil none")
    assert library.begin(game, lesson_of(on_another_way), "Ann").step == 0


@pytest.mark.parametrize("key", SHIPPED)
def test_a_wrong_move_that_opens_a_window_for_answers_is_taken_back_with_it(key: str) -> None:
    game, opened = registry.games()[key], 0
    for file in library.files(key)[:4]:
        lesson = LessonSession(game, registry.load_pack(game), library.load(file, key))
        while not lesson.finished:
            wanted = lesson.expected()[:1]
            if wanted and not lesson.now.free and lesson.deciding is not None:
                for other in lesson.rules.legal_moves(lesson.view):
                    if not lesson.now.wants(lesson.move_text(other)):
                        lesson.play(other)
                        opened += lesson.response_windows.watch is not None
                        lesson.undo()
                        assert lesson.response_windows.watch is None
            if lesson.now.free:
                break
            lesson.skip()
            if not lesson.finished:
                lesson.go_on()
    assert bool(opened) == (key == "fire_and_flora")


def test_nobody_decides_once_a_step_is_done() -> None:
    lesson = session(step=1)
    assert lesson.deciding == 0
    lesson.pass_on()
    assert lesson.deciding is None


def test_a_lesson_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=f"cannot be read: {os.strerror(errno.ENOENT)}"):
        library.load(tmp_path / "gone.toml", KEY)
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    with pytest.raises(PackError, match="cannot be read: it is not UTF-8 text"):
        library.load(tmp_path / "bytes.toml", KEY)


def test_a_free_step_does_not_warn_of_the_only_move(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in (1, 2):
        lesson = session(FREE, step=3)
        made = lesson.rules.parse_move("fulfil none")
        with monkeypatch.context() as patch:
            patch.setattr(type(lesson.rules), "legal_moves", lambda *_, number=number, made=made: [made] * number)
            lesson.play(made)
        assert (lesson.tried is None) == (number == 1)
