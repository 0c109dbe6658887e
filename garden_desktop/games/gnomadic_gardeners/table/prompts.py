"""Prompt sentences (the seat to act and the decision it has to make), and the round for the title."""

from __future__ import annotations

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.gnomadic_gardeners.data.words import MONTH_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring, transitions
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import State
from garden_desktop.games.gnomadic_gardeners.table.preview.resolution_preview import order_reason
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts


def prompt(seen: GardenViewFacts) -> Message:
    """Prompt for this viewer."""
    view = seen.view
    if seen.counting:
        return CHOICES_OPEN
    match view.phase:
        case "commit":
            return _commit(seen)
        case "fulfil":
            return _fulfil(seen)
        case "use":
            return USE.of(who=SideName(view.turn), bliss=seen.config.amount)
        case "lend":
            bliss = seen.config.amount * view.done[view.first].bit_count()
            return LEND.of(who=SideName(view.turn), other=SideName(1 - view.turn), bliss=bliss)
        case "recruit":
            return RECRUIT.of(
                who=SideName(view.turn), animal=names.animal(transitions.brings_animal(seen.config, view, view.turn))
            )
        case "keep":
            return KEEP.of(who=SideName(view.turn))
        case "over":
            return scoring.result(seen.config, view).reason
        case "deal":
            return DEALING
        case "control":
            return CONTROLS
        case "pass":
            return PASSING.of(n=view.owed)
        case _:
            return TASK_CARD if view.round else SETTING_UP


def _commit(seen: GardenViewFacts) -> Message:
    view, who = seen.view, SideName(seen.view.turn)
    if seen.seat != view.turn:
        return IN_SECRET.of(who=who)
    if view.plays[1 - view.turn]:
        return CHOOSE_SECOND.of(who=who, other=SideName(1 - view.turn))
    return CHOOSE.of(who=who)


def _fulfil(seen: GardenViewFacts) -> Message:
    view, config = seen.view, seen.config
    side = view.turn
    if view.first == side:
        return FIRST.of(who=SideName(side), why=order_reason(config, view))
    taken = view.done[1 - side]
    if not taken:
        return SECOND_FREE.of(who=SideName(side), other=SideName(1 - side))
    closes = SCARECROW_CLOSED if config.solo else SECOND
    return closes.of(who=SideName(side), other=SideName(1 - side), tasks=names.tasks(taken))


def moment(config: RulesConfig, view: State) -> Message:
    """The round, with the month, and in the Shared Basket with the last round."""
    if not view.round:
        return SET_UP
    if config.basket:
        return ROUND_OF.of(round=view.round, last=config.level.last_round)
    if config.month != "none":
        return MONTH_ROUND.of(month=MONTH_NAMES[config.month], round=view.round)
    return (SOLO_ROUND if config.solo else ROUND).of(round=view.round)


CHOOSE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}: play gnomes to your bench, then lock them in.")
CHOOSE_SECOND = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{who}: play gnomes to your bench, then lock them in. {other} is ready."
)
IN_SECRET = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} chooses gnomes in secret.")
CHOICES_OPEN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "All gnomes are revealed.")
FIRST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} goes first: {why}. Choose the tasks to fulfil.")
SECOND = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{other} has fulfilled {tasks}. {who}: choose from the tasks that are left."
)
SECOND_FREE = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{other} leaves every task open. {who}: choose the tasks to fulfil."
)
SCARECROW_CLOSED = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{other} closes {tasks}. {who}: choose from the tasks that are left."
)
USE = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{who}: choose the animals to use; each one you do not use scores {bliss} bliss."
)
LEND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}: lend {other} a gnome for {bliss} bliss, or lend none.")
RECRUIT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}: take the {animal} and put the others to sleep, or decline.")
KEEP = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{who}: take one gnome back from your bench; the others go to the other player."
)
DEALING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gnomes are dealt.")
CONTROLS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Scarecrow reveals its control cards.")
PASSING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Scarecrow hands over %n more gnome(s).")
TASK_CARD = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A new task card comes from the draw pile.")
SETTING_UP = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The match is being set up.")
SET_UP = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Set-up")
ROUND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Round {round}")
MONTH_ROUND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{month}, round {round}")
SOLO_ROUND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Solo, round {round}")
ROUND_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Round {round} of {last}")
