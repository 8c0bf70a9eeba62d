"""609.4, 611-613: continuous effects.

Here the game works out what every object is: where continuous effects come from, how long they last, which of
them applies first (layers, timestamps, dependency), and what each of them changes.
"""
