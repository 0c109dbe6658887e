"""What was found out about finished matches, kept in the cache folder: a file each, named by match and program."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import Any, Final

from garden_desktop import __version__, paths
from garden_desktop.core.estimate import Chances
from garden_desktop.core.files import read_regular, write_whole
from garden_desktop.hotseat.lookback.match_analysis import MatchAnalysis, MoveAnalysis

VERSION: Final = 4
"""What was taken apart otherwise is taken apart again."""
MOST: Final = 16 << 20


class AnalysisCache:
    """The folder. What is damaged or from elsewhere is thrown away, and was never there."""

    def __init__(self, folder: Path, app: str) -> None:
        self._folder, self._app = folder, app

    def load(self, text: str, plies: int, sides: int) -> MatchAnalysis | None:
        """What is known of the match with this record, of so many moves and sides."""
        return self.load_named(self.name_of(text), plies, sides)

    def load_named(self, name: str, plies: int, sides: int) -> MatchAnalysis | None:
        """The same by the name it is kept under."""
        path = self._folder / name
        try:
            return _read(json.loads(read_regular(path, MOST)), plies, sides)
        except FileNotFoundError:
            return None
        except (OSError, ValueError, TypeError, KeyError, OverflowError, RecursionError):
            with suppress(OSError):  # it will be written over
                path.unlink()
            return None

    def store(self, text: str, found: MatchAnalysis) -> None:
        """Keep it; where nothing can be written the work is done again next time."""
        with suppress(OSError):
            told = json.dumps({"start": found.start, "parts": found.parts})
            write_whole(self._folder / self.name_of(text), told.encode())

    def name_of(self, text: str) -> str:
        """What the match with this record is kept under."""
        return f"{sha256(f'{VERSION} {self._app} {text}'.encode()).hexdigest()}.json"

    def names(self) -> set[str]:
        """What is kept."""
        try:
            return {path.name for path in self._folder.iterdir()}
        except OSError:
            return set()


def _read(found: Mapping[str, Any], plies: int, sides: int) -> MatchAnalysis:
    """Raises ValueError, TypeError or KeyError for anything but what `put` has written."""
    parts = tuple(_part(ply, line, sides) for ply, line in enumerate(found["parts"]))
    if len(parts) != plies:
        raise ValueError(len(parts))
    return MatchAnalysis(_chances(found["start"], sides), parts)


def _part(ply: int, line: Any, sides: int) -> MoveAnalysis:
    at, seat, after, luck, play, rethought, better = line
    if at != ply or type(seat) is not int or not -1 <= seat < sides or not isinstance(better, str):
        raise ValueError(line)
    chances, by_luck, by_play, by_thought = (_chances(each, sides) for each in (after, luck, play, rethought))
    return MoveAnalysis(ply, seat, chances, by_luck, by_play, by_thought, better)


def _chances(found: Any, sides: int) -> Chances:
    if len(found) != sides or not all(type(one) in (int, float) and isfinite(one) for one in found):
        raise ValueError(found)
    return tuple(map(float, found))


def usual() -> AnalysisCache:
    """What this program has found out on this computer."""
    return AnalysisCache(paths.cache_dir() / "lookback", __version__)
