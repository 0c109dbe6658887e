"""Move generator and move validator: legal moves, and the reason for a refusal (6.1, 8.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Arg, ListArg
from garden_desktop.core.types import Reason, Side
from garden_desktop.games.gnomadic_gardeners.data.pack import CROPS
from garden_desktop.games.gnomadic_gardeners.data.words import CROP_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.config import SETS, RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.scoring import open_animals
from garden_desktop.games.gnomadic_gardeners.rules.state import HEN, PIGGY, TASK_1, Kind, Move, State, bits_of

# Legal moves.


SET_ORDER: Final = (0, 1, 2, 4, 3, 5, 6, 7)
"""Canonical order of task sets: none, single ones, pairs, all three."""

OCTOBER: Final = (Move("recruit"), Move("decline"))


class MoveGenerator:
    """Generator of legal moves for one match; results are cached by hand, cards and feasible sets."""

    def __init__(self, config: RulesConfig) -> None:
        self._config = config
        self._fulfils = tuple(self._answers(sets) for sets in range(1 << SETS))
        self._inside = tuple(sum(1 << s for s in range(SETS) if not s & ~tasks) for tasks in range(SETS))
        self._sets: dict[tuple[int, int], bytes] = {}
        self._commits: dict[tuple[int, bool], tuple[Move, ...]] = {}
        self._plays = tuple(Move("commit", team) for team in range(config.gnomes + 1))

    def legal(self, state: State) -> Sequence[Move]:
        """All legal moves of the seat or chance player to move; none in a view that hides the hand in question."""
        match state.phase:
            case "commit":
                return self.commits(state, state.turn)
            case "fulfil":
                return self.fulfils(state)
            case "recruit":
                return OCTOBER
            case "use":
                return tuple(Move("use", s) for s in subsets(open_animals(self._config, state, state.turn)))
            case "lend":
                return (Move("lend"), *_singles("lend", kept_back(state, state.turn)))
            case "keep":
                return _singles("keep", state.plays[state.turn])
            case "over":
                return ()
            case draw:
                return _singles(draw, self.drawable(state))

    def commits(self, state: State, side: Side) -> Sequence[Move]:
        """Every play a side can seal (GG-22, GG-25); in July with the Hen resting too (GG-142)."""
        hand = state.hands[side]
        hen = self._config.month == "july" and bool(state.animals[side] & HEN)
        found = self._commits.get((hand, hen))
        if found is None:
            found = self._commits[hand, hen] = tuple(self._all_commits(hand, hen))
        return found

    def fulfils(self, state: State) -> Sequence[Move]:
        """Every task set the side to move can fulfil (GG-40, GG-46, GG-47)."""
        return self._fulfils[self.feasible(state, state.turn) & self._inside[7 & ~self.closed(state, state.turn)]]

    def feasible(self, state: State, side: Side) -> int:
        """Task sets the played gnomes could fulfil if no task were closed, as a mask of 8 bits."""
        return self.sets(state)[state.plays[side]]

    def sets(self, state: State) -> bytes:
        """For every team the task sets it can fulfil of the pair on display; see `Teams.sets`."""
        found = self._sets.get(state.pair)
        if found is None:
            needs = self._config.pack.middles[state.pair].needs
            found = self._sets[state.pair] = self._config.teams.sets(needs)
        return found

    def closed(self, state: State, side: Side) -> int:
        """Mask of tasks closed to `side` because the other side resolved first (GG-46 to GG-48, GG-108, GG-113)."""
        if side == state.first:
            return 0
        taken = state.done[1 - side]
        opens = state.animals[side] & PIGGY and self._config.piggy_beats_block
        return taken & ~TASK_1 if opens else taken

    def drawable(self, state: State) -> int:
        """Bit set of what the chance player may draw; empty if the view hides it."""
        match state.phase:
            case "task" | "control":
                return state.pile[0]
            case "pass":
                return max(0, state.queue[0])
            case "animal":
                return self._config.animals
            case _:
                return self._config.gnomes & ~state.hands[0] if state.hands[0] >= 0 else 0

    def _all_commits(self, hand: int, hen: bool) -> Iterator[Move]:
        for team in subsets(hand)[1:]:
            yield self._plays[team]
            if hen and team & ~self._config.early:
                yield Move("commit", team, hen_off=True)

    def _answers(self, sets: int) -> tuple[Move, ...]:
        return tuple(Move("fulfil", s) for s in SET_ORDER if sets >> s & 1)


def kept_back(state: State, side: Side) -> int:
    """Gnomes a side did not play this round; empty if the view hides its hand."""
    return max(0, state.hands[side]) & ~state.plays[side]


def subsets(mask: int) -> list[int]:
    """Every subset of `mask`, in ascending order from the empty one."""
    parts = [0]
    for bit in bits_of(mask):
        parts += [part | 1 << bit for part in parts]
    return parts


def _singles(kind: Kind, mask: int) -> tuple[Move, ...]:
    return tuple(Move(kind, 1 << bit) for bit in bits_of(mask))


# Reasons for a refusal: one code and one sentence each (8.5), and the rule the reader can open.


GAME_OVER: Final = Reason("game_over", QT_TRANSLATE_NOOP("gnomadic_gardeners", "The match is over."), "GG-73")
NOT_CANONICAL: Final = Reason(
    "not_canonical",
    QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "This move cannot be read: a word is unknown, missing, repeated or out of order."
    ),
)
NOT_ASKED_NOW: Final = Reason(
    "not_asked_now", QT_TRANSLATE_NOOP("gnomadic_gardeners", "No player has to do this now."), "GG-21"
)
UNKNOWN_ID: Final = Reason(
    "unknown_id", QT_TRANSLATE_NOOP("gnomadic_gardeners", "There is no such gnome, card or animal in this game.")
)
COMMIT_EMPTY: Final = Reason(
    "commit_empty", QT_TRANSLATE_NOOP("gnomadic_gardeners", "You must play at least one gnome."), "GG-22"
)
GNOME_NOT_IN_HAND: Final = Reason(
    "gnome_not_in_hand", QT_TRANSLATE_NOOP("gnomadic_gardeners", "That gnome is not in your hand."), "GG-22"
)
HEN_OFF_WRONG_MONTH: Final = Reason(
    "hen_off_wrong_month",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "You can leave the Hen unused only in July."),
    "GG-142",
)
HEN_OFF_WITHOUT_HEN: Final = Reason(
    "hen_off_without_hen",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "You have no Watchful Hen to leave unused."),
    "GG-142",
)
HEN_OFF_NO_CHOICE: Final = Reason(
    "hen_off_no_choice",
    QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "These gnomes all need one hour anyway, so the Hen already counts as unused."
    ),
    "GG-142",
)
TASK_TAKEN: Final = Reason(
    "task_taken",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "The other player has already fulfilled Task {task} this round."),
    "GG-46",
)
TASK_BLOCKED: Final = Reason(
    "task_blocked",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Scarecrow went first and closed Task {task}."),
    "GG-108",
)
TASK_OUT_OF_REACH: Final = Reason(
    "task_out_of_reach",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your gnomes cannot fulfil Task {task}: they lack {icons}."),
    "GG-41",
)
TASKS_SHARE_GNOMES: Final = Reason(
    "tasks_share_gnomes",
    QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "You could fulfil each of these tasks, but not all of them: each gnome helps with only one.",
    ),
    "GG-26",
)
TASKS_WANT_ONE_GNOME: Final = Reason(
    "tasks_share_gnomes",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "Tasks {one} and {two} both need {gnome}, who can help with only one."),
    "GG-26",
)
USE_NOT_OPEN: Final = Reason(
    "use_not_open",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "You cannot choose whether to use this animal this round."),
    "GG-140",
)
LEND_NOT_UNPLAYED: Final = Reason(
    "lend_not_unplayed",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "You can only lend a gnome that stayed in your hand this round."),
    "GG-135",
)
KEEP_NOT_PLAYED: Final = Reason(
    "keep_not_played",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "You can keep only one of the gnomes you played."),
    "GG-144",
)
DRAW_NOT_POSSIBLE: Final = Reason(
    "draw_not_possible",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "That card cannot come next: it is not in the top block."),
    "GG-124",
)


# Checks, in the order of the rules (6.1).


ONE_ONLY = ("task", "deal", "animal", "control", "pass", "keep")
WORDS_ONLY = ("recruit", "decline")


def asked(state: State, kind: Kind) -> bool:
    """Whether a move of this kind answers the present phase."""
    return kind == state.phase or (kind == "decline" and state.phase == "recruit")


def why_not(config: RulesConfig, generator: MoveGenerator, state: State, move: Move) -> Reason | None:
    """Reason why `move` is illegal in `state`; None exactly when it is legal."""
    if state.phase == "over":
        return GAME_OVER
    if not _well_formed(move):
        return NOT_CANONICAL
    if not asked(state, move.kind):
        return NOT_ASKED_NOW
    if move.bits & ~_known(config, move.kind):
        return UNKNOWN_ID
    match move.kind:
        case "commit":
            return _commit(config, state, move)
        case "fulfil":
            return _fulfil(config, generator, state, move.bits)
        case "use":
            return USE_NOT_OPEN if move.bits & ~open_animals(config, state, state.turn) else None
        case "lend":
            return LEND_NOT_UNPLAYED if move.bits & ~kept_back(state, state.turn) else None
        case "keep":
            return KEEP_NOT_PLAYED if move.bits & ~state.plays[state.turn] else None
        case "recruit" | "decline":
            return None
        case _:
            return DRAW_NOT_POSSIBLE if move.bits & ~generator.drawable(state) else None


def _well_formed(move: Move) -> bool:
    if move.bits < 0 or (move.hen_off and move.kind != "commit"):
        return False
    if move.kind in ONE_ONLY:
        return move.bits.bit_count() == 1
    if move.kind in WORDS_ONLY:
        return move.bits == 0
    return move.kind != "lend" or move.bits.bit_count() <= 1


def _known(config: RulesConfig, kind: Kind) -> int:
    """Bit set of everything in this garden that a move of this kind can name."""
    if kind in ("task", "control"):
        return config.cards
    if kind in ("animal", "use"):
        return config.animals
    return 7 if kind == "fulfil" else config.gnomes


def _commit(config: RulesConfig, state: State, move: Move) -> Reason | None:
    side = state.turn
    if not move.bits:
        return COMMIT_EMPTY
    if move.bits & ~max(0, state.hands[side]):
        return GNOME_NOT_IN_HAND
    if not move.hen_off:
        return None
    if config.month != "july":
        return HEN_OFF_WRONG_MONTH
    if not state.animals[side] & HEN:
        return HEN_OFF_WITHOUT_HEN
    return None if move.bits & ~config.early else HEN_OFF_NO_CHOICE


def _fulfil(config: RulesConfig, generator: MoveGenerator, state: State, tasks: int) -> Reason | None:
    """Refusal of a task set: taken or blocked, then out of reach alone, then together."""
    side = state.turn
    for task in bits_of(tasks & generator.closed(state, side)):
        return _with(TASK_BLOCKED if config.solo else TASK_TAKEN, task=task + 1)
    feasible = generator.feasible(state, side)
    for task in bits_of(tasks):
        if not feasible >> (1 << task) & 1:
            return _with(TASK_OUT_OF_REACH, task=task + 1, icons=_lacking(config, state, task))
    return None if feasible >> tasks & 1 else _shared(config, generator, state, tasks)


def _lacking(config: RulesConfig, state: State, task: int) -> ListArg:
    need = config.pack.middles[state.pair].needs[task]
    missing = config.teams.missing(state.plays[state.turn], need)
    return ListArg(tuple(CROP_NAMES[crop] for crop, n in zip(CROPS, missing, strict=True) for _ in range(n)))


def _shared(config: RulesConfig, generator: MoveGenerator, state: State, tasks: int) -> Reason:
    """Refusal of tasks that share gnomes; names a gnome that two of them cannot do without, if there is one."""
    sets, team = generator.sets(state), state.plays[state.turn]
    needed = {
        task: [gnome for gnome in bits_of(team) if not sets[team & ~(1 << gnome)] >> (1 << task) & 1]
        for task in bits_of(tasks)
    }
    for one, two in combinations(needed, 2):
        for gnome in needed[one]:
            if gnome in needed[two]:
                name = config.pack.gnomes[gnome].name
                return _with(TASKS_WANT_ONE_GNOME, one=one + 1, two=two + 1, gnome=name)
    return TASKS_SHARE_GNOMES


def _with(reason: Reason, **args: Arg) -> Reason:
    return reason._replace(text=reason.text.of(**args))
