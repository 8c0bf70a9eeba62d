"""701, 702: all that the package knows of a keyword ability or action follows from its row in a table."""
