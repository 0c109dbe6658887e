"""Why a move is refused: one code and one sentence each (8.5), and the rule to open."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.types import Reason

GAME_OVER: Final = Reason("game_over", QT_TRANSLATE_NOOP("gnomadic_gardeners", "The game is over."), "GG-73")
NOT_CANONICAL: Final = Reason(
    "not_canonical",
    QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "This is not how a move is written: a word is unknown, missing, repeated or out of order."
    ),
)
NOT_ASKED_NOW: Final = Reason(
    "not_asked_now", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Nobody is asked for that at the moment."), "GG-21"
)
UNKNOWN_ID: Final = Reason(
    "unknown_id", QT_TRANSLATE_NOOP("gnomadic_gardeners", "There is no such gnome, card or animal in this game.")
)
COMMIT_EMPTY: Final = Reason(
    "commit_empty", QT_TRANSLATE_NOOP("gnomadic_gardeners", "At least one gnome has to be played."), "GG-22"
)
GNOME_NOT_IN_HAND: Final = Reason(
    "gnome_not_in_hand", QT_TRANSLATE_NOOP("gnomadic_gardeners", "That gnome is not in your hand."), "GG-22"
)
HEN_OFF_WRONG_MONTH: Final = Reason(
    "hen_off_wrong_month", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Only in July may the Hen take a rest."), "GG-142"
)
HEN_OFF_WITHOUT_HEN: Final = Reason(
    "hen_off_without_hen",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "You have no Watchful Hen to send to rest."),
    "GG-142",
)
HEN_OFF_NO_CHOICE: Final = Reason(
    "hen_off_no_choice",
    QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "All these gnomes need one hour anyway, so the Hen rests without being told."
    ),
    "GG-142",
)
TASK_TAKEN: Final = Reason(
    "task_taken",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "The other gardener has already fulfilled Task {task} in this round."),
    "GG-46",
)
TASK_BLOCKED: Final = Reason(
    "task_blocked",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Scarecrow was quicker and has closed Task {task}."),
    "GG-108",
)
TASK_OUT_OF_REACH: Final = Reason(
    "task_out_of_reach",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your gnomes cannot do Task {task}: they lack {icons}."),
    "GG-41",
)
TASKS_SHARE_GNOMES: Final = Reason(
    "tasks_share_gnomes",
    QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "Each of these tasks could be done, but not all of them: a gnome helps with only one.",
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
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "There is nothing to choose about that animal in this round."),
    "GG-140",
)
LEND_NOT_UNPLAYED: Final = Reason(
    "lend_not_unplayed",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "You can lend only a gnome that stayed in your hand this round."),
    "GG-135",
)
KEEP_NOT_PLAYED: Final = Reason(
    "keep_not_played",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "You can keep only one of the gnomes you played."),
    "GG-144",
)
DRAW_NOT_POSSIBLE: Final = Reason(
    "draw_not_possible",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "That card cannot come next: it does not lie in the top block."),
    "GG-124",
)
