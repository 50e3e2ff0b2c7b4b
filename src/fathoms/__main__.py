"""`python -m fathoms` is the command `fathoms`."""

import sys

from fathoms.cli import main

sys.exit(main())
