"""What the edition of 2009-05-01 has its own functions for, by subject."""
