"""The strategies beside the tests can be imported from them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
