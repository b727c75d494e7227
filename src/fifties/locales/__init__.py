"""The product's words in four languages, a folder of Fluent files each.

`browser/` holds what only the browser client says; it loads those files and `common.ftl` itself.
"""

from fifties.locales.speech import LANGUAGES, Speech, preferred_language

__all__ = ["LANGUAGES", "Speech", "preferred_language"]
