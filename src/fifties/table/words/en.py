"""English: the adjective first, both with a capital letter."""

from __future__ import annotations

from typing import Final

ADJECTIVES: Final = (
    "Brave", "Bright", "Calm", "Cheerful", "Clever", "Curious", "Daring", "Eager", "Friendly",
    "Gentle", "Graceful", "Happy", "Helpful", "Honest", "Kind", "Lively", "Lucky", "Nimble",
    "Noble", "Patient", "Polite", "Quick", "Quiet", "Swift", "Trusty", "Wise", "Witty",
)  # fmt: skip

ANIMALS: Final = (
    "Alpaca", "Badger", "Bear", "Bison", "Deer", "Dolphin", "Dragonfly", "Eagle", "Elk", "Falcon",
    "Finch", "Fox", "Gazelle", "Gecko", "Giraffe", "Hare", "Hedgehog", "Heron", "Ibex", "Kangaroo",
    "Kestrel", "Koala", "Ladybird", "Lark", "Lemur", "Lion", "Lynx", "Marmot", "Moose", "Otter",
    "Owl", "Panda", "Pelican", "Penguin", "Pony", "Puffin", "Rabbit", "Raven", "Seal", "Sparrow",
    "Squirrel", "Stork", "Swan", "Tiger", "Tortoise", "Wombat", "Wren", "Zebra",
)  # fmt: skip

NAMES: Final = tuple(f"{adjective} {animal}" for animal in ANIMALS for adjective in ADJECTIVES)
