"""Legal moves of part 4 and of an offer, and the reasons of refusals made from the same judgements."""
