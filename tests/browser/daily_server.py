"""`python -m tests.browser.daily_server DAY serve …`: Cubarium, at which it is this day for ever."""

from __future__ import annotations

import sys
from datetime import date

from cubarium.cli.main import main
from cubarium.server.daily import clock

if __name__ == "__main__":
    day = date.fromisoformat(sys.argv.pop(1))
    clock.today = lambda: day
    main()
