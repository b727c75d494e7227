"""Where a server is, and who asks."""

from __future__ import annotations

import pytest

from fifties.server.links import join_link, resume_link
from fifties.server.network import base_url, is_here, network_of


@pytest.mark.parametrize(
    ("host", "port", "address"),
    [
        ("localhost", 5050, "http://localhost:5050"),
        ("10.0.0.7", 80, "http://10.0.0.7"),
        ("fe80::1", 5050, "http://[fe80::1]:5050"),
    ],
)
def test_an_address_to_type(host: str, port: int, address: str) -> None:
    assert base_url(host, port) == address


def test_a_token_stands_where_browsers_do_not_send_it() -> None:
    assert join_link("http://x/", "ABC") == "http://x/t/ABC"
    assert resume_link("http://x", "ABC", "secret") == "http://x/t/ABC#secret"


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("localhost", True),
        ("127.0.0.9", True),
        ("::1", True),
        ("10.0.0.7", False),
        ("x.org", False),
    ],
)
def test_links_for_phones_do_not_lead_to_the_phone_itself(host: str, here: bool) -> None:
    assert is_here(host) == here


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("10.0.0.7", "10.0.0.7"),
        ("::ffff:10.0.0.7", "10.0.0.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
        ("x" * 7_000, "unknown"),
        ("", "unknown"),
    ],
)
def test_limits_count_a_household_once(host: str, counted: str) -> None:
    assert network_of(host) == counted
