"""What our own games fill in where messages are generic, under the names that clients know."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from fifties.core.contract import ActionT, EventT, GameEnded, ViewT
from fifties.games.fifty import Choose, FiftyView
from fifties.games.fifty.awards import Award
from fifties.games.fifty.events import Called, Chose, Revealed, RoundScored
from fifties.games.fifty_fifty import FiftyFiftyView, Play
from fifties.games.fifty_fifty.events import CardPlayed, Dealt, MoodTurned
from fifties.games.fifty_fifty.state import RoundScored as FiftyFiftyRoundScored
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.table.fifty import ChooseOffer, FiftyInfo, FiftySettings
from fifties.table.fifty_crowd_view import CrowdScored, CrowdView, Mine, Race, Ready, Tally
from fifties.table.fifty_fifty import FiftyFiftyInfo, FiftyFiftySettings, PlayOffer
from fifties.table.messages import AwardT, InfoT, LineT, OfferT, TableEvent, TapOffer
from fifties.table.settings import SettingsT
from tools.protocol.shapes import Key

Settings: TypeAlias = FiftySettings | FiftyFiftySettings
GameAction: TypeAlias = Choose | Play
Offered: TypeAlias = ChooseOffer | PlayOffer | TapOffer
GameInfo: TypeAlias = FiftyInfo | FiftyFiftyInfo
GameView: TypeAlias = FiftyView | FiftyFiftyView | CrowdView
"""What one viewer knows of a game; of a party of more than seven the sums."""
CrowdEvent: TypeAlias = Tally | Race | Ready | CrowdScored
ToldEvent: TypeAlias = (
    Revealed
    | Chose
    | Called
    | RoundScored
    | Dealt
    | MoodTurned
    | CardPlayed
    | TrickTaken
    | FiftyFiftyRoundScored
    | GameEnded
    | TableEvent
    | CrowdEvent
)

OF_GAMES: Final[dict[Any, Key]] = {
    SettingsT: Key(__name__, "Settings"),
    ActionT: Key(__name__, "GameAction"),
    OfferT: Key(__name__, "Offered"),
    InfoT: Key(__name__, "GameInfo"),
    ViewT: Key(__name__, "GameView"),
    EventT: Key(__name__, "ToldEvent"),
    LineT: Key(Mine.__module__, "Mine"),
    AwardT: Key(Award.__module__, "Award"),
}
"""What stands for each type variable."""
