"""What keeps a machine or a site from serving an event, found by looking and measuring.

Each module looks at one thing and returns findings: what was seen, whether that will do, and what
to do if not. Nothing is changed anywhere.
"""

from fifties.extras import SERVED, require

require("server", *SERVED)
