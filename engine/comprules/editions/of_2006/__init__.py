"""What the edition of 2006 does otherwise than that of 2009, a module for each subject."""
