"""A process that resumes a record and plays on at random, one move after another, until it is killed or the match ends.

After each move it says how many moves are saved and which is the last of them; "over" is its last word.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from garden_desktop.hotseat.match_repository import MatchRepository
from tests import fifth


def play_on(path: Path, rng: Random) -> None:
    session = MatchRepository(path.parent).resume(path)
    while not session.over:
        moves = session.rules.legal_moves(session.match.state)
        session.play(moves[rng.randrange(len(moves))])
        ply, made = session.match.ply, session.match.moves[-1]
        sys.stdout.write(f"{ply} {session.rules.move_text(made)}\n")
        sys.stdout.flush()
    sys.stdout.write("over\n")


if __name__ == "__main__":
    with fifth.planted():
        play_on(Path(sys.argv[1]), Random(sys.argv[2]))
