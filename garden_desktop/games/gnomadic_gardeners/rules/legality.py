"""Why a move is refused. The order of the checks is that of the rules (6.1)."""

from __future__ import annotations

from itertools import combinations

from garden_desktop.core.text import Arg, ListArg
from garden_desktop.core.types import Reason
from garden_desktop.games.gnomadic_gardeners.data.pack import CROPS
from garden_desktop.games.gnomadic_gardeners.data.words import CROP_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import reasons
from garden_desktop.games.gnomadic_gardeners.rules.choices import MoveGenerator, kept_back
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.scoring import open_animals
from garden_desktop.games.gnomadic_gardeners.rules.state import HEN, Kind, Move, State, bits_of

ONE_ONLY = ("task", "deal", "animal", "control", "pass", "keep")
WORDS_ONLY = ("recruit", "decline")


def asked(state: State, kind: Kind) -> bool:
    """Whether a move of this kind is an answer to what is asked now."""
    return kind == state.phase or (kind == "decline" and state.phase == "recruit")


def why_not(config: RulesConfig, choices: MoveGenerator, state: State, move: Move) -> Reason | None:
    """Why `move` is illegal now; None exactly when it is legal."""
    if state.phase == "over":
        return reasons.GAME_OVER
    if not _well_formed(move):
        return reasons.NOT_CANONICAL
    if not asked(state, move.kind):
        return reasons.NOT_ASKED_NOW
    if move.bits & ~_known(config, move.kind):
        return reasons.UNKNOWN_ID
    match move.kind:
        case "commit":
            return _commit(config, state, move)
        case "fulfil":
            return _fulfil(config, choices, state, move.bits)
        case "use":
            return reasons.USE_NOT_OPEN if move.bits & ~open_animals(config, state, state.turn) else None
        case "lend":
            return reasons.LEND_NOT_UNPLAYED if move.bits & ~kept_back(state, state.turn) else None
        case "keep":
            return reasons.KEEP_NOT_PLAYED if move.bits & ~state.plays[state.turn] else None
        case "recruit" | "decline":
            return None
        case _:
            return reasons.DRAW_NOT_POSSIBLE if move.bits & ~choices.drawable(state) else None


def _well_formed(move: Move) -> bool:
    if move.bits < 0 or (move.hen_off and move.kind != "commit"):
        return False
    if move.kind in ONE_ONLY:
        return move.bits.bit_count() == 1
    if move.kind in WORDS_ONLY:
        return move.bits == 0
    return move.kind != "lend" or move.bits.bit_count() <= 1


def _known(config: RulesConfig, kind: Kind) -> int:
    """Everything in this garden that a move of this kind may name."""
    if kind in ("task", "control"):
        return config.cards
    if kind in ("animal", "use"):
        return config.animals
    return 7 if kind == "fulfil" else config.gnomes


def _commit(config: RulesConfig, state: State, move: Move) -> Reason | None:
    side = state.turn
    if not move.bits:
        return reasons.COMMIT_EMPTY
    if move.bits & ~max(0, state.hands[side]):
        return reasons.GNOME_NOT_IN_HAND
    if not move.hen_off:
        return None
    if config.month != "july":
        return reasons.HEN_OFF_WRONG_MONTH
    if not state.animals[side] & HEN:
        return reasons.HEN_OFF_WITHOUT_HEN
    return None if move.bits & ~config.early else reasons.HEN_OFF_NO_CHOICE


def _fulfil(config: RulesConfig, choices: MoveGenerator, state: State, tasks: int) -> Reason | None:
    """Taken or blocked, then out of reach alone, then together."""
    side = state.turn
    for task in bits_of(tasks & choices.closed(state, side)):
        return _with(reasons.TASK_BLOCKED if config.solo else reasons.TASK_TAKEN, task=task + 1)
    feasible = choices.feasible(state, side)
    for task in bits_of(tasks):
        if not feasible >> (1 << task) & 1:
            return _with(reasons.TASK_OUT_OF_REACH, task=task + 1, icons=_lacking(config, state, task))
    return None if feasible >> tasks & 1 else _shared(config, choices, state, tasks)


def _lacking(config: RulesConfig, state: State, task: int) -> ListArg:
    need = config.pack.middles[state.pair].needs[task]
    missing = config.teams.missing(state.plays[state.turn], need)
    return ListArg(tuple(CROP_NAMES[crop] for crop, n in zip(CROPS, missing, strict=True) for _ in range(n)))


def _shared(config: RulesConfig, choices: MoveGenerator, state: State, tasks: int) -> Reason:
    """Names the gnome two of the tasks cannot do without, where there is one."""
    sets, team = choices.sets(state), state.plays[state.turn]
    needed = {
        task: [gnome for gnome in bits_of(team) if not sets[team & ~(1 << gnome)] >> (1 << task) & 1]
        for task in bits_of(tasks)
    }
    for one, two in combinations(needed, 2):
        for gnome in needed[one]:
            if gnome in needed[two]:
                name = config.pack.gnomes[gnome].name
                return _with(reasons.TASKS_WANT_ONE_GNOME, one=one + 1, two=two + 1, gnome=name)
    return reasons.TASKS_SHARE_GNOMES


def _with(reason: Reason, **args: Arg) -> Reason:
    return reason._replace(text=reason.text.of(**args))
