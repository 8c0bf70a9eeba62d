"""701, 702: the table of keyword abilities and that of keyword actions; all that the package knows of a keyword follows from its row."""
