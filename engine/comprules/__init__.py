"""An executable edition of the Comprehensive Rules of Magic: The Gathering."""

import time
from typing import Final

__all__ = ["BEGAN", "__version__"]

__version__ = "0.1.0"

BEGAN: Final = time.time()
"""When this process began to import the package; sources that were written later are not what it runs."""
