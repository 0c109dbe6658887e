"""Regret matching+: mixed strategies for a zero-sum game in which two choose at the same time."""

from __future__ import annotations

from collections.abc import Sequence

Strategy = list[float]
"""A probability for each pure strategy."""


def equilibrium(payoffs: Sequence[Sequence[float]], rounds: int) -> tuple[Strategy, Strategy]:
    """Nearly optimal mixed strategies of the row player, who gets `payoffs`, and of the column player, who pays them.

    They are averages over so many rounds of self-play, later ones weighing more (Tammelin's regret matching+).
    """
    columns = list(zip(*payoffs, strict=True))
    regrets = [0.0] * len(payoffs), [0.0] * len(columns)
    sums = [0.0] * len(payoffs), [0.0] * len(columns)
    for weight in range(1, rounds + 1):
        rows = _matched(regrets[0])
        _learn(rows, _values(payoffs, _matched(regrets[1])), regrets[0], sums[0], weight)
        # the column player answers the row player's newest strategy: that alternation is what makes it quick
        losses = _values(columns, _matched(regrets[0]))
        _learn(_matched(regrets[1]), [-loss for loss in losses], regrets[1], sums[1], weight)
    return _normal(sums[0]), _normal(sums[1])


def _matched(regrets: Strategy) -> Strategy:
    return _normal(regrets) if any(regrets) else [1 / len(regrets)] * len(regrets)


def _normal(weights: Strategy) -> Strategy:
    total = sum(weights)
    return [weight / total for weight in weights]


def _values(payoffs: Sequence[Sequence[float]], against: Strategy) -> Strategy:
    """What each pure strategy gets against a mixed one."""
    played = [(i, share) for i, share in enumerate(against) if share]
    return [sum(line[i] * share for i, share in played) for line in payoffs]


def _learn(strategy: Strategy, values: Strategy, regrets: Strategy, sums: Strategy, weight: int) -> None:
    mean = sum(share * value for share, value in zip(strategy, values, strict=True))
    for i, value in enumerate(values):
        regrets[i] = max(0.0, regrets[i] + value - mean)
        sums[i] += weight * strategy[i]
