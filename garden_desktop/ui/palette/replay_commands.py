"""What can be done at a replay: what its foot has, by the names of the buttons."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.ui.kit.text.messages import translate_message
from garden_desktop.ui.match.replay_controls import ReplayControls
from garden_desktop.ui.palette.command import Command


def replay_commands(foot: ReplayControls) -> Iterator[Command]:
    """Each with the key that is named in it."""
    room = translate_message(REPLAY)
    of_finished = [button for button in (foot.viewer, foot.branch) if button.isEnabled() and not button.isHidden()]
    commands = [(button.accessibleName(), button.click) for button in (*foot.buttons, foot.stops, *of_finished)]
    for name, do in (*commands, (foot.speeds.accessibleName(), foot.change_speed)):
        words, _, key = name.rpartition(" (")
        yield Command(words, do, room, key.rstrip(")"))


REPLAY = QT_TRANSLATE_NOOP("palette", "Replay")
