"""A small lesson of Gnomadic Gardeners, and what may be changed in it."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.lesson import Lesson, parse
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson.session import LessonSession

KEY: Final = "gnomadic_gardeners"
TEXT: Final = """
game = "gnomadic_gardeners"
title = "Small"
minutes = 2
host = "portrait-g10"
names = ["Ann", "Ben"]
opening = [
  "0: task c3", "0: task c4",
  "0: deal 1 g03", "0: deal 1 g04", "0: deal 1 g05", "0: deal 1 g06", "0: deal 1 g09", "0: deal 1 g11",
]
learned = ["One.", "Two.", "Three."]

[[step]]
title = "Look"
text = "These are yours, and {seat2} has others."
points = ["hand"]

[[step]]
title = "Put"
text = "Two flowers."
ask = "Send Gnarcissa."
points = ["task2"]
put = ["bench gnome:g11"]
hints = ["bench gnome:g04: One flower."]

[[step]]
title = "Seal"
text = "Any one of the two will do."
ask = "Seal."
do = ["commit g11", "commit g04 g11"]
then = ["2: commit g08 g12"]
hints = ["commit g09: Not him."]

[[step]]
title = "Task"
text = "First come, first served."
ask = "Do Task 2."
do = ["fulfil 2"]
then = ["2: fulfil 1"]
"""


def lesson(text: str = TEXT) -> Lesson:
    return parse(text, KEY, "01-small.toml")


def session(text: str = TEXT, step: int = 0) -> LessonSession:
    """The lesson at this step, from 0."""
    game = registry.games()[KEY]
    made = LessonSession(game, registry.load_pack(game), lesson(text))
    made.go_to(step)
    return made
