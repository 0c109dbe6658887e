"""Screen-reader listener: announcements and focus changes on the accessibility bus, in the order in
which they arrive."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from jeepney import HeaderFields, MatchRule, Message, MessageType, message_bus

from tests.program.tree import ACCESSIBLE, FOCUS_EVENTS, OBJECT_EVENTS, PROPERTIES, Reference, Tree, call, states_of

ANNOUNCEMENTS: Final = "object:announcement"
NOTIFICATIONS: Final = "object:state-changed:showing"
NOTIFICATION: Final = "notification"
"""Of all that shows itself readers say this alone."""


class Heard(NamedTuple):
    """One utterance of a screen reader: an announcement, or the item that got the focus or appeared,
    with its `role`."""

    words: str
    role: str = ""
    about: str = ""
    """The description of what has the keyboard."""

    def __str__(self) -> str:
        return "; ".join(filter(None, (self.words, self.role, self.about)))


class Ear(Tree):
    """Listener on the bus of the accessibility tree."""

    def __init__(self, address: str, hears: Sequence[str] = (FOCUS_EVENTS, ANNOUNCEMENTS)) -> None:
        self._events = deque[str | tuple[Reference, str]]()
        self._states = {(state, 1) for state in states_of(hears)}
        super().__init__(address, hears)
        self.ask([message_bus.AddMatch(MatchRule(type="signal", interface=OBJECT_EVENTS, member="Announcement"))])

    def listen(self) -> list[Heard]:
        """Return all that came since the last call; a focus change only if its item still exists."""
        with contextlib.suppress(TimeoutError):
            while True:
                self._hear(self._bus.receive(timeout=0))
        events = list(self._events)
        self._events.clear()
        return list(self._in_words(events))

    def stirs(self, patience: float) -> bool:
        """Return whether there is anything to hear: at once when it comes, or False after so many
        seconds of silence."""
        with contextlib.suppress(TimeoutError):
            while not self._events:
                self._hear(self._bus.receive(timeout=patience))
        return bool(self._events)

    def _hear(self, message: Message) -> None:
        super()._hear(message)
        header = message.header
        if header.message_type != MessageType.signal:
            return
        if header.fields[HeaderFields.member] == "Announcement":
            self._events.append(message.body[3][1])
        elif message.body[:2] in self._states:
            reference = header.fields[HeaderFields.sender], header.fields[HeaderFields.path]
            self._events.append((reference, message.body[0]))

    def _in_words(self, events: list[str | tuple[Reference, str]]) -> Iterator[Heard]:
        for event in events:
            if isinstance(event, str):
                yield Heard(event)
                continue
            reference, state = event
            role, name, about = self.ask(
                [
                    call(reference, ACCESSIBLE, "GetRole"),
                    *(call(reference, PROPERTIES, "Get", "ss", ACCESSIBLE, word) for word in ("Name", "Description")),
                ]
            )
            if role and name and about and (state == "focused" or self._role(role[0], reference) == NOTIFICATION):
                words = name[0][1]
                yield Heard(words, self._role(role[0], reference), about[0][1] if about[0][1] != words else "")
