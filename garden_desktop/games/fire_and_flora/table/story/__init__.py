"""Log sentences of single moves: actions, answers, trades and draws."""
