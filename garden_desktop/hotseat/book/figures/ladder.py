"""The ladder of a game: somebody's best lead over the side nobody sits at, for each pair of values of two options."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from garden_desktop.core.tally import SoloLadder
from garden_desktop.hotseat.book.index import MatchIndex


class LadderResult(NamedTuple):
    """The best of so many matches: by how much it was won, or lost, whether it was won, and its record."""

    lead: int
    won: bool
    record: str
    matches: int


Rungs: TypeAlias = Mapping[tuple[str, str], LadderResult]
"""By the values of the options across and up; what was not tried is not in it."""


def rungs(index: MatchIndex, names: Collection[str], game: str, ladder: SoloLadder) -> Rungs:
    """The matches of a person who has any of these names."""
    marks = ",".join("?" * len(names))
    query = (
        "SELECT r.options, r.scores, s.rank, r.name FROM sat s JOIN records r ON r.name = s.record"  # noqa: S608 - made of constants
        f" WHERE s.computer = 0 AND s.person IN ({marks}) AND s.game = ? AND s.mode = ? AND s.seats = 1 AND s.sides = 2"
        " AND s.rank IS NOT NULL ORDER BY s.modified"
    )
    found: dict[tuple[str, str], LadderResult] = {}
    options = cache(json.loads)
    for chosen, scores, rank, name in index.rows(query, (*names, game, ladder.mode)):
        step = tuple(options(chosen).get(steps.option, "") for steps in (ladder.across, ladder.up))
        mine, other = json.loads(scores)
        here, before = LadderResult(mine - other, rank == 1, name, 1), found.get((step[0], step[1]))
        best = here if before is None else max(before, here, key=lambda one: (one.lead, one.record == name))
        found[step[0], step[1]] = best._replace(matches=1 + (before.matches if before else 0))
    return found
