"""The product's words in four languages, from the Fluent files beside this one."""

from fifties.locales.speech import LANGUAGES, Speech, preferred_language

__all__ = ["LANGUAGES", "Speech", "preferred_language"]
