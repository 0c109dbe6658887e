"""Every screen of the program, and how one gets there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final, TypeAlias

from PySide6.QtWidgets import QApplication

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, NORMAL, OFF
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.window import MainWindow
from tests.shipped import SHIPPED
from tests.ui.book.book_views import VIEWS

Screen: TypeAlias = Callable[[MainWindow], None]
PEOPLE: Final = (Seated("Ann", 0), Seated("Ben", 1))


def breathe() -> None:
    for _ in range(6):
        QApplication.processEvents()


def home(window: MainWindow) -> None:
    window.navigator.go_home()


def leaf(at: int) -> Screen:
    def turn(window: MainWindow) -> None:
        played(window, "gnomadic_gardeners")
        window.navigator.open_book()
        breathe()
        VIEWS[at](window)

    return turn


def binned(window: MainWindow) -> None:
    """The book with a match in it, and two in the bin."""
    for key in ("paths_and_flower_beds", "stalk_exchange"):
        played(window, key)
        window.navigator.go_home()
        window.navigator.home_matches.move_to_bin(window.context.shelf.paths()[0])
    leaf(0)(window)


def settings(window: MainWindow) -> None:
    window.navigator.open_settings()


def keys(window: MainWindow) -> None:
    window.navigator.open_keys()


def about(window: MainWindow) -> None:
    window.navigator.open_about()


def palette(window: MainWindow) -> None:
    window.navigator.open_palette()


def sheet_of(key: str) -> Screen:
    def unfolded(window: MainWindow) -> None:
        window.navigator.open_new_game(key)
        window.findChildren(NewGameSheet)[-1].options.fold.unfold(opened=True)

    return unfolded


def rules_of(key: str) -> Screen:
    return lambda window: window.navigator.open_rules(key)


def table_of(key: str, *, lists: bool = False, page: int | None = None) -> Screen:
    def begin(window: MainWindow) -> None:
        table = _begun(window, key)
        if table.handover.isVisible():
            table.handover.open_gate()
        if lists:
            table.switch_lists()
        if page is not None:
            table.side_panel.open_page(page)

    return begin


def _begun(window: MainWindow, key: str) -> TableScreen:
    window.navigator.begin(MatchSetup(key, PEOPLE, {}, 5))
    assert window.navigator.match is not None
    return window.navigator.match.table


def gate_of(key: str) -> Screen:
    def shut(window: MainWindow) -> None:
        """Play until somebody else is to look."""
        table, rng = _begun(window, key), Random(4)
        for _ in range(60):
            if table.session.gate is not None and not table.session.returning:
                return
            if table.session.gate is not None:
                table.handover.open_gate()
            else:
                table.play(rng.choice(table.session.rules.legal_moves(table.session.match.state)))
            table.step_player.skip_remaining()
            table.recap.dismiss() if table.recap.isVisible() else None
        raise AssertionError("nobody else looks")

    return shut


def recap_of(key: str) -> Screen:
    def tell(window: MainWindow) -> None:
        """Play until somebody has missed something."""
        table, rng = _begun(window, key), Random(4)
        for _ in range(200):
            if table.recap.isVisible():
                return
            if table.session.gate is not None:
                table.handover.open_gate()
            elif not table.session.over:
                table.play(rng.choice(table.session.rules.legal_moves(table.session.match.state)))
            table.step_player.skip_remaining()

    return tell


def steps(window: MainWindow) -> None:
    """Alone against the Scarecrow, all cards just turned."""
    window.context.appearance.set_speed(NORMAL)
    window.context.appearance.set_stops(EVERY_STEP)
    window.navigator.begin(MatchSetup("gnomadic_gardeners", (Seated("Ann", 0),), {}, 9))
    assert window.navigator.match is not None
    table = window.navigator.match.table
    table.step_player.skip_remaining()
    table.play(table.session.rules.legal_moves(table.session.view)[0])
    window.context.appearance.set_speed(OFF)
    assert table.step_player.is_running


def played(window: MainWindow, key: str) -> None:
    """A whole match at random, kept in the folder."""
    session, rng = MatchRepository(window.context.folder).begin_match(MatchSetup(key, PEOPLE, {}, 1)), Random(1)
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    window.last = session.journal.path  # type: ignore[attr-defined]


def pad(window: MainWindow, key: str = "gnomadic_gardeners") -> None:
    """The score pad after a whole match, and nothing explained on it."""
    played(window, key)
    window.navigator.resume(window.last)  # type: ignore[attr-defined]


def replay(window: MainWindow) -> None:
    played(window, "stalk_exchange")
    window.navigator._replay(window.last)  # type: ignore[attr-defined]


def practice_of(key: str, *, over: bool = False) -> Screen:
    def ask(window: MainWindow) -> None:
        window.navigator.lessons.open_puzzle(registry.games()[key])
        if over:
            screen = window.navigator.match
            for move in screen.practice.best:  # type: ignore[union-attr]
                screen.table.play(move)  # type: ignore[union-attr]
                screen.table.step_player.skip_remaining()  # type: ignore[union-attr]
            screen.answer()  # type: ignore[union-attr]

    return ask


def lesson_of(key: str) -> Screen:
    return lambda window: window.navigator.lessons.open_lesson(registry.games()[key])


def look_back(window: MainWindow) -> None:
    played(window, "stalk_exchange")
    window.navigator._look_back_on(window.last)  # type: ignore[attr-defined]


def matches(window: MainWindow) -> None:
    window.navigator.go_home()


_LEAVES: Final = ("book", "people", "figures", "evenings")
_PAGES: Final = ("story", "score", "plot", "rules")
SCREENS: Final[Mapping[str, Screen]] = {
    "home": home,
    **{name: leaf(at) for at, name in enumerate(_LEAVES)},
    "bin": binned,
    "settings": settings,
    "keys": keys,
    "about": about,
    "palette": palette,
    "replay": replay,
    "steps": steps,
    **{f"pad of {key}": partial(pad, key=key) for key in SHIPPED},
    **{f"sheet of {key}": sheet_of(key) for key in SHIPPED},
    **{f"rules of {key}": rules_of(key) for key in SHIPPED},
    **{f"table of {key}": table_of(key) for key in SHIPPED},
    **{f"lists of {key}": table_of(key, lists=True) for key in SHIPPED},
    **{f"gate of {key}": gate_of(key) for key in SHIPPED},
    **{f"recap of {key}": recap_of(key) for key in SHIPPED},
    **{f"practice of {key}": practice_of(key) for key in SHIPPED},
    **{f"verdict of {key}": practice_of(key, over=True) for key in SHIPPED},
    **{f"lesson of {key}": lesson_of(key) for key in SHIPPED},
    **{f"{name} beside {SHIPPED[at]}": table_of(SHIPPED[at], page=at) for at, name in enumerate(_PAGES)},
}
