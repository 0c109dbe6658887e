"""The story of a match as text: what everybody may know, under its headings."""

from __future__ import annotations

from collections.abc import Generator

from garden_desktop.core.types import CHANCE
from garden_desktop.hotseat.memory import story_start
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.match.match_players import MatchPlayers
from garden_desktop.ui.pad.ending import sheet_of


class LogExport:
    """Goes on as `steps` is asked, a move at a time; `text` is whole when it is through, `left` tells how many moves
    are to come. Of a match that runs no more is told than stands open on the table."""

    def __init__(self, session: Session, players: MatchPlayers, title: str, when: str) -> None:
        self._session, self._players = session, players
        self._end = session.match.ply
        self._lines = [f"{title}, {when}", ", ".join(player.name for player in players.players())]
        self.left = self._end

    def steps(self) -> Generator[None, None, None]:
        session, heading = self._session, ""
        for ply in range(story_start(session.match, session.table.memory, None, self._end), self._end):
            (step,) = session.steps(ply, ply + 1, None)
            view = step.after if step.mover == CHANCE else step.before  # what nature deals belongs to what comes
            if step.told and (above := format_message(session.table.chapter(view), self._players.name)) != heading:
                heading = above
                self._lines += ["", heading]
            self._lines += [f"  {format_message(told, self._players.name)}" for told in step.told]
            self.left = self._end - ply - 1
            yield
        if session.over:
            sheet = sheet_of(session, self._players.player)
            said = [sheet.headline, *sheet.sentences, *([sheet.tiebreak] if sheet.tiebreak else [])]
            self._lines += ["", *(format_message(one, self._players.name) for one in said)]

    @property
    def text(self) -> str:
        return "\n".join(self._lines) + "\n"
