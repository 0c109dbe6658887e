"""Names of moves as instructions to the player, for hints and solutions of puzzles: "Send Gnestor and Gnina." """

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.games.gnomadic_gardeners.rules import names, transitions
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State, bits_of


def name_move(config: RulesConfig, state: State, move: Move) -> Message:
    """The instruction for a decision of the side to move."""
    match move.kind:
        case "fulfil":
            return FULFIL.of(tasks=names.tasks(move.bits)) if move.bits else FULFIL_NOTHING
        case "use":
            return USE.of(animals=names.animals(move.bits)) if move.bits else REST
        case "lend" if not move.bits:
            return LEND_NOBODY
        case "lend":
            return LEND.of(gnomes=gnomes(config, move.bits), who=SideName(1 - state.turn))
        case "keep":
            return KEEP.of(gnomes=gnomes(config, move.bits))
        case "recruit" | "decline":
            animal = names.animal(transitions.brings_animal(config, state, state.turn))
            return (RECRUIT if move.kind == "recruit" else DECLINE).of(animal=animal)
    return name_commit(config, move)


def name_commit(config: RulesConfig, move: Move) -> Message:
    """The gnomes that are sent, by name."""
    if not move.bits:
        return NOBODY_GOES
    return (SEND_HEN_RESTS if move.hen_off else SEND).of(gnomes=gnomes(config, move.bits))


def gnomes(config: RulesConfig, mask: int) -> ListArg:
    """Gnomes as they are called across the table."""
    return ListArg(tuple(config.pack.gnomes[bit].name.split()[0] for bit in bits_of(mask)))


SEND: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Send {gnomes}.")
SEND_HEN_RESTS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Send {gnomes}, and let the Hen rest.")
NOBODY_GOES: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Send nobody.")
FULFIL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Fulfil {tasks}.")
FULFIL_NOTHING: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Fulfil no task.")
USE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Put to work: {animals}.")
REST: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Let the animals rest.")
LEND: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Lend {gnomes} to {who}.")
LEND_NOBODY: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Lend no gnome.")
KEEP: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Keep {gnomes}.")
RECRUIT: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Welcome the new animal: {animal}.")
DECLINE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Decline the new animal: {animal}.")
