"""The screen reader Orca on a virtual desktop, and all that it says."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.program.desktop import Desktop
from tests.program.ear import NOTIFICATION, NOTIFICATIONS, Heard
from tests.program.evening import Evening
from tests.program.listener import Entry, Listener
from tests.program.tree import FOCUS_EVENTS
from tests.program.waiting import PATIENCE, until

SPOKEN: Final = re.compile(r"^SPEECH OUTPUT: '(.*?)'(?: \w+=\w+| \{.*\})?$", re.MULTILINE | re.DOTALL)
CUSTOM: Final = """\
import logging
from orca import settings

logging.getLogger("speech").setLevel(logging.INFO)
logging.getLogger("speech").addHandler(logging.FileHandler({file!r}))
settings.enableKeyEcho = False
"""
DUMMY: Final = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule "dummy"\n'
"""What speech-dispatcher is to speak with: nothing."""
SILENCE: Final = 0.4
"""Seconds after which it has nothing more to say."""
READY: Final = "Screen reader on."


class Orca:
    """Orca process without speech output that logs its utterances, key names excluded."""

    def __init__(self, desktop: Desktop) -> None:
        folder, dispatcher = desktop.folder / "orca", desktop.folder / ".config" / "speech-dispatcher"
        self._file, self._heard = folder / "speech.log", 0
        folder.mkdir()
        (folder / "orca-customizations.py").write_text(CUSTOM.format(file=str(self._file)), encoding="utf-8")
        dispatcher.mkdir(parents=True)
        (dispatcher / "speechd.conf").write_text(DUMMY, encoding="utf-8")
        with (desktop.folder / "orca.log").open("wb") as said:
            self._process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "KILL", "orca", "--user-prefs", str(folder)],
                env=desktop.surroundings,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )

    def __enter__(self) -> Self:
        until("Orca to speak", lambda: READY in self._text(), PATIENCE)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()

    def listen(self) -> list[str]:
        """Return the utterances since the last call, once it has fallen silent."""
        text, before = self._text(), None
        while text != before:
            time.sleep(SILENCE)
            text, before = self._text(), text
        fresh, self._heard = text[self._heard :], len(text)
        return [" ".join(utterance.split()) for utterance in SPOKEN.findall(fresh)]

    def _text(self) -> str:
        return self._file.read_text(encoding="utf-8") if Path(self._file).exists() else ""


class BesideOrca(Listener):
    """Listener that decides by what the bus sends to Orca, which knows no announcements; `spoken` is what Orca says."""

    HEARS = (FOCUS_EVENTS, NOTIFICATIONS)

    def __init__(self, evening: Evening, orca: Orca) -> None:
        super().__init__(evening)
        self.spoken: list[Entry] = []
        self._orca = orca

    def _note(self, did: str) -> tuple[Heard, ...]:
        heard = super()._note(did)
        if did or heard:
            spoken = tuple(map(Heard, self._orca.listen()))
            if did or spoken:
                self.spoken.append(Entry(did, spoken, self.log[-1].lines))
            heard = heard or spoken  # some things it finds out by itself
        return heard

    def _hear(self) -> Iterator[Heard]:
        for one in super()._hear():
            yield Heard(one.words) if one.role == NOTIFICATION else one
