"""A small picture of the table that is being chosen, for games that can draw one before anybody sits down."""

from __future__ import annotations

from garden_desktop.core.game import Game
from garden_desktop.core.options import resolve_options
from garden_desktop.core.packs import PackError
from garden_desktop.core.types import OptionError
from garden_desktop.games.registry import load_pack
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.match.painters import Sketch, sketches


class TablePreview:
    """Keeps the last picture: it changes with the rules, the pack and the seed, not with who plays."""

    def __init__(self, game: Game) -> None:
        self._sketch = sketches(game.info.key)
        self._asked: object = None
        self._drawn: Sketch | None = None

    def of(self, choices: NewGameState, seed: int) -> Sketch | None:
        """The picture; None where the game has none, or where nothing can be played like this."""
        if self._sketch is None:
            return None
        asked = (choices.count, choices.options, choices.pack_file, seed)
        if asked != self._asked:
            self._asked, self._drawn = asked, self._draw(choices, seed)
        return self._drawn

    def _draw(self, choices: NewGameState, seed: int) -> Sketch | None:
        assert self._sketch is not None, "asked for games with pictures alone"
        try:
            pack = load_pack(choices.game, choices.pack_file)
            options = resolve_options(choices.game, choices.options, seed, pack)
            return self._sketch(choices.game.rules(choices.count, options, pack))
        except (PackError, OptionError):  # the sheet says it in words
            return None
