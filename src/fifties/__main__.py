"""`python -m fifties`: the command line, where the script `fifties` is not on the PATH."""

import sys

from fifties.cli import main

if __name__ == "__main__":
    sys.exit(main())
