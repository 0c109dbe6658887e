"""The plum game with a tree that may be drawn, or brought along in a file, for tests of what comes before a match."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.game import Option, OptionFile, OptionFileValue, OptionOverride, UnfitFileError
from garden_desktop.core.types import Pack
from tests.plum import PlumGame, option, words

MOST = 40


def read(data: bytes, pack: Pack) -> OptionFileValue:
    """A tree is called by the first line; every line that says it is rotten is a mistake."""
    name, *lines = data.decode().splitlines()
    rotten = [number for number, line in enumerate(lines, 2) if line == "rotten"]
    if rotten or len(data) > MOST:
        raise UnfitFileError([words("Line {line}: The plum is rotten.").of(line=number) for number in rotten or [0]])
    return OptionFileValue(f"tree\n{name}", name, tuple(words("A worm.") for line in lines if line == "worm"))


TREE = OptionFile(
    label=words("Your own tree"),
    hint=words("You can bring a tree."),
    button=words("Tree file..."),
    kind=words("Trees"),
    patterns=("*.tree",),
    most=MOST,
    read=read,
)


PICK_ALL = OptionOverride("picking", "all", "early", words("Who picks all begins early."))


class Orchard(PlumGame):
    """Its trees: one that stands there, one that is drawn, one of your own."""

    options: Sequence[Option] = (
        *PlumGame.options,
        option("tree", "old drawn", modes=("table",))._replace(file=TREE),
        option("height", "low high", modes=("table",))._replace(needs=("tree", "drawn")),
        option("picking", "some all", group="The picking", modes=("table",)),
        option("season", "early late", group="The picking")._replace(governed=PICK_ALL),
    )

    def pack(self, text: str, file: str) -> Pack:
        return super().pack(text, file) if file == "rotten.toml" else NO_PACK


class NoPack:
    """Trees need no data."""

    id = digest = ""


NO_PACK = NoPack()
