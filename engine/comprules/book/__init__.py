"""The book: rule numbers, statements, editions, concordances and the importers of official documents."""
