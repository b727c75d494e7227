"""What processes send each other goes in bundles; what cannot be read keeps nothing else away."""

from __future__ import annotations

import logging

import pytest

from fifties.host.cluster_messages import TableClosed, bundle, encode, open_bundle


@pytest.mark.parametrize("count", [0, 1, 15, 16, 70_000])
def test_a_bundle_holds_what_was_put_into_it(count: int) -> None:
    messages = [TableClosed(f"T{number}") for number in range(count)]
    assert [*open_bundle(bundle([encode(message) for message in messages]))] == messages


def test_what_a_newer_program_has_sent_is_left_out_alone(caplog: pytest.LogCaptureFixture) -> None:
    known, unknown = encode(TableClosed("AB")), encode(["from-tomorrow", "AB"])
    with caplog.at_level(logging.WARNING):
        assert [*open_bundle(bundle([known, unknown, known]))] == [TableClosed("AB")] * 2
    assert len(caplog.records) == 1


@pytest.mark.parametrize("data", [b"", b"\xc1", b"nonsense", b"\xdd\xff\xff\xff\xff"])
def test_nonsense_is_left_out(data: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert [*open_bundle(data)] == []
    assert len(caplog.records) == 1
