"""The line where one may bring component data of one's own."""

from __future__ import annotations

from pathlib import Path

from garden_desktop.core.packs import PackError
from garden_desktop.core.text import printable
from garden_desktop.games.registry import load_pack
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.newgame.custom_file_row import CustomFileRow


class PackRow(CustomFileRow):
    """The cards and pieces of this match."""

    def retranslate(self) -> None:
        self.title.setText(self.tr("Component pack"))
        self.open.setText(self.tr("Your own component pack..."))
        self.drop.setText(self.tr("Use the one that comes with the game"))
        self.show_status()

    def asked(self) -> tuple[str, str]:
        return self.tr("Choose a component pack"), self.tr("Component packs (*.toml)")

    def check(self, file: Path) -> None:
        load_pack(self._choices.game, file)

    def refusal(self, error: PackError) -> str:
        return error_message(error, Path())

    def file(self, choices: NewGameState) -> Path | None:
        return choices.pack_file

    def using(self, choices: NewGameState, file: Path | None) -> NewGameState:
        return choices.with_pack(file)

    def sentence(self, file: Path | None) -> str:
        if file is not None:
            return self.tr("The cards and pieces come from {file}.").format(file=printable(file.name))
        return self.tr("You can play with data of your own, such as the cards you have on paper.")
