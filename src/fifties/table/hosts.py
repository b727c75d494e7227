"""Who is a host: requests that add, remove, pass and claim the role."""

from __future__ import annotations

from itertools import chain
from math import ceil
from typing import Final

from fifties.table import entries, refusals, requests
from fifties.table.entries import AnyLogEntry, MemberId
from fifties.table.paces import GRACE, SPECTATORS_GRACE
from fifties.table.request_context import RequestContext, member_named, require
from fifties.table.table import Member, Table

MOST_HOSTS: Final = 16
"""How many hosts a table may have at a time."""


def add_host(context: RequestContext, request: requests.AddHost) -> list[AnyLogEntry]:
    """Let somebody be a host, too."""
    table, member = context.table, _person(context, request.member)
    if member.id in table.hosts:
        return []
    require(len(table.hosts) < MOST_HOSTS, refusals.TooManyHosts(MOST_HOSTS))
    return [entries.HostAdded(member.id)]


def remove_host(context: RequestContext, request: requests.RemoveHost) -> list[AnyLogEntry]:
    """Let somebody be a host no more."""
    table, member = context.table, _person(context, request.member)
    if member.id not in table.hosts:
        return []
    require(len(table.hosts) > 1, refusals.LastHost())
    return [entries.HostRemoved(member.id)]


def pass_host(context: RequestContext, request: requests.PassHost) -> list[AnyLogEntry]:
    """Hand one's own role on."""
    table, member = context.table, _person(context, request.member)
    if member.id == context.member:
        return []
    if len(table.hosts) == 1:
        return [entries.HostPassed(member.id)]
    added: list[AnyLogEntry] = [] if member.id in table.hosts else [entries.HostAdded(member.id)]
    return [*added, entries.HostRemoved(context.member)]


def claim_host(context: RequestContext, _: requests.ClaimHost) -> list[AnyLogEntry]:
    """Take the role while all hosts are away; among the strangers of an event nobody can."""
    table, hosts = context.table, context.table.hosts
    if context.member in hosts:
        return []
    if context.member in table.hosts_before_claim:
        return [entries.HostPassed(context.member)]
    require(not (table.belongs_to_event and hosts), refusals.EventRoleKept())
    grace = GRACE if context.member in table.lineup else SPECTATORS_GRACE
    if hosts:
        require(all(host in table.runtime.away for host in hosts), refusals.HostIsHere())
        wait = max(table.runtime.away[host] for host in hosts) + grace - context.now
        require(wait <= 0, refusals.HostJustLeft(ceil(wait)))
    return [entries.HostPassed(context.member, claimed=bool(hosts))]


def hand_over(table: Table, member: MemberId) -> list[AnyLogEntry]:
    """Return who gets the role of *member*, who leaves: at an event, the last host cannot."""
    if member not in table.hosts:
        return []
    if len(table.hosts) > 1:
        return [entries.HostRemoved(member)]
    require(not table.belongs_to_event, refusals.LastHost())
    present = table.runtime.present
    here = (other for other in chain(table.lineup, table.bystanders) if other in present)
    successor = next((other for other in here if other != member), None)
    return [] if successor is None else [entries.HostPassed(successor)]


def _person(context: RequestContext, member: MemberId) -> Member:
    """Return somebody who has been let in and is no bot."""
    someone = member_named(context.table, member)
    here = someone.level is None and member not in context.table.pending
    require(here, refusals.NoSuchMember(member))
    return someone
