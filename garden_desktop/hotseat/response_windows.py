"""Response windows (reaction rounds) that look the same whatever anybody holds: who claims a look, and for whom the
table passes.

Nothing here depends on hidden information, with one exception: a person who plays alone has nobody to hide it from.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.rules import Rules
from garden_desktop.core.table import ResponseWindow, Table
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat

Order: TypeAlias = Literal["press", "always", "target", "never", "able"]
"""Standing order of a person for response windows: claim a look by a press only, in every window, when own things are
at stake, never, or (playing alone) when another answer than the pass is legal."""

_SHARED: Final[tuple[Order, ...]] = ("press", "always", "target", "never")
_ALONE: Final[tuple[Order, ...]] = ("able", "always", "target", "never")
"""Orders for a person who plays alone; the first is the default. No timer bar runs there: nothing needs to be pressed,
and the time of an answer reveals nothing to anybody."""


class ResponseState(NamedTuple):
    """Response window under way: the seats that have claimed a look, and whether the bar has run out."""

    response_window: ResponseWindow
    marks: frozenset[Seat]
    over: bool = False


class ResponseWindows:
    """Response windows of one table. `watch` is the one under way, None outside of any.

    Standing orders are kept in memory alone, neither in the state nor in the record. Orders given openly, while a bar
    runs, are public, so that a bar which nobody needs can be skipped; private orders never shorten a bar, or its
    absence would reveal them. No bar runs where computers alone are asked, or people who can only pass, as everybody
    sees: eight seconds went by for a hand without cards.
    """

    def __init__(
        self, rules: Rules[Any, Any], table: Table[Any, Any], people: Collection[Seat], *, hands_open: bool = False
    ) -> None:
        self._rules, self._table = rules, table
        self._hands_open = hands_open
        self._people = frozenset(people)
        self._orders: dict[Seat, Order] = {}
        self._openly: set[Seat] = set()
        self._never: dict[Seat, frozenset[Message]] = {}
        self.watch: ResponseState | None = None

    @property
    def open(self) -> bool:
        """Whether a bar is running, during which nobody decides."""
        return self.watch is not None and not self.watch.over

    @property
    def alone(self) -> bool:
        """Whether there is only one person, who has nobody to hide anything from."""
        return len(self._people) == 1

    @property
    def unhidden(self) -> bool:
        """Whether no person has anything to hide from another: one plays alone, or all hands lie open."""
        return self.alone or self._hands_open

    @property
    def orders(self) -> tuple[Order, ...]:
        """Orders available at this table."""
        return _ALONE if self.unhidden else _SHARED

    def order(self, seat: Seat) -> Order:
        """Standing order of a seat."""
        return self._orders.get(seat, self.orders[0])

    def set_order(self, seat: Seat, order: Order) -> None:
        """Set the order of a seat from the next window on. Raises ValueError for one that this table does not offer."""
        if order not in self.orders:
            raise ValueError(order)
        self._orders[seat] = order
        self._openly.discard(seat)

    def only_mine(self, seat: Seat) -> bool:
        """Whether this person has openly asked to be asked only where own things are at stake."""
        return seat in self._openly

    def ask_only_mine(self, seat: Seat) -> None:
        """Toggle that request."""
        said = self.only_mine(seat)
        if said:
            self._orders.pop(seat)
            self._openly.discard(seat)
        else:
            self.set_order(seat, "target")
        if not said:
            self._openly.add(seat)

    def never(self, seat: Seat) -> frozenset[Message]:
        """Topics that this person has openly declared never to answer."""
        return self._never.get(seat, frozenset())

    def wave_on(self, seat: Seat) -> None:
        """Toggle that declaration for the topic of the current window."""
        about = None if self.watch is None else self.watch.response_window.about
        if about is not None:
            self._never[seat] = self.never(seat) ^ {about}

    def ask_again(self, seat: Seat) -> None:
        """Withdraw all such declarations of this person."""
        self._never.pop(seat, None)

    @property
    def needless(self) -> bool:
        """Whether a bar is running that nobody needs: all who could answer have openly declined, and nobody has claimed
        a look."""
        watch = self.watch
        return self.open and watch is not None and not watch.marks and self._spared(watch.response_window)

    def is_asked(self, seat: Seat) -> bool:
        """Whether a person is really asked when it is their turn to respond."""
        return self.watch is None or (self.watch.over and seat in self.watch.marks)

    def may_mark(self, seat: Seat) -> bool:
        """Whether this seat can claim a look now, or withdraw the claim."""
        return self.open and self.watch is not None and seat in self._people & set(self.watch.response_window.seats)

    def mark(self, seat: Seat) -> None:
        """Toggle the claim of this person; no effect when they are not asked now."""
        if self.watch is not None and self.may_mark(seat):
            self.watch = self.watch._replace(marks=self.watch.marks ^ {seat})

    def close(self) -> None:
        """End the bar: it has run out."""
        if self.watch is not None:
            self.watch = self.watch._replace(over=True)

    def reset(self) -> None:
        """Forget the window after the match has been moved to another position; one there starts again."""
        self.watch = None

    def ahead(self, state: Any, ply: int) -> list[tuple[int, Seat, Any]]:
        """Computers still to be asked in this window, if all before them pass: ply, seat and view of each. They can
        think while the bar runs."""
        found = []
        while self.watch is not None and self._in_round(state, self.watch.response_window):
            seat = self._rules.to_move(state)
            if seat is not None and seat not in self._people:
                found.append((ply, seat, self._rules.view(state, seat)))
            state, ply = self._rules.apply(state, self.watch.response_window.pass_move), ply + 1
        return found

    def due(self, state: Any) -> Any | None:
        """Pass that the table enters now for a person who has not claimed a look; None where there is none."""
        self._follow(self._table.response_window(self._rules.view(state, None)))
        seat, watch = self._rules.to_move(state), self.watch
        if watch is None or not watch.over or seat is None or seat not in self._people:
            return None
        if self.order(seat) == "able" and self._able(state, seat):
            self.watch = watch._replace(marks=watch.marks | {seat})
        return None if self.is_asked(seat) else watch.response_window.pass_move

    def _in_round(self, state: Any, response_window: ResponseWindow) -> bool:
        there = self._table.response_window(self._rules.view(state, None))
        return there is not None and there.round == response_window.round

    def _follow(self, response_window: ResponseWindow | None) -> None:
        """Continue the window under way, or start another."""
        if response_window is None:
            self.watch = None
        elif self.watch is None or self.watch.response_window.round != response_window.round:
            self.watch = ResponseState(response_window, self._ordered(response_window), self._barless(response_window))

    def _ordered(self, response_window: ResponseWindow) -> frozenset[Seat]:
        """Initial claims, by standing orders; they follow from public information alone."""
        return frozenset(
            seat
            for seat in self._people.intersection(response_window.seats) - response_window.unable
            if response_window.about not in self.never(seat)
            and (self.order(seat) == "always" or (self.order(seat) == "target" and seat in response_window.aimed))
        )

    def _spared(self, response_window: ResponseWindow) -> bool:
        """Whether all people asked, if any, have openly declined, or can only pass as everybody sees."""
        asked = self._people.intersection(response_window.seats) - response_window.unable
        return all(
            response_window.about in self.never(seat) or (self.only_mine(seat) and seat not in response_window.aimed)
            for seat in asked
        )

    def _barless(self, response_window: ResponseWindow) -> bool:
        """Whether the window starts with the answers: no time was agreed on, or nobody has anything to hide."""
        return self.unhidden or response_window.seconds == 0 or self._spared(response_window)

    def _able(self, state: Any, seat: Seat) -> bool:
        return len(self._rules.legal_moves(self._rules.view(state, seat))) > 1
