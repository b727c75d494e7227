"""The limits of a server."""

from __future__ import annotations

import re

from fifties.cli.serve import LIMITS
from fifties.host.token_buckets import TokenBucket, TokenBuckets
from fifties.server.limits import Limits


def test_every_limit_can_be_set_and_the_help_tells_its_default() -> None:
    told = {name.replace("-", "_"): meaning for name, meaning in LIMITS.items()}
    assert told.keys() == set(Limits.__struct_fields__)
    for name, meaning in told.items():
        found = re.search(r"\(default: (\d+)", meaning)
        assert found is not None
        assert int(found[1]) == getattr(Limits(), name), name


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    bucket = TokenBucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(5)] == [True, True, True, False, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert bucket.dry(1)
    assert bucket.full(10)


def test_a_rate_of_nothing_is_no_limit() -> None:
    bucket = TokenBucket(rate=0, burst=1, now=0)
    assert all(bucket.take(0) for _ in range(1000))


def test_addresses_that_keep_quiet_are_forgotten() -> None:
    buckets = TokenBuckets(rate=1, burst=1)
    busy = buckets.of("busy", 0)
    for number in range(100_000):
        buckets.of(str(number), 0)
    busy.take(0)
    assert len(vars(buckets)["_by_key"]) <= 100_000
