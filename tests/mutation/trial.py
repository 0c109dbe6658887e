"""Test run of mutants: each is applied in a process of its own, in which the tests that reach it run until one fails.

The tests are collected once. A first run without any mutant records which tests reach each mutant's statement, and how
long each takes. Then the process is forked for every mutant (so not on Windows), and the fastest of its tests run
first.
"""

from __future__ import annotations

import ast
import math
import os
import resource
import time
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial
from itertools import starmap
from typing import Final, NamedTuple, NoReturn

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.graft import Stock
from tests.mutation.mutants import Mutant, Site, nth

PATIENCE: Final = 5
"""A test may take so many times its processor time on a mutant, and so many seconds more."""
MEMORY: Final = 4 << 30
"""Bytes of address space that the tests of a mutant may have."""
CAME_BY: Final = "__came_by__"
"""The name under which the first run's probe stands among a module's globals."""


class Fate(Enum):
    KILLED = "killed"
    TIMED_OUT = "killed by the clock"
    UNREACHED = "no test comes to it"
    UNTRIED = "could not be tried"
    SURVIVED = "survived"


FATES: Final = [Fate.SURVIVED, Fate.KILLED, Fate.UNTRIED]
"""By the number with which the process of a mutant leaves."""


class Verdict(NamedTuple):
    """Result of one mutant: its fate, and the number of tests that reach its statement."""

    mutant: Mutant
    fate: Fate
    tests: int

    @property
    def dead(self) -> bool:
        return self.fate in {Fate.KILLED, Fate.TIMED_OUT}


class Visits(NamedTuple):
    """Result of the first run: the tests (by position) that reached each mutant, and the seconds of each test."""

    tests: list[set[int]]
    seconds: list[float]


Timed = tuple[pytest.Item, float]
"""A test and the seconds of processor time it takes."""


class Trial:
    """Pytest plugin that tries mutants on the collected tests instead of running these; `verdicts`
    holds the results."""

    def __init__(self, sample: Sequence[Mutant], tell: Callable[[Verdict], str]) -> None:
        self.sample, self._tell = sample, tell
        self.verdicts: list[Verdict] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the trial. Raises an error where a test fails without any mutant, in this process or in a fork."""
        items, said = session.items, session.config.get_terminal_writer()
        stock = Stock({mutant.path for mutant in self.sample})
        visits = self._first_run(items, stock)
        if _fate(lambda: None, list(_quickest(items, visits, 1.0))) is not Fate.SURVIVED:
            raise pytest.UsageError("a test fails in a copy of the process without any mutant")
        for mutant, places in zip(self.sample, visits.tests, strict=True):
            chosen = sorted((visits.seconds[place], place) for place in places)
            fate = _fate(partial(_put, stock, mutant), [(items[place], seconds) for seconds, place in chosen])
            self.verdicts.append(Verdict(mutant, fate, len(chosen)))
            said.write(self._tell(self.verdicts[-1]), flush=True)
        return True

    def _first_run(self, items: Sequence[pytest.Item], stock: Stock) -> Visits:
        """Run all tests with a probe before each statement that has a mutant."""
        seen: set[int] = set()
        _put_probes(self.sample, stock, seen)
        visits = Visits([set() for _ in self.sample], [])
        for place, item in enumerate(items):
            seen.clear()
            stock.forget()
            began = time.process_time()
            if not _passes(item):
                raise pytest.UsageError(f"{item.nodeid} fails without any mutant")
            visits.seconds.append(time.process_time() - began)
            for number in seen:
                visits.tests[number].add(place)
        return visits


def _quickest(items: Sequence[pytest.Item], visits: Visits, room: float) -> Iterator[Timed]:
    """Yield the fastest tests, as many as fit into so many seconds."""
    for seconds, place in sorted((seconds, place) for place, seconds in enumerate(visits.seconds)):
        room -= seconds
        if room > 0:
            yield items[place], seconds


def _put_probes(sample: Sequence[Mutant], stock: Stock, seen: set[int]) -> None:
    """Insert a probe before each mutant's statement. Probes stay: a mutant replaces its whole function, probes
    included."""
    for path in stock.functions:
        tree = ast.parse(path.read_bytes())
        probed = [(number, nth(tree, mutant.place)) for number, mutant in enumerate(sample) if mutant.path == path]
        for number, site in probed:
            _put_probe(tree, site, number)
        for function in stock.put(path, tree, {site.function for _, site in probed}):
            function.__globals__[CAME_BY] = seen.add


def _put_probe(tree: ast.Module, site: Site, number: int) -> None:
    probe = ast.Expr(ast.Call(ast.Name(CAME_BY, ast.Load()), [ast.Constant(number)], []))
    for node in ast.walk(tree):
        for block in ("body", "orelse", "finalbody"):
            statements = getattr(node, block, None)
            if isinstance(statements, list) and site.statement in statements:
                statements.insert(statements.index(site.statement), ast.copy_location(probe, site.statement))
                return


def _put(stock: Stock, mutant: Mutant) -> None:
    stock.put(mutant.path, mutant.tree(), {mutant.function})
    stock.forget()


def _fate(put: Callable[[], None], tests: Sequence[Timed]) -> Fate:
    """Return the result of running these tests in a fork of the process to which `put` applies a change."""
    if not tests:
        return Fate.UNREACHED
    child = os.fork()
    if not child:
        _try(put, tests)
    _, status = os.waitpid(child, 0)
    return Fate.TIMED_OUT if os.WIFSIGNALED(status) else FATES[os.WEXITSTATUS(status)]


def _try(put: Callable[[], None], tests: Sequence[Timed]) -> NoReturn:
    """Run the tests in the forked child; it exits with the index of the result in FATES."""
    left = FATES.index(Fate.UNTRIED)
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        put()
        left = FATES.index(Fate.SURVIVED if all(starmap(_passes_in_time, tests)) else Fate.KILLED)
    finally:
        os._exit(left)


def _passes_in_time(item: pytest.Item, seconds: float) -> bool:
    """Run one test and return whether it passed; the process is killed where it takes much longer than it should."""
    limit = math.ceil(time.process_time() + PATIENCE * (1 + seconds))
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
    return _passes(item)


def _passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))
