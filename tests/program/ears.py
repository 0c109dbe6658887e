"""What a reader that knows no announcements is told: notifications that come into sight (as Orca 43 speaks them)."""

from __future__ import annotations

import contextlib
from typing import Final

from jeepney import HeaderFields, Message, MessageType

from tests.program.tree import ACCESSIBLE, PROPERTIES, Reference, Tree, call

SHOWN_EVENTS: Final = "object:state-changed:showing"
ROLE: Final = "notification"


class Ears(Tree):
    """Hears on the bus at `address` what comes into sight."""

    def __init__(self, address: str) -> None:
        super().__init__(address, (SHOWN_EVENTS,))
        self._shown: list[Reference] = []

    def last(self) -> str:
        """What the last notification says that came since this was asked; "" where none came."""
        with contextlib.suppress(TimeoutError):
            while True:
                self._hear(self._bus.receive(timeout=0))
        shown, self._shown = list(dict.fromkeys(reversed(self._shown))), []
        roles = self.ask([call(one, ACCESSIBLE, "GetRoleName") for one in shown])
        found = next((one for one, role in zip(shown, roles, strict=True) if role == (ROLE,)), None)
        name = found and self.ask([call(found, PROPERTIES, "Get", "ss", ACCESSIBLE, "Name")])[0]
        return str(name[0][1]) if name else ""

    def _hear(self, message: Message) -> None:
        header = message.header
        if header.message_type == MessageType.signal and message.body[:2] == ("showing", 1):
            self._shown.append((header.fields[HeaderFields.sender], header.fields[HeaderFields.path]))
