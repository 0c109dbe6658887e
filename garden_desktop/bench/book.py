"""Benchmark of the home screen and the match library with 10,000 matches, compared with three."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from garden_desktop.bench.figure import BenchResult
from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.book.index import SearchQuery
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui import app
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.book.evenings import MATCHES, SESSIONS
from garden_desktop.ui.book.page import BookPage
from garden_desktop.ui.book.people.page import PeoplePage
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow

FEW, MANY, VISITS = 3, 10_000, 25
MOVES: Final = (10, 60, 100_000)
"""Length of the matches of each game in moves; the last ones are finished."""
RATIO, GAP_MS, TYPED_MS = 1.2, 50.0, 50.0
TYPED: Final = ("a", "an", "ann", "ann s", "ann sx", "stalk", "fire b", "")
EPOCH: Final = 1_001_872_800
"""Modification time of the first match: the last evening of a month, so that three matches, too, make an evening and a
curve over two months."""
NIGHTLY, HOUR, DAY = 2, 3600, 24 * 3600
"""Matches in a night, an hour apart."""


class BookWindow(NamedTuple):
    """Window on a folder of matches, all of them indexed; `seconds` is the time of the indexing, `gap` the longest time
    in which the window did not react."""

    window: MainWindow
    matches: Path
    seconds: float
    gap: float


def figures() -> Iterator[BenchResult]:
    """Rows of the table. All windows are open at the same time and visited in turn, so that other load falls on
    both."""
    app.application()
    with (
        TemporaryDirectory() as folder,
        opened(Path(folder) / "few", FEW) as few,
        opened(Path(folder) / "over", FEW, over=True) as over,
        opened(Path(folder) / "many", MANY) as many,
    ):
        yield _visits("home, first visits", [(_first(few), _first(many)) for _ in range(VISITS)])
        later = [(_cpu(lambda: _home(few.window)), _cpu(lambda: _home(many.window))) for _ in range(VISITS)]
        yield _visits("home, later visits", later)
        gap = many.gap * 1000
        words = f"{many.seconds:.1f} s in all, the longest gap {gap:.0f} ms"
        yield BenchResult(f"index of {MANY} from nothing", words, f"{GAP_MS:.0f} ms", gap <= GAP_MS)
        _open_book(many.window)
        typed = [_cpu(partial(_type, many.window, words)) for words in TYPED]
        words = f"{median(typed):.0f} ms in the middle, {max(typed):.0f} at worst"
        yield BenchResult(f"search as typed over {MANY}", words, f"{TYPED_MS:.0f} ms", max(typed) <= TYPED_MS)
        yield from _leaves(over, many)


def _leaves(few: BookWindow, many: BookWindow) -> Iterator[BenchResult]:
    """Views of the book other than the list of matches, over few matches, all of them finished, and over many."""
    for house in (few, many):
        _open_book(house.window)
        _count(house.window)
    for name, open_view in VIEWS.items():
        first = [_cpu(partial(_open_view, house.window, open_view)) for house in (few, many)]
        later = [
            (_cpu(partial(_open_view, few.window, open_view)), _cpu(partial(_open_view, many.window, open_view)))
            for _ in range(VISITS)
        ]
        yield _visits(name, later, f"; the first time {first[1]:.0f} beside {first[0]:.0f}")


def _visits(what: str, times: Sequence[tuple[float, float]], more: str = "") -> BenchResult:
    """Row of visits to few and to many matches in turn, by their medians."""
    one, other = (median(each) for each in zip(*times, strict=True))
    words = f"{other:.0f} beside {one:.0f} ms, {other / one:.2f} times{more}"
    return BenchResult(f"{what}, {MANY} beside {FEW}", words, f"{RATIO}", other <= RATIO * one)


def _first(house: BookWindow) -> float:
    """Milliseconds of processor time until a new window shows its home screen."""
    made: list[MainWindow] = []
    passed = _cpu(lambda: made.append(_window(house.matches)))
    _close(made[0])
    return passed


@contextmanager
def opened(folder: Path, number: int, *, over: bool = False) -> Iterator[BookWindow]:
    """Window on `number` records, after an earlier window has built their index."""
    matches, ready = folder / "matches", folder / "ready"
    _fill(ready, number, over=over)
    (matches.parent / "settings.json").write_text('{"language": "en", "theme": "morning"}')
    earlier = _window(matches)
    QCoreApplication.processEvents()
    ready.rename(matches)
    seconds, gap = _indexed(earlier, earlier.navigator.home.refresh)
    _close(earlier)
    window = _window(matches)
    _indexed(window)
    yield BookWindow(window, matches, seconds, gap)
    _close(window)


def _window(matches: Path) -> MainWindow:
    """New main window with its home screen painted, as after a start."""
    window = MainWindow(
        AppContext(Appearance(), LanguageSwitcher(), SettingsStore(matches.parent / "settings.json"), matches)
    )
    window.resize(1280, 800)
    window.show()
    window.grab()
    return window


def _close(window: MainWindow) -> None:
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _indexed(window: MainWindow, begin: Callable[[], object] | None = None) -> tuple[float, float]:
    """Wait from `begin` until all records are indexed: seconds, and the longest time without event processing."""
    started, gap = perf_counter(), 0.0
    if begin is not None:
        begin()
        gap = perf_counter() - started
    while window.context.book.unread:
        before = perf_counter()
        QCoreApplication.processEvents()
        gap = max(gap, perf_counter() - before)
    return perf_counter() - started, gap


def _fill(folder: Path, number: int, *, over: bool) -> None:
    """Write `number` records: copies of a few short and whole ones of every game. The first three are unfinished, or
    finished with `over`."""
    folder.mkdir(parents=True)
    with TemporaryDirectory() as elsewhere:
        whole = [_record(Path(elsewhere), key, moves) for moves in MOVES for key in registry.games()]
    whole = whole[::-1] if over else whole
    for place in range(number):
        path = folder / f"2026-01-01-{place:06}-x.jsonl"
        path.write_bytes(whole[place % len(whole)])
        when = EPOCH + place // NIGHTLY * DAY + place % NIGHTLY * HOUR
        os.utime(path, (when, when))


def _record(folder: Path, key: str, moves: int) -> bytes:
    session = MatchRepository(folder).begin_match(MatchSetup(key, (Seated("Ann", 0), Seated("Ben", 1)), {}, 5))
    rng = Random(moves)
    while not session.over and session.match.ply < moves:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None, "it has been begun on the disk"
    return session.journal.path.read_bytes()


def _cpu(do: Callable[[], object]) -> float:
    """Milliseconds of processor time that `do` takes."""
    started = process_time()
    do()
    return (process_time() - started) * 1000


def _home(window: MainWindow) -> None:
    window.navigator.home.refresh()
    window.grab()


def _open_book(window: MainWindow) -> None:
    """Open the library and wait until the match selected first is loaded."""
    window.navigator.open_book()
    _type(window, "")
    while window.navigator.library.detail.session is None:
        QApplication.processEvents()


def _count(window: MainWindow) -> None:
    """Store statistics of all matches at once. In the program that is done in the background, for minutes."""
    index = window.context.book.index
    for name in index.found(SearchQuery(state="over"), 0, MANY):
        index.keep_tally(window.context.book.entry(name), [(seat, "played", "", 1) for seat in range(2)])


def _open_view(window: MainWindow, open_view: Callable[[BookPage], None]) -> None:
    """Turn from the list of matches to another view of the book, up to the picture."""
    library = window.navigator.library
    library.tabs.turn_to(0)
    library.matches.show_view(MATCHES)
    open_view(library)
    QApplication.processEvents()
    window.grab()


def _open_players(library: BookPage, row: int) -> None:
    """Row 0 stands for all players, the others for one each."""
    library.tabs.turn_to(1)
    page = library.tabs.section(1)
    assert isinstance(page, PeoplePage)
    page.list.go_to(row)


VIEWS: Final[Mapping[str, Callable[[BookPage], None]]] = {
    "all players": partial(_open_players, row=0),
    "one player": partial(_open_players, row=1),
    "sessions": lambda library: library.matches.show_view(SESSIONS),
}


def _type(window: MainWindow, words: str) -> None:
    window.navigator.library.filter_bar.search_field.setText(words)
    QApplication.processEvents()
    window.grab()
