"""Run the command line as ``python -m comprules``."""

from comprules.cli import main

main()
