"""What abilities say, as pure data: no game, no run-time state, no functions of a card's own.

The English of a card is the source (:mod:`comprules.english` reads and writes it); :mod:`comprules.rules`
does what the data says.
"""
