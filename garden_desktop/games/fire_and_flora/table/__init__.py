"""What eyes see: views as places, pieces and sentences; where everything lies and what it is called."""
