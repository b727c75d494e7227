"""A bot from outside, in about thirty lines: python examples/bot.py SERVER CODE [NAME].

It plays both games at any table that it is given the code of, through the public protocol alone.
"""

from __future__ import annotations

import random

from client import Message, Seat, at_table


def choose(offer: Message) -> Message:
    """Write five numbers, spread over the count."""
    numbers = [n for n in range(offer["least"], offer["most"] + 1) if n % 10 in offer["endings"]]
    part = len(numbers) // offer["boxes"]
    spread = [random.choice(numbers[i * part : (i + 1) * part]) for i in range(offer["boxes"])]
    return {"do": "choose", "round": offer["round"], "numbers": spread}


def play(offer: Message) -> Message:
    """Play a card from the middle of the hand: it is seldom the highest or the lowest."""
    cards = offer["cards"]
    return {"do": "play", "card": cards[len(cards) // 2]}


def main(server: str, code: str, name: str) -> None:
    """Sit down, play one game, and say how it ended."""
    decide = {"choose": choose, "play": play}
    with Seat.join(server, code, name) as seat:
        for offer in seat.offers():
            if offer["do"] in decide:
                seat.act(decide[offer["do"]](offer))
        ended = [event for event in seat.events if event["event"] == "game-ended"]
        print(f"{name}: winners {ended[-1]['outcome']['winners']}, I was {seat.you['seat']}")


if __name__ == "__main__":
    at_table(main, __doc__, "Robo")
