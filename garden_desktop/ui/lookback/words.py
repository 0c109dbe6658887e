"""What a decision of a finished match and a better one are called, to whoever made it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.inspection import Subject
from garden_desktop.core.text import SideName
from garden_desktop.hotseat.lookback.match_analysis import MoveAnalysis
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.look_cache import AnyLook
from garden_desktop.ui.kit.text.html import NOTHING, Html, escaped, joined
from garden_desktop.ui.kit.text.messages import format_message, format_message_html, join_list
from garden_desktop.ui.match.match_players import MatchPlayers


class DecisionMoment(NamedTuple):
    """A decision of a match: before which move, whose it was, what was done and what was better, None where nothing
    was."""

    ply: int
    seat: int
    done: Any
    better: Any


def moment_of(session: Session, part: MoveAnalysis) -> DecisionMoment:
    """The moment of a decision that was taken apart."""
    match = session.match
    better = match.rules.parse_move(part.better) if part.better else None
    return DecisionMoment(part.ply, part.seat, match.moves[part.ply], better)


def both(session: Session, players: MatchPlayers, moment: DecisionMoment) -> tuple[Html, Html]:
    """Both moves in words: as the story tells them, or, where it tells them alike, by what each of them takes up."""
    done = _told(session, players, moment, moment.done)
    better = NOTHING if moment.better is None else _told(session, players, moment, moment.better)
    if moment.better is not None and done == better:
        things = [_things(session, players, moment, handles) for handles in apart(session, moment)]
        return things[0], things[1]
    return done, better


def move_text(session: Session, players: MatchPlayers, ply: int) -> Html:
    """What the story tells of any move, a draw among them, now that all lies open."""
    match, public = session.match, [session.rules.view(session.match.states[at], None) for at in (ply, ply + 1)]
    sentences = session.table.describe_move(public[0], match.moves[ply], public[1], None)
    return joined(format_message_html(one, players.name, players.colour) for one in sentences)


def apart(session: Session, moment: DecisionMoment) -> tuple[Sequence[InputStep], Sequence[InputStep]]:
    """The handles of each of the two moves that the other does not have; all of them where it has them all. What only
    closes a move that takes up pieces is left out."""
    view = session.rules.view(session.match.states[moment.ply], moment.seat)
    done, better = (session.table.gesture(view, move) for move in (moment.done, moment.better))
    parts = [one for one in done if one not in better] or done, [one for one in better if one not in done] or better
    own, other = ([one for one in part if one.piece] or part for part in parts)
    return own, other


def _told(session: Session, players: MatchPlayers, moment: DecisionMoment, move: Any) -> Html:
    """What the story tells of a move to its player; where it tells only what comes of it, what one presses for it."""
    rules, state, seat = session.rules, session.match.states[moment.ply], moment.seat
    before, after = (rules.view(each, seat) for each in (state, rules.apply(state, move)))
    told = session.table.describe_move(before, move, after, seat)
    if told and SideName(seat) in dict(told[0].args).values():
        return format_message_html(told[0], players.name, players.colour)
    return _things(session, players, moment, session.table.gesture(before, move))


def _things(session: Session, players: MatchPlayers, moment: DecisionMoment, handles: Sequence[InputStep]) -> Html:
    """What some handles take up or press, by name."""
    view = session.rules.view(session.match.states[moment.ply], moment.seat)
    look = session.table.make_view_model(view, moment.seat)
    return escaped(join_list([_name(look, handle, players) for handle in handles]))


def _name(look: AnyLook, handle: InputStep, players: MatchPlayers) -> str:
    """What a handle is called in few words: as the heading of its explanation, where it has one."""
    subject: tuple[Subject, str] = ("piece", handle.piece) if handle.piece else ("place", handle.place)
    gloss = look.inspect(*subject)
    if gloss is not None:
        return format_message(gloss.title, players.name)
    labels = {one.id: one.label for one in (look.pieces if handle.piece else look.places)}
    return format_message(labels[subject[1]], players.name) if subject[1] in labels else ""
