"""Player that knows neither rules nor places: it does what the accessibility tree says can be done."""

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
ASIDE: Final = ("Show the table", "Go to the table", "Next", "Continue")
"""What stands between people and their table."""
KEYS: Final = {"Enter": "Return", "Esc": "Escape", "Space": "space", "Del": "Delete", "Backspace": "BackSpace"}
"""Keys whose names on the screen are not those of X."""


class Guest:
    """Random player by pointer, keys and accessibility actions; `language` is that of the program's interface."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.language = ENGLISH
        self._evening = evening
        self._rng = Random(seed)
        self._done = 0
        """How many things were done for this move."""
        self._pressed = Counter[str]()
        """What was pressed for this move."""

    def play(self, moves: int = 10_000) -> bool:
        """Give input until the record has so many more lines; returns False when the match is over before."""
        return all(self._next_line() for _ in range(moves))

    def _next_line(self) -> bool:
        """Give input until the record has grown, or the match is over."""
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
        """Open the hand-over gate and close dialogs until there is a decision to make."""
        evening = self._evening
        evening.wait(lambda: not self._put_aside(page := evening.page()) and self._offered(page), "something to decide")

    def first_offer(self) -> tuple[int, int]:
        """Return the screen position of the first offer in list mode; the table is shown again afterwards."""
        self.come_to_the_table()
        self._evening.keys("Ctrl+l")
        page = self._evening.page_with(self._said("Do this"))
        spot = next(node for node in self._listed(page) if page.seen(node)).rect.centre
        self._evening.keys("Ctrl+l")
        return spot

    def leave(self) -> None:
        """Go to the home screen, through all that is or comes in the way."""
        evening = self._evening

        def home() -> bool:
            page = evening.page()
            ways = page.named("Back to the home screen")
            if ways:
                evening.click_on(ways[-1])
            return bool(page.named("New game")) or (not ways and self._put_aside(page) and False)

        evening.wait(home, "home")

    def act(self) -> bool:
        """Take the next possible action, if there is any; returns whether the match goes on."""
        page = self._evening.page()
        if page.named(self._said("Play again")):
            return False
        if not self._put_aside(page):
            self._decide(page)
        return True

    def _put_aside(self, page: Page) -> bool:
        """Close what covers the table; returns whether there was anything."""
        aside = [node for button in ASIDE for node in page.named(self._said(button))]
        looks = page.matching(".*: " + re.escape(self._said("See my hand")))
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
        """Return the nodes that can be used, at the table or in list mode."""
        lifts, presses = page.told(self._said("can be picked up")), page.told(self._said("can be pressed"))
        return [*page.named(self._said("Do this")), *self._drops(page), *lifts, *presses]

    def _decide(self, page: Page) -> None:
        lifts, presses = page.told(self._said("can be picked up")), page.told(self._said("can be pressed"))
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
        """Select an offer of list mode, and execute it."""
        offers = [node for node in self._listed(page) if page.seen(node)]
        if offers:
            self._evening.hands.click(*self._rng.choice(offers).rect.centre)
            self._use(button)

    def _listed(self, page: Page) -> list[Node]:
        """Return the offers of list mode."""
        lists = [node for node in page.named(self._said("What you can do now")) if node.role == "list"]
        return [node for one in lists for node in page.below(one)]

    def _drops(self, page: Page) -> list[Node]:
        return page.told(self._said("{piece} can go here").replace("{piece} ", ""))

    def _carry(self, piece: Node) -> None:
        """Move a piece to a place that accepts it: by one drag, or by two clicks."""
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
        """Use a node by a click, by the key that its description names, or by its accessibility action."""
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
