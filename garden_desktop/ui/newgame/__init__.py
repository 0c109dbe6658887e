"""New-game dialog and dialog for changing seats: players, rules, files and seed."""
