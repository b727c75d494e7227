"""The product's words in four languages: a folder of Fluent files each, and what reads them.

It answers what a message is in a language. It knows no game, no record and no screen: whoever asks
names the message and its details. `browser/` holds what only the browser client says; it loads
those files and `common.ftl` itself.
"""

from fifties.locales.speech import LANGUAGES, Speech, long_date, preferred_language

__all__ = ["LANGUAGES", "Speech", "long_date", "preferred_language"]
