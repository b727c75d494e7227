"""What a screen reader makes of a page: the browser's accessibility tree, line by line."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SAID = {
    "alertdialog", "article", "banner", "button", "cell", "checkbox", "columnheader", "combobox",
    "complementary", "definition", "dialog", "disclosure", "form", "group", "heading", "image",
    "link", "list", "listitem", "main", "navigation", "option", "progressbar", "radio",
    "radiogroup", "region", "row", "rowheader", "search", "slider", "spinbutton", "status",
    "switch", "table", "term", "textbox", "timer",
}  # fmt: skip
"""Roles that screen readers say; of all others they say what is inside."""
CALLED = {"img": "image", "DisclosureTriangle": "disclosure", "gridcell": "cell"}
"""Roles that have another name in some versions of the browser, or no good one."""
WHOLE = {"button", "checkbox", "disclosure", "heading", "image", "link", "option", "radio"}
"""Roles whose name says all that is inside them."""
LIVE = {"alert", "log"}
"""Roles of regions in which things are said when they happen, and not on the way down a page."""
STATES = ("pressed", "checked", "expanded", "disabled", "invalid", "required", "selected")

Node = dict[str, Any]


def read_page(page: Page) -> list[str]:
    """Return what a screen reader says on its way down the page, one line a stop."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [line for line, _ in _lines(nodes[0], {node["nodeId"]: node for node in nodes})]


def _lines(node: Node, nodes: dict[str, Node]) -> list[tuple[str, bool]]:
    """Return the lines of *node* and all below, and whether each is nothing but text."""
    role, name = _value(node, "role"), " ".join(_value(node, "name").split())
    role = CALLED.get(role, role)
    if role in LIVE or role == "InlineTextBox":
        return []
    if role == "StaticText" and not node["ignored"]:
        return [(name, True)] if name else []
    is_said = not node["ignored"] and role in SAID
    if is_said and role in WHOLE and name:
        return [(_described(node, role, name), False)]
    inside = [
        line
        for child in node.get("childIds", ())
        if child in nodes
        for line in _lines(nodes[child], nodes)
    ]
    if not is_said:
        return inside
    told = _described(node, role, name)
    if inside and all(is_text for _, is_text in inside):
        text = " ".join(text for text, _ in inside)
        return [(told if text == name else f"{told}: {text}", False)]
    return [(told, False), *(("  " + line, False) for line, _ in inside)]


def _described(node: Node, role: str, name: str) -> str:
    """Say what something is, what it is called and in which state it is."""
    held = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    states = [state for state in STATES if held.get(state) in {True, "true"}]
    level = f" {held['level']}" if role == "heading" else ""
    value = [f"holds “{text}”"] if (text := _value(node, "value")) else []
    return ", ".join([f"{role}{level} “{name}”" if name else role, *states, *value])


def _value(node: Node, key: str) -> str:
    return str(node.get(key, {}).get("value", ""))
