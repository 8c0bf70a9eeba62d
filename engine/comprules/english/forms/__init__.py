"""Forms: the grammar, the reading and the writing of what can be said follow from a line each."""
