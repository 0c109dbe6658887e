"""Somebody at the table who knows no rules and no places: does what the tree says can be done."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Final

from tests.program.evening import Evening
from tests.program.tree import Node, Page
from tests.program.words import ENGLISH, words

LIFTING: Final = 0.6
"""How often one lifts something where one could press something as well."""
PLAYFUL: Final = 3
"""So many things are done for one move as they come; then every other one is what was pressed least often for it."""
LOOKING: Final = 0.3
"""How often somebody wants to look while a bar runs."""
ASIDE: Final = ("Open the gate", "To the table", "Next", "Continue")
"""What stands between people and their table."""
KEYS: Final = {"Enter": "Return", "Esc": "Escape", "Space": "space", "Del": "Delete", "Backspace": "BackSpace"}
"""Keys whose names on the screen are not those of X."""


class Guest:
    """Plays with the pointer, by keys and with a reader's actions, as it comes; `language` is that of the screen."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.language = ENGLISH
        self._evening = evening
        self._rng = Random(seed)
        self._done = 0
        """How many things were done for this move."""
        self._pressed = Counter[str]()
        """What was pressed for this move."""

    def play(self, moves: int = 10_000) -> bool:
        """Do things until the record has so many lines more; False when the match is over before."""
        return all(self._next_line() for _ in range(moves))

    def _next_line(self) -> bool:
        """Until the record has grown, or the match is over."""
        evening, over = self._evening, False
        record = evening.program.records()[-1]
        lines = evening.watch.lines(record)
        self._done = 0
        self._pressed.clear()

        def done() -> bool:
            nonlocal over
            over = not self.act()
            return over or evening.watch.lines(record) > lines

        evening.wait(done, "the next move")
        return not over

    def come_to_the_table(self) -> None:
        """Open the gate and read what has to be read, until there is something to decide."""
        evening = self._evening
        evening.wait(lambda: not self._put_aside(page := evening.page()) and self._offered(page), "something to decide")

    def first_offer(self) -> tuple[int, int]:
        """Where the lists have their first offer on the screen; the table comes back."""
        self.come_to_the_table()
        self._evening.keys("Ctrl+l")
        page = self._evening.page_with(self._said("Do this"))
        spot = next(node for node in self._listed(page) if page.seen(node)).rect.centre
        self._evening.keys("Ctrl+l")
        return spot

    def leave(self) -> None:
        """Go back home, through whatever is in the way or comes into it."""
        evening = self._evening

        def home() -> bool:
            page = evening.page()
            ways = page.named("Back home")
            if ways:
                evening.click_on(ways[-1])
            return bool(page.named("New game")) or (not ways and self._put_aside(page) and False)

        evening.wait(home, "home")

    def act(self) -> bool:
        """Do the next thing that can be done, if there is any; whether the match goes on."""
        page = self._evening.page()
        if page.named(self._said("Play again")):
            return False
        if not self._put_aside(page):
            self._decide(page)
        return True

    def _put_aside(self, page: Page) -> bool:
        """Do away with what stands between people and their table; whether there was anything."""
        aside = [node for button in ASIDE for node in page.named(self._said(button))]
        looks = page.matching(".*: " + re.escape(self._said("I want to look")))
        if page.matching(self._said("{name}, press Space").replace("{name}", ".*")):
            self._evening.read()  # a key pressed again and again opens no gate
            self._evening.keys("space")
        elif looks and self._rng.random() < LOOKING:
            self._evening.click(re.escape(looks[0].name))
        elif aside:
            self._use(aside[0])
        else:
            return bool(looks)
        return True

    def _offered(self, page: Page) -> list[Node]:
        """What can be done at the table, or in the lists."""
        lifts, presses = page.told(self._said("can be lifted")), page.told(self._said("can be pressed"))
        return [*page.named(self._said("Do this")), *self._drops(page), *lifts, *presses]

    def _decide(self, page: Page) -> None:
        lifts, presses = page.told(self._said("can be lifted")), page.told(self._said("can be pressed"))
        drops, lists = self._drops(page), page.named(self._said("Do this"))
        self._done += 1
        if lists:
            self._use_list(page, lists[0])
        elif presses and self._done > PLAYFUL and (self._done % 2 or not lifts):
            self._press(min(presses, key=lambda node: self._pressed[node.name]))
        elif drops and self._rng.random() < LIFTING:  # something is in hand already
            self._use(self._rng.choice(drops))
        elif lifts and (not presses or self._rng.random() < LIFTING):
            self._carry(self._rng.choice(lifts))
        elif presses or drops:
            self._press(self._rng.choice(presses or drops))

    def _press(self, node: Node) -> None:
        self._pressed[node.name] += 1
        self._use(node)

    def _use_list(self, page: Page, button: Node) -> None:
        """Choose what the list offers, and do it."""
        offers = [node for node in self._listed(page) if page.seen(node)]
        if offers:
            self._evening.hands.click(*self._rng.choice(offers).rect.centre)
            self._use(button)

    def _listed(self, page: Page) -> list[Node]:
        """What the list offers."""
        lists = [node for node in page.named(self._said("What can be done now")) if node.role == "list"]
        return [node for one in lists for node in page.below(one)]

    def _drops(self, page: Page) -> list[Node]:
        return page.told(self._said("{piece} may be put here").replace("{piece} ", ""))

    def _carry(self, piece: Node) -> None:
        """Put a piece where it may be put: in one pull, or in two steps."""
        if piece.rect.width and self._rng.random() < 0.4:
            self._drag(piece)
            return
        self._use(piece)
        drops = self._drops(self._evening.page())
        if drops:
            self._use(self._rng.choice(drops))

    def _drag(self, piece: Node) -> None:
        hands = self._evening.hands
        hands.take(*piece.rect.centre)
        drops = [node for node in self._drops(self._evening.page()) if node.rect.width]
        if drops:
            target = self._rng.choice(drops)
            hands.pull(*target.rect.centre)
            self._evening.watch.steps.append(f"pulled to {target.name!r}")
        hands.let_go()
        self._evening.watch.after(f"pulled {piece.name!r}")

    def _use(self, node: Node) -> None:
        """With the pointer, by the key that is said of it, or as a reader does."""
        evening, way = self._evening, self._rng.random()
        key = re.search("key ([^;]+)$", node.description)  # other languages have other names for keys
        if key and way < 0.3:
            evening.keys(KEYS.get(key[1], key[1]))
        elif node.rect.width and way < 0.7:
            evening.hands.click(*node.rect.centre)
        else:
            evening.tree.press(node)
            evening.settle()
        evening.watch.after(f"{node.role} {node.name!r} ({node.description})")

    def _said(self, english: str) -> str:
        return words(english, self.language)
