"""The compliance kit: steps, runners and reports that examine any engine behind the Judge protocol."""
