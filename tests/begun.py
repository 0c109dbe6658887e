"""Matches that people have begun before: random moves up to a decision that seldom comes.

A process of its own for tests that look at the program from outside: `python -m tests.begun FOLDER GAME WANTED
KEY=VALUE ...` writes the name of the record.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from random import Random

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))


def begin_match(folder: Path, game: str, options: Mapping[str, str], wanted: str) -> Path:
    """Leave a match of two people in this folder whose next move can be one with `wanted` in its notation; returns its
    record."""
    repository = MatchRepository(folder)
    for seed in count():
        session = repository.begin_match(MatchSetup(game, PEOPLE, options, seed))
        rules, match, random = session.rules, session.match, Random(seed)
        assert session.journal is not None
        path = session.journal.path
        try:
            while not session.over:
                moves = rules.legal_moves(rules.view(match.state, rules.to_move(match.state)))
                if any(wanted in rules.move_text(move) for move in moves):
                    return path
                session.play(random.choice(moves))
        finally:
            session.close()
        path.unlink()
    raise AssertionError("seeds never end")


if __name__ == "__main__":
    folder, game, wanted, *options = sys.argv[1:]
    print(begin_match(Path(folder), game, dict(option.split("=") for option in options), wanted).name)
