"""Forms: what can be said, one line each; the grammar, the reading and the writing of a form follow from its line."""
