"""Where the frozen program starts."""

import sys

from garden_desktop.__main__ import main

sys.exit(main())
