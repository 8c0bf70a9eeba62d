"""Mutation testing: change the engine in one small place, and see whether a scenario notices."""
