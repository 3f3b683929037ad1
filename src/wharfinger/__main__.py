"""`python -m wharfinger` is the command `wharfinger`."""

import sys

from wharfinger.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
