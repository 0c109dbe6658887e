"""The line where one may bring numbers of one's own, by which the computers of this match judge."""

from __future__ import annotations

from pathlib import Path

from garden_desktop.core.packs import PackError
from garden_desktop.core.text import printable
from garden_desktop.hotseat.new_game import HUMAN, NewGameState
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.newgame.custom_file_row import CustomFileRow


class BotFileRow(CustomFileRow):
    """How the computers of this match judge; there where one sits at the table."""

    def retranslate(self) -> None:
        self.title.setText(self.tr("How computers judge"))
        self.open.setText(self.tr("Your own players.toml..."))
        self.drop.setText(self.tr("Use the one that comes with the game"))
        self.show_status()

    def asked(self) -> tuple[str, str]:
        return self.tr("Choose a players' file"), self.tr("Players (*.toml)")

    def check(self, file: Path) -> None:
        self._choices.game.check_players(file)

    def refusal(self, error: PackError) -> str:
        words = self.tr("Computers cannot judge like this: {error}. Mend that file or choose another.")
        return words.format(error=format_message(error.text, str))

    def file(self, choices: NewGameState) -> Path | None:
        return choices.players_file

    def using(self, choices: NewGameState, file: Path | None) -> NewGameState:
        return choices.with_players(file)

    def sentence(self, file: Path | None) -> str:
        if file is not None:
            return self.tr("The computers judge by the numbers in {file}.").format(file=printable(file.name))
        return self.tr("Computers may judge by numbers of your own, such as those you have tuned.")

    def show_choices(self, choices: NewGameState) -> None:
        super().show_choices(choices)
        self.setVisible(any(seat.who != HUMAN for seat in choices.seats))
