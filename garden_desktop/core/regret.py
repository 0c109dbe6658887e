"""Regret matching+: approximate Nash equilibria of two-player zero-sum matrix games (simultaneous choices)."""

from __future__ import annotations

from collections.abc import Sequence

Strategy = list[float]
"""Mixed strategy: a probability for each pure strategy."""


def equilibrium(payoffs: Sequence[Sequence[float]], rounds: int) -> tuple[Strategy, Strategy]:
    """Approximate equilibrium strategies of the row player, who gets `payoffs`, and of the column player, who pays
    them.

    Regret matching+ (Tammelin 2014): self-play over `rounds` rounds with alternating updates and linear averaging,
    later rounds weighing more. Each round costs O(rows x columns).
    """
    columns = list(zip(*payoffs, strict=True))
    regrets = [0.0] * len(payoffs), [0.0] * len(columns)
    sums = [0.0] * len(payoffs), [0.0] * len(columns)
    for weight in range(1, rounds + 1):
        rows = _matched(regrets[0])
        _learn(rows, _values(payoffs, _matched(regrets[1])), regrets[0], sums[0], weight)
        # alternating updates: the column player answers the row player's newest strategy, which converges much faster
        losses = _values(columns, _matched(regrets[0]))
        _learn(_matched(regrets[1]), [-loss for loss in losses], regrets[1], sums[1], weight)
    return _normal(sums[0]), _normal(sums[1])


def _matched(regrets: Strategy) -> Strategy:
    """Current strategy: proportional to the positive regrets, uniform where there are none."""
    return _normal(regrets) if any(regrets) else [1 / len(regrets)] * len(regrets)


def _normal(weights: Strategy) -> Strategy:
    total = sum(weights)
    return [weight / total for weight in weights]


def _values(payoffs: Sequence[Sequence[float]], against: Strategy) -> Strategy:
    """Expected payoff of each pure strategy against a mixed one."""
    played = [(i, share) for i, share in enumerate(against) if share]
    return [sum(line[i] * share for i, share in played) for line in payoffs]


def _learn(strategy: Strategy, values: Strategy, regrets: Strategy, sums: Strategy, weight: int) -> None:
    """Update regrets (clipped at 0, the "+" of the name) and the weighted sum of strategies in place."""
    mean = sum(share * value for share, value in zip(strategy, values, strict=True))
    for i, value in enumerate(values):
        regrets[i] = max(0.0, regrets[i] + value - mean)
        sums[i] += weight * strategy[i]
