"""Whether a position can be reached: it is played anew from the pieces in its gardens, each in its turn."""

from __future__ import annotations

from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Move, State


def keep_history(rules: FlowerRules, world: State) -> None:
    """Assert that what was named, who had no room and who was passed over all follow from these gardens.

    The end lays gardens open, so that nothing of it is guessed.
    """
    if world.phase in ("tracing", "over"):
        return
    state = rules.setup()
    while (move := _next(rules, state, world)) is not None:
        reason = rules.why_not(state, move)
        assert reason is None, f"{rules.move_text(move)}: {reason and reason.code}"
        state = rules.apply(state, move)
    assert state == world


def _next(rules: FlowerRules, state: State, world: State) -> Move | None:
    """The move that leads on to `world`; None where there is none any more."""
    if state.phase == "first" and world.phase != "first":
        return Move("first", seat=world.first)
    if state.phase in ("naming", "drawing"):
        named = next((one.piece for one in world.named if one.turn == state.turn), None)
        return None if named is None else Move("name" if state.phase == "naming" else "draw", piece=named)
    if state.phase == "placing":
        garden = world.gardens[state.mover]
        assert garden is not None, "a world hides nothing"
        names = rules.config.board.names
        laid = (Move("place", cell=names[one.square], label=one.label) for one in garden.laid if one.turn == state.turn)
        return next(laid, None)
    return None
