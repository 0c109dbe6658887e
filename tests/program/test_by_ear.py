"""A whole match of each game by ear: announcements, what has the keyboard, and keys, and no picture."""

from __future__ import annotations

import pytest

from tests.program.by_ear import by_ear
from tests.program.conftest import Sit
from tests.program.games import GAMES
from tests.program.judge import told, unheard
from tests.program.listener import Entry

ANN = 0


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_ear(sit: Sit, game: str) -> None:
    """From home to the score pad; and whatever the record says has happened was heard, whoever did it."""
    evening = sit(bus=True, walked=False)
    log = by_ear(evening, game, seed=1)
    record = evening.program.records()[-1]
    assert record.read_bytes().splitlines()[-1].startswith(b'{"result"'), "the match came to its end"
    silent = list(unheard(log, told(record, ANN)))
    assert not silent, "\n".join(silent)
    evening.close_window()


def test_what_nobody_said_is_found() -> None:
    log = [Entry("begins", (), 1), Entry("Return", (), 2)]
    assert list(unheard(log, [["Ann plants."]])) == ["move 0: Ann plants."]
