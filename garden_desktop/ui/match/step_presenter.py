"""Presenter of steps on table, bar and screen reader: all moves that the viewer does not know already."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from garden_desktop.core.text import Message
from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.ui.kit.text.html import joined
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.match.decision_view import DecisionView
from garden_desktop.ui.match.match_narrator import MatchNarrator
from garden_desktop.ui.match.match_page import MatchPage
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.step_bar import StepBar
from garden_desktop.ui.match.step_player import PlaybackFrame, StepPlayer, storyboard


class StepPresenter(QObject):
    """Presenter of playback: builds the storyboard for `step_player`, and shows each of its frames."""

    def __init__(
        self,
        model: MatchModel,
        step_player: StepPlayer,
        page: MatchPage,
        step_bar: StepBar,
        narrator: MatchNarrator,
        decision: DecisionView,
    ) -> None:
        super().__init__(step_player)
        self._model, self._session, self._players = model, model.session, model.players
        self._step_player, self._step_bar, self._decision = step_player, step_bar, decision
        self._page, self._views, self._narrator = page, page.views, narrator
        step_player.frame_shown.connect(self._show_shot)
        step_player.skipped.connect(self._summarise)

    def present_steps(self, steps: Sequence[PlayedStep]) -> None:
        """Play steps back, without those that their player has just made."""
        session = self._session
        told = [step for step in steps if not step.quiet]
        for step in steps[:1]:
            self._narrator.sound_cues.play_step(step)
        own = bool(told) and session.human(told[0].mover) and session.table.response_window(told[0].before) is None
        gate_next = session.gate is not None or session.over
        known = own and not told[0].between and (not gate_next or self._told_at_gate(told[0]))
        unknown = told[1:] if known else told
        if steps[:1] and not gate_next and (known or self._sealed(steps[0])):
            self._speak(steps[0].told)
        people = [seat for seat in range(len(session.seats)) if session.human(seat)]
        shots = storyboard(unknown, session.table, session.rules, people, over=session.over)
        leaves, covered = gate_next and not session.returning, session.returning
        self._step_player.start_frames(shots, leaves=leaves, covered=covered, over=session.over)

    def replay_last(self) -> bool:
        """Repeat the last playback; the draft of the deciding person is restored afterwards."""
        if not self._model.is_playing and (self._session.deciding is None or self._session.gate is not None):
            return False
        if not self._model.is_playing:
            self._decision.save_draft()
        return self._step_player.repeat_frames()

    def drop_silent_passes(self, steps: Sequence[PlayedStep]) -> Sequence[PlayedStep]:
        """Steps without passes that standing orders have made and that had no effect."""
        return [*steps[:1], *(step for step in steps[1:] if not self.is_silent_pass(step))]

    def is_silent_pass(self, step: PlayedStep) -> bool:
        """Whether a step is a pass without effect."""
        asked = self._session.table.response_window(step.before)
        return asked is not None and step.move == asked.pass_move and len(step.told) == 1

    def refresh_sentence(self) -> None:
        """Render the current sentence again after a change of language or theme."""
        if self._model.is_playing:
            self._say(self._step_player.current_frame)

    def _sealed(self, step: PlayedStep) -> bool:
        """Whether a person has just made a secret move: nothing shows it, so it is announced to its player."""
        return step.quiet and step.seat is not None and step.seat == step.mover and self._session.human(step.mover)

    def _told_at_gate(self, step: PlayedStep) -> bool:
        """Whether the hand-over screen may follow at once, as the player knows the own move, and nothing else
        happened."""
        session = self._session
        return session.game.info.told_at_gate and session.gate is not None and len(step.told) == 1

    def _show_shot(self, shot: PlaybackFrame) -> None:
        step, scene = shot.step, self._views.board.table_scene
        for told in shot.steps:
            self._narrator.sound_cues.play_step(told)
        self._decision.invalidate()
        scene.animator.skip()
        self._views.show_position(shot.view, step.seat, None, self._players.name)
        self._step_player.moving_ms = scene.coming_ms
        self._say(shot)
        if self._step_player.count > 1 or self._step_player.is_waiting:  # else it would only flash over the hand
            self._step_bar.show_step()
        self._speak(shot.sentences)
        if self._step_player.is_waiting:
            self._narrator.announcer.set_question(self.tr("Press Space to continue."))
        passed = self._session.table.response_window(step.before) is not None  # then another seat's play goes on
        acting = step.mover if step.frames and not passed else self._session.rules.to_move(shot.view)
        names_winner = self._session.over and self._step_player.last
        acting = None if names_winner else acting
        self._narrator.side_panel_presenter.show_view(shot.view, acting, step.ply + 1, shot.sentence)
        if names_winner:
            self._narrator.change_announcer.begin_decision(step.seat)
        self._page.title.show_moment(shot.view)
        self._narrator.prompt.keep_told(shot.sentences)

    def _say(self, shot: PlaybackFrame) -> None:
        name, colour, headline = self._players.name, self._players.colour, self._session.table.headline
        sentences = (format_message_html(headline(one), name, colour) for one in shot.sentences)
        self._page.bar.sentence.set_html(joined(sentences))

    def _summarise(self, shots: Sequence[PlaybackFrame]) -> None:
        """Announce sentences of skipped frames at once."""
        self._speak([sentence for shot in shots for sentence in shot.sentences])
        self._narrator.prompt.keep_told(shots[-1].sentences)

    def _speak(self, sentences: Sequence[Message]) -> None:
        self._narrator.announcer.add_events([format_message(sentence, self._players.name) for sentence in sentences])
