// Generated from the server's own types by `make protocol`.
// Changes made here are lost; docs/protocol.md tells how this is spoken.

/** Everything that a client may send. */
export type ClientMessage = Join | Resume | TableRequest | React | LeadReplay | Mute;

/** Come to a table. Without a name, one is made up. */
export interface Join {
  readonly say: "join";
  readonly id: RequestId;
  readonly code: Code;
  /** Left out: `"seat"`. */
  readonly role?: Role;
  /** Left out: `null`. */
  readonly name?: Name | null;
  /**
   * One that the client made itself and keeps, so that joining twice is joining once.
   * Left out: `null`.
   */
  readonly token?: Token | null;
  /** Left out: `"en"`. */
  readonly lang?: Language;
}

/**
 * Chosen by the client. The same id again is answered as the first time, and changes nothing.
 * 1 to 64 characters.
 */
export type RequestId = string;

/** 1 to 16 characters. */
export type Code = string;

/**
 * What somebody came for. The host's is a role beside these.
 * - `seat`: To play.
 * - `stage`: The big screen that all look at.
 * - `spectator`: To watch.
 */
export type Role = "seat" | "stage" | "spectator";

/** At most 400 characters. */
export type Name = string;

/** 128 bits or more, in 22 letters. Matches `^[A-Za-z0-9_-]{22}$`. */
export type Token = string;

/** A BCP 47 tag; what we do not speak is answered in English. At most 35 characters. */
export type Language = string;

/** Come back to a table, on this device or another. */
export interface Resume {
  readonly say: "resume";
  readonly id: RequestId;
  readonly code: Code;
  readonly token: Token;
  /**
   * The last version that this client has seen, if it still knows.
   * 0 to 9007199254740991.
   * Left out: `null`.
   */
  readonly seen?: number | null;
  /** Left out: `null`. */
  readonly lang?: Language | null;
}

/** What the table itself decides on. */
export type TableRequest =
  | Act
  | Queue
  | GotIt
  | Configure
  | Sit
  | Stand
  | Rename
  | Remove
  | Ban
  | Lock
  | AddBot
  | PassHost
  | ClaimHost
  | AddHost
  | RemoveHost
  | Admit
  | ShowMessage
  | CloseChoices
  | DrawHeats
  | EndHeat
  | AddSalt
  | Start
  | Pause
  | Skip
  | Hurry
  | Abandon
  | Leave;

/** Do something in the game: write numbers, or play a card. */
export interface Act {
  readonly say: "act";
  readonly id: RequestId;
  readonly action: GameAction;
}

export type GameAction = Choose | Play;

/** A seat writes its five numbers, or replaces them while somebody else still thinks. */
export interface Choose {
  readonly do: "choose";
  /** The round this answers, counted from 1, so that a late message is never taken for another. */
  readonly round: number;
  readonly numbers: Numbers;
}

/** Five numbers in ascending order, as one player writes them into the boxes of a line. */
export type Numbers = readonly number[];

/** A seat plays a card. */
export interface Play {
  readonly do: "play";
  readonly card: Card;
}

/** A card, by its number. */
export type Card = number;

/** Play this card when my turn comes; `null` takes it back. */
export interface Queue {
  readonly say: "queue";
  readonly id: RequestId;
  readonly card: number | null;
}

/** Press "Got it!" in tap mode. */
export interface GotIt {
  readonly say: "got-it";
  readonly id: RequestId;
}

/** Host: set the table differently. Pace, clock, reactions and keeping can change mid-game. */
export interface Configure {
  readonly say: "configure";
  readonly id: RequestId;
  readonly settings: SettingsAsked;
}

export type SettingsAsked = FiftySettingsAsked | FiftyFiftySettingsAsked;

/** A table of Fifty. As a client sends it: what has a default may be left out. */
export interface FiftySettingsAsked {
  readonly game: "fifty";
  /** Left out: `"iello"`. */
  readonly edition?: string;
  /** How many may sit, 3 to 7; ignored at a party. Left out: `7`. */
  readonly seats?: number;
  /** Left out: `"living-room"`. */
  readonly pace?: Pace;
  /** Left out: `"off"`. */
  readonly clock?: Clock;
  /** Left out: `true`. */
  readonly reactions?: boolean;
  /** Whether finished games are kept as records. Left out: `true`. */
  readonly keep?: boolean;
  /**
   * Whether somebody learns here: chance and bots follow a script, and nothing is kept.
   * Left out: `false`.
   */
  readonly lesson?: boolean;
  /** What makes a party an event. Left out: `null`. */
  readonly event?: EventSettingsAsked | null;
  /** Left out: `null`. */
  readonly box?: FiftyBoxAsked | null;
  /** Whether Danger cards are used. Left out: `false`. */
  readonly danger?: boolean;
  /** Any number of seats. Left out: `false`. */
  readonly party?: boolean;
}

/**
 * How quickly things are told.
 * - `living-room`: As one counts aloud among friends: about 0.8 seconds a number.
 * - `brisk`: For those who know the game.
 * - `hall`: Swift where nothing happens; a count lasts two minutes at most.
 * - `stadium`: Several numbers a second for thousands of people; a count lasts ninety seconds at
 *   most.
 * - `tap`: The count waits a moment for the owner to press "Got it!".
 * - `at-once`: Nothing waits: for programs, and for the impatient.
 */
export type Pace = "living-room" | "brisk" | "hall" | "stadium" | "tap" | "at-once";

/** How long somebody may think before a bot acts for them. */
export type Clock = "off" | "relaxed" | "brisk";

/** How a party is held as an event. As a client sends it: what has a default may be left out. */
export interface EventSettingsAsked {
  /**
   * What big screens, phones and posters call it: up to 80 letters of any script.
   * At most 1500 characters.
   */
  readonly title: string;
  /**
   * Of the paper and of what stands out on it, each as `#rrggbb`.
   * Left out: `["#faf6ee","#b3341f"]`.
   */
  readonly colours?: readonly [string, string];
  /** How long the count of one round lasts at most, 30 to 900. Left out: `180`. */
  readonly show_seconds?: number;
  /** Whether a host lets everybody in who comes. Left out: `false`. */
  readonly approval?: boolean;
}

/**
 * What somebody has copied off their own box of Fifty; what is absent is as reconstructed.
 * As a client sends it: what has a default may be left out.
 */
export interface FiftyBoxAsked {
  /** Four lines of five. At most 4 items. Left out: `null`. */
  readonly bonus?: Lines | null;
  /** The Danger cards. At most 10 items. Left out: `null`. */
  readonly zones?: Pairs | null;
}

export type Lines = readonly (readonly number[])[];

export type Pairs = readonly (readonly [number, number])[];

/** A table of Fifty Fifty. As a client sends it: what has a default may be left out. */
export interface FiftyFiftySettingsAsked {
  readonly game: "fifty-fifty";
  /** Left out: `"zoch"`. */
  readonly edition?: string;
  /** How many may sit, 3 to 5. Left out: `5`. */
  readonly seats?: number;
  /** Left out: `"living-room"`. */
  readonly pace?: Pace;
  /** Left out: `"off"`. */
  readonly clock?: Clock;
  /** Left out: `true`. */
  readonly reactions?: boolean;
  /** Whether finished games are kept as records. Left out: `true`. */
  readonly keep?: boolean;
  /**
   * Whether somebody learns here: chance and bots follow a script, and nothing is kept.
   * Left out: `false`.
   */
  readonly lesson?: boolean;
  /** What makes a party an event. Left out: `null`. */
  readonly event?: EventSettingsAsked | null;
  /** Left out: `null`. */
  readonly box?: FiftyFiftyBox | null;
  /**
   * The member who deals first in the next game, if the host chooses one who will sit. Else the
   * first dealer is drawn, and in a rematch the deal goes on from where it was (H2).
   * Left out: `null`.
   */
  readonly dealer?: number | null;
}

/** What somebody has copied off their own box of Fifty Fifty. */
export interface FiftyFiftyBox {
  /** The Mood cards, yellow and blue. At most 20 items. */
  readonly moods: Pairs;
}

/** Take a seat in the next game. */
export interface Sit {
  readonly say: "sit";
  readonly id: RequestId;
  /**
   * Which one, at a table that plays on from a record; a bot there makes way.
   * 0 to 20000.
   * Left out: `null`.
   */
  readonly seat?: number | null;
}

/** Give the seat in the next game up, and watch. */
export interface Stand {
  readonly say: "stand";
  readonly id: RequestId;
}

/** Take another name; the host may rename anybody. */
export interface Rename {
  readonly say: "rename";
  readonly id: RequestId;
  readonly name: Name;
  /** Left out: `null`. */
  readonly member?: MemberId | null;
}

/** Somebody at the table, numbered as they came. */
export type MemberId = number;

/** Host: send a bot or somebody away; they may come again. */
export interface Remove {
  readonly say: "remove";
  readonly id: RequestId;
  readonly member: MemberId;
}

/** Host: send somebody away for good. */
export interface Ban {
  readonly say: "ban";
  readonly id: RequestId;
  readonly member: MemberId;
}

/** Host: let nobody new in, or do again. */
export interface Lock {
  readonly say: "lock";
  readonly id: RequestId;
  readonly locked: boolean;
}

/** Host: ask a bot to a free seat, or several at once. */
export interface AddBot {
  readonly say: "add-bot";
  readonly id: RequestId;
  readonly level: Level;
  /** How many; as many of them come as seats are free. 1 to 200. Left out: `1`. */
  readonly count?: number;
}

/** At most 32 characters. */
export type Level = string;

/** Host: hand the role on. */
export interface PassHost {
  readonly say: "pass-host";
  readonly id: RequestId;
  readonly member: MemberId;
}

/** Take the host's role while the host is away. */
export interface ClaimHost {
  readonly say: "claim-host";
  readonly id: RequestId;
}

/** Host: let somebody be a host, too. */
export interface AddHost {
  readonly say: "add-host";
  readonly id: RequestId;
  readonly member: MemberId;
}

/** Host: let somebody be a host no more, oneself included; the last one stays. */
export interface RemoveHost {
  readonly say: "remove-host";
  readonly id: RequestId;
  readonly member: MemberId;
}

/** Host: let these in, who wait for approval; `null` for everybody who does. */
export interface Admit {
  readonly say: "admit";
  readonly id: RequestId;
  /** At most 500 items. */
  readonly members: readonly MemberId[] | null;
}

/** Host: put a message on the big screens, up to 200 letters; `null` takes it away. */
export interface ShowMessage {
  readonly say: "show-message";
  readonly id: RequestId;
  /** At most 4000 characters. */
  readonly text: string | null;
}

/**
 * Host: close choosing after so many seconds; `null` leaves it open after all. Then bots write
 * for whoever has not.
 */
export interface CloseChoices {
  readonly say: "close-choices";
  readonly id: RequestId;
  /** 0 to 3600. */
  readonly seconds: number | null;
}

/**
 * Host: draw the heats of an event, then those of the next stage, and at last the final. While
 * the heats of the first stage are played, draw further ones for those who came late.
 */
export interface DrawHeats {
  readonly say: "draw-heats";
  readonly id: RequestId;
  /** How many play in a heat: up to seven at a table, more in a hall. Left out: `7`. */
  readonly size?: HeatSize;
  /**
   * How many the final is for; it is drawn as soon as those who are left fit into it.
   * Left out: `7`.
   */
  readonly final?: HeatSize;
  /**
   * How many of each heat go on; `null`: as many as the final is for.
   * 1 to 20000.
   * Left out: `null`.
   */
  readonly advance?: number | null;
  /** Of the heats' tables. Left out: `"brisk"`. */
  readonly pace?: Pace;
  /** Of the heats' tables, so that no heat waits for somebody for ever. Left out: `"relaxed"`. */
  readonly clock?: Clock;
}

/** 3 to 20000. */
export type HeatSize = number;

/**
 * Host: end a heat before its time: it counts as it stands, by the rounds that were told. At the
 * event's table `null` ends all that go on; at that of a heat it ends this one.
 */
export interface EndHeat {
  readonly say: "end-heat";
  readonly id: RequestId;
  /** 1 to 20000. Left out: `null`. */
  readonly heat?: number | null;
}

/** Add something of one's own to the chance of the next game. */
export interface AddSalt {
  readonly say: "salt";
  readonly id: RequestId;
  readonly salt: Salt;
}

/** At most 64 characters. */
export type Salt = string;

/** Host: begin a game. After a game this is the rematch: same people, and the start rotates. */
export interface Start {
  readonly say: "start";
  readonly id: RequestId;
}

/** Host: pause the game, or let it go on. */
export interface Pause {
  readonly say: "pause";
  readonly id: RequestId;
  readonly paused: boolean;
}

/** Host: tell the rest of the count at once. */
export interface Skip {
  readonly say: "skip";
  readonly id: RequestId;
}

/** Host: let a bot act, this once, for a seat that the table waits for. */
export interface Hurry {
  readonly say: "hurry";
  readonly id: RequestId;
  readonly seat: Seat;
}

/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** Host: break the game off and go back to the lobby. */
export interface Abandon {
  readonly say: "abandon";
  readonly id: RequestId;
}

/** Go. In a game a bot keeps the seat; the token still brings its owner back. */
export interface Leave {
  readonly say: "leave";
  readonly id: RequestId;
}

/** Show one of a few reactions to all who have not muted them. */
export interface React {
  readonly say: "react";
  readonly id: RequestId;
  readonly reaction: Reaction;
}

/** All that can be said across the table besides the game. */
export type Reaction = "clap" | "laugh" | "wow" | "ouch" | "phew" | "think" | "heart" | "wave";

/**
 * Show everybody at the table what you look at in the last game; nothing ends that. Whoever does
 * this last leads. It is passed on and never stored, so a client says it again when it is back,
 * and every few seconds.
 */
export interface LeadReplay {
  readonly say: "lead-replay";
  readonly id: RequestId;
  readonly position: ReplayPosition | null;
}

/** What somebody who leads through a finished game is looking at. */
export interface ReplayPosition {
  /** Which game. */
  readonly record: RecordName;
  /** Whether it is the review, or the replay. */
  readonly review: boolean;
  /** How many events of the replay have been. 0 to 9007199254740991. */
  readonly at: number;
  /** With whose eyes; `null`: all lies open. 0 to 20000. */
  readonly viewer: number | null;
}

/** 1 to 64 characters. */
export type RecordName = string;

/** Hear no reactions on this connection, or do again. */
export interface Mute {
  readonly say: "mute";
  readonly id: RequestId;
  readonly muted: boolean;
}

/** Everything that a server may send. */
export type ServerMessage =
  | Welcome
  | Waiting
  | Snapshot
  | Update
  | Done
  | Declined
  | Presence
  | HeatsProgress
  | Reacted
  | ReplayLed
  | Goodbye;

/** You have joined. Keep the token: it is your seat. */
export interface Welcome {
  readonly tell: "welcome";
  readonly id: string;
  readonly token: string;
  readonly code: string;
  readonly member: MemberId;
}

/** You wait to be let in, or let in again. Stay connected: what comes next comes unasked. */
export interface Waiting {
  readonly tell: "waiting";
  readonly reason: WaitReason;
  /** How many wait in front of you in the same process, or for the same approval. */
  readonly ahead: number;
  /** How long that takes at the rate of the last seconds; `null` if nobody knows. */
  readonly seconds: number | null;
  /** `null` where somebody comes back to a table that belongs to no event. */
  readonly event: EventSettings | null;
  /** What a host has put on the big screens. */
  readonly message: string | null;
}

/**
 * Why somebody waits at an event.
 * - `doors`: The doors are closed.
 * - `queue`: Many come, and are let in one after the other.
 * - `approval`: A host lets everybody in.
 * - `return`: Many come back to their seats, and are brought up to date one after the other.
 */
export type WaitReason = "doors" | "queue" | "approval" | "return";

/** How a party is held as an event. As the server tells it: complete. */
export interface EventSettings {
  /**
   * What big screens, phones and posters call it: up to 80 letters of any script.
   * At most 1500 characters.
   */
  readonly title: string;
  /** Of the paper and of what stands out on it, each as `#rrggbb`. */
  readonly colours: readonly [string, string];
  /** How long the count of one round lasts at most, 30 to 900. */
  readonly show_seconds: number;
  /** Whether a host lets everybody in who comes. */
  readonly approval: boolean;
}

/** All there is to know at a version. */
export interface Snapshot {
  readonly tell: "snapshot";
  readonly v: number;
  readonly table: TableInfo;
  readonly you: You;
  readonly offer: Offered | null;
  /** Of the game that is on, or was on last. */
  readonly view: GameView | null;
  /** Of the request that this answers. */
  readonly id: string | null;
  /** What the clock of the table says, in seconds since 1970. */
  readonly now: number | null;
}

/** The table without the game: all of it public. */
export interface TableInfo {
  readonly code: string;
  readonly status: TableStatus;
  readonly settings: Settings;
  /** The first of the hosts. */
  readonly host: MemberId | null;
  readonly hosts: readonly MemberId[];
  /** Whether nobody new may join; at an event, whether the doors are closed. */
  readonly locked: boolean;
  /** How many wait for a host to let them in. */
  readonly pending: number;
  /** What a host has put on the big screens. */
  readonly message: string | null;
  /** When choosing closes, in seconds since 1970 by the clock of the table (`now`), if ever. */
  readonly closes: number | null;
  /** At an event, from the end of choosing to the next round: the seal of all choices. */
  readonly choice_seal: string | null;
  /** Who plays, in seat order: this game while one is on, else the next. A crowd is cut short. */
  readonly seats: readonly SeatInfo[];
  /** How many there are, listed or not. */
  readonly seated: number;
  readonly people: readonly PersonInfo[];
  readonly watching: number;
  readonly paused: boolean;
  /** How many were begun. */
  readonly games: number;
  /** The hash of the secret behind this game's chance, or the next one's. */
  readonly commitment: string;
  /** How many have added to it. */
  readonly salted: number;
  /** Under what name the last finished game is kept. */
  readonly record: string | null;
  /** Who deals first in a rematch; null where chance decides on that, or where nobody deals. */
  readonly dealer: MemberId | null;
  readonly game: GameInfo | null;
  /** Of an event that is played in heats. */
  readonly heats: HeatsInfo | null;
  /** Where this is the table of one. */
  readonly heat: HeatInfo | null;
  /** Where it plays on from a record. */
  readonly branch: BranchInfo | null;
}

/**
 * Whether a game has not begun, is being played, or has ended.
 * - `over`: A game has ended; what the lobby offers is open again.
 */
export type TableStatus = "lobby" | "playing" | "over";

export type Settings = FiftySettings | FiftyFiftySettings;

/** A table of Fifty. As the server tells it: complete. */
export interface FiftySettings {
  readonly game: "fifty";
  readonly edition: string;
  /** How many may sit, 3 to 7; ignored at a party. */
  readonly seats: number;
  readonly pace: Pace;
  readonly clock: Clock;
  readonly reactions: boolean;
  /** Whether finished games are kept as records. */
  readonly keep: boolean;
  /** Whether somebody learns here: chance and bots follow a script, and nothing is kept. */
  readonly lesson: boolean;
  /** What makes a party an event. */
  readonly event: EventSettings | null;
  readonly box: FiftyBox | null;
  /** Whether Danger cards are used. */
  readonly danger: boolean;
  /** Any number of seats. */
  readonly party: boolean;
}

/**
 * What somebody has copied off their own box of Fifty; what is absent is as reconstructed.
 * As the server tells it: complete.
 */
export interface FiftyBox {
  /** Four lines of five. At most 4 items. */
  readonly bonus: Lines | null;
  /** The Danger cards. At most 10 items. */
  readonly zones: Pairs | null;
}

/** A table of Fifty Fifty. As the server tells it: complete. */
export interface FiftyFiftySettings {
  readonly game: "fifty-fifty";
  readonly edition: string;
  /** How many may sit, 3 to 5. */
  readonly seats: number;
  readonly pace: Pace;
  readonly clock: Clock;
  readonly reactions: boolean;
  /** Whether finished games are kept as records. */
  readonly keep: boolean;
  /** Whether somebody learns here: chance and bots follow a script, and nothing is kept. */
  readonly lesson: boolean;
  /** What makes a party an event. */
  readonly event: EventSettings | null;
  readonly box: FiftyFiftyBox | null;
  /**
   * The member who deals first in the next game, if the host chooses one who will sit. Else the
   * first dealer is drawn, and in a rematch the deal goes on from where it was (H2).
   */
  readonly dealer: number | null;
}

/** A seat and who sits on it. */
export interface SeatInfo {
  readonly member: MemberId;
  readonly name: string;
  /** The level, if a bot has come to play. */
  readonly bot: string | null;
  /** Whether a bot keeps it for somebody who is away. */
  readonly kept: boolean;
}

/** Somebody who does not play at the moment. */
export interface PersonInfo {
  readonly member: MemberId;
  readonly name: string;
  readonly role: Role;
  /** Whether they take a seat in the next game. */
  readonly next: boolean;
}

export type GameInfo = FiftyInfo | FiftyFiftyInfo;

/** A game of Fifty that is being played, or was played last. */
export interface FiftyInfo {
  readonly game: "fifty";
  readonly players: number;
  /** Who plays, in seat order, also when they have gone since; nothing at a party. */
  readonly names: readonly string[];
  /** How many a whole game has. */
  readonly rounds: number;
  /** Components whose print is our reconstruction. */
  readonly reconstructed: readonly string[];
  /** What bots say about what was last revealed, a round or a trick; nothing at a party. */
  readonly remarks: readonly BotRemark[];
  /** What the game is remembered for once it is over; nothing at a party. */
  readonly mentions: readonly Mention[];
  /** How many numbers everybody writes a round. */
  readonly boxes: number;
  /** Where the count ends. */
  readonly top: number;
  /** The highest number that may be written. */
  readonly most: number;
  /** The bead that gains a crown. */
  readonly mark: number;
  /** How many crowns win at once. */
  readonly crowns: number;
  /** What the boxes are worth, a line a round. */
  readonly bonus: Lines;
  /** Awards of the last counted round; none at a party. */
  readonly awards: readonly Award[];
}

/** What a bot says about its last choice or card, sent with the result of the round or trick. */
export interface BotRemark {
  readonly seat: Seat;
  /** Which one. `reason-…`: why the bot did it; `remark-…`: about the result. */
  readonly message: string;
  /** The numbers in it. */
  readonly details: Readonly<Record<string, number>>;
}

/** What a game that is over is remembered for, by one player or by several who share it. */
export interface Mention {
  readonly kind: MentionKind;
  /** Whose it is, in seat order. */
  readonly seats: readonly Seat[];
  /** Which one in `locales/`. */
  readonly message: string;
  /** The numbers in it. */
  readonly details: Readonly<Record<string, number>>;
}

/**
 * Whom a mention is for.
 * - `own`: For one player: it is about their own game.
 * - `most`: For all: it says who had most of something.
 */
export type MentionKind = "own" | "most";

/** Whoever had most of something in a round; it is shown with the result of that round. */
export interface Award {
  readonly kind: AwardKind;
  /** In seat order; equals share it. */
  readonly seats: readonly Seat[];
  /** How many numbers it was. */
  readonly amount: number;
}

/**
 * What somebody had most of in a round.
 * - `longest-count`: The most numbers scored in one go: nobody took the count, and no clash
 *   silenced it.
 * - `most-clashes`: The most own numbers that somebody else had written, too.
 * - `twins`: The most numbers that two players or more have in common.
 */
export type AwardKind = "longest-count" | "most-clashes" | "twins";

/** A game of Fifty Fifty that is being played, or was played last. */
export interface FiftyFiftyInfo {
  readonly game: "fifty-fifty";
  readonly players: number;
  /** Who plays, in seat order, also when they have gone since; nothing at a party. */
  readonly names: readonly string[];
  /** How many a whole game has. */
  readonly rounds: number;
  /** Components whose print is our reconstruction. */
  readonly reconstructed: readonly string[];
  /** What bots say about what was last revealed, a round or a trick; nothing at a party. */
  readonly remarks: readonly BotRemark[];
  /** What the game is remembered for once it is over; nothing at a party. */
  readonly mentions: readonly Mention[];
  /** How many a round has, and so cards a hand. */
  readonly tricks: number;
  /** How many cards there are, numbered from 1. */
  readonly deck: number;
  /** By leader, in which order the seats play a trick. */
  readonly turn_orders: readonly (readonly Seat[])[];
}

/** The stage of an event that is being played, or was played last. */
export interface HeatsInfo {
  /** Counted from 1. */
  readonly stage: number;
  /** Whether this is the final. */
  readonly final: boolean;
  readonly heats: number;
  /** How many of them can be played. */
  readonly open: number;
  /** How many of them are over. */
  readonly over: number;
  readonly players: number;
  /** How many play in a heat. */
  readonly size: number;
  /** How many of each heat go on, and whoever shares the last of these places. */
  readonly advance: number;
  /** How many the final is for. */
  readonly to_final: number;
  /** How many go on by now. */
  readonly going_on: number;
  /** Who has won the final, and the next two places, as far as seven names go. */
  readonly winners: readonly HeatPlayer[];
}

/** Somebody who plays in a heat, and how they have ended there. */
export interface HeatPlayer {
  readonly name: string;
  /** Counted from 1; those who stand alike share it. */
  readonly place: number | null;
  readonly points: number | null;
  readonly goes_on: boolean | null;
}

/** The heat that is played at this table. */
export interface HeatInfo {
  /** The code of the event's table: when the heat is over, resume there with the same token. */
  readonly event: string;
  /** The event's title and colours. */
  readonly settings: EventSettings;
  readonly stage: number;
  readonly number: number;
  readonly final: boolean;
  /** How many go on from here. */
  readonly advance: number;
  readonly over: boolean;
}

/** The moment of a record in which every game of this table begins. */
export interface BranchInfo {
  /** The SHA-256 of that record, in base 16. */
  readonly origin: string;
  /** What a server keeps it under. */
  readonly record: string | null;
  /** So many draws had been. */
  readonly round: number;
  /** So many choices or cards since the last of them. */
  readonly played: number;
  /** Whether chance acts first: the round was over. */
  readonly draws: boolean;
  /** How many played there: each of their seats needs somebody. */
  readonly seat_limit: number;
  /** Who they were, in seat order; of a party the first ones. */
  readonly players: readonly string[];
  /** Who takes each of these seats in the next game. */
  readonly seats: readonly (MemberId | null)[];
}

/** Who you are at this table. */
export interface You {
  readonly member: MemberId;
  readonly name: string;
  readonly host: boolean;
  /** In the game that is on, or was on last. */
  readonly seat: Seat | null;
  /** Whether you take a seat in the next game. */
  readonly next: boolean;
  readonly kept: boolean;
  /** The card you will play when your turn comes. */
  readonly queued: number | null;
  /** Who waits for you, a host, to let them in: the first ones. */
  readonly pending: readonly PersonInfo[];
  readonly heat: YourHeat | null;
  /** Which seat you take in the next game, where the table plays on from a record. */
  readonly branch_seat: BranchSeat | null;
}

/** Where you play in an event's heats, or played last. */
export interface YourHeat {
  /** Of the heat's table: while it is not over, resume there with the same token. */
  readonly code: string;
  readonly stage: number;
  readonly number: number;
  readonly final: boolean;
  /** Whether the event knows the result. */
  readonly over: boolean;
  readonly place: number | null;
  readonly points: number | null;
  /** Whether you go on; nobody does from the final. */
  readonly goes_on: boolean | null;
}

/** The seat that you take in a table that plays on from a record. */
export interface BranchSeat {
  readonly seat: Seat;
  /** Whose it was there. */
  readonly name: string;
}

export type Offered = ChooseOffer | PlayOffer | TapOffer;

/** Every seat may write numbers between *least* and *most* with one of these endings. */
export interface ChooseOffer {
  readonly do: "choose";
  readonly round: number;
  readonly boxes: number;
  readonly least: number;
  readonly most: number;
  readonly endings: readonly number[];
}

/** It is your turn: any of these cards. */
export interface PlayOffer {
  readonly do: "play";
  readonly cards: readonly number[];
}

/** The count waits for your "Got it!". */
export interface TapOffer {
  readonly do: "got-it";
  readonly number: number;
}

/** What one viewer knows of a game; of a party of more than seven the sums. */
export type GameView = FiftyView | FiftyFiftyView | CrowdView;

/** What one viewer knows. */
export interface FiftyView {
  readonly view: "fifty";
  readonly viewer: Viewer;
  readonly phase: FiftyPhase;
  /** The round being played, counted from 1; the last one played when the game is over. */
  readonly round: number;
  /** Who begins this round's count. */
  readonly beginner: Seat;
  readonly blocked: readonly number[] | null;
  readonly danger: Zone | null;
  /** Who has written, by seat. */
  readonly ready: readonly boolean[];
  /** What the viewer has written. */
  readonly my_numbers: Numbers | null;
  /** Only while a count is being told. */
  readonly count: Count | null;
  readonly rounds: readonly Round[];
  readonly totals: readonly number[];
  readonly crowns: readonly number[];
  readonly outcome: Outcome | null;
  /** By seat when the game is over, counted from 1; empty before. */
  readonly places: readonly number[];
}

/** Whoever looks on: a seat, or `null` for a spectator. */
export type Viewer = number | null;

/**
 * What the table is doing.
 * - `reveal`: Tokens are about to be flipped.
 * - `choose`: Everybody writes.
 * - `count`: The count is being told.
 * - `over`: Somebody has won.
 */
export type FiftyPhase = "reveal" | "choose" | "count" | "over";

/** A Danger card: its first and its last number, both inside. */
export type Zone = readonly [number, number];

/** A count that is being told, up to the last number called. */
export interface Count {
  readonly called: Called;
  readonly beads: readonly number[];
  /** What the boxes crossed off so far are worth. */
  readonly bonus: readonly number[];
  /** The calls at which something happened, so far. */
  readonly story: readonly Called[];
}

/** A number was called out. */
export interface Called {
  readonly event: "called";
  readonly number: number;
  /** Who said it. */
  readonly caller: Seat;
  /** Whose bead moved. */
  readonly scorer: Seat | null;
  /** Where that bead stands now, 0 if none moved. */
  readonly bead: number;
  /** Whether that move gained the scorer a crown. */
  readonly crowned: boolean;
  /** The number's sole owner. */
  readonly taker: Seat | null;
  /** What that means for the taker. */
  readonly take: Take | null;
  /** The boxes crossed off, when two or more own the number. In seat order. */
  readonly crossings: readonly Crossing[];
  /** Who has the count from here on. */
  readonly holder: Seat;
}

/**
 * What it means for a number's sole owner that it was called.
 * - `takes`: They have the count from here on, and had not scored with it before (F7).
 * - `keeps`: They were counting and scoring, and go on (F9).
 * - `scores-again`: They had the count, a clash had silenced them, and they score again (F9).
 */
export type Take = "takes" | "keeps" | "scores-again";

/** A box that its owner crosses off after a clash. */
export interface Crossing {
  readonly seat: Seat;
  /** Counted from 0, left to right. */
  readonly box: number;
  /** What the box is worth. */
  readonly bonus: number;
  /** Whether the clash lay in the Danger zone, so that the bonus is crossed off too. */
  readonly lost: boolean;
  /** What its owner gains: the bonus, or 0 if that is lost. */
  readonly gained: number;
}

/** A round that has been counted: all of it is public. */
export interface Round {
  readonly blocked: readonly number[];
  readonly danger: Zone | null;
  readonly picks: readonly Numbers[];
  /** Where every bead stood at the end, or when a second crown broke the round off. */
  readonly beads: readonly number[];
  /** What every player's crossed-off boxes are worth. */
  readonly bonus: readonly number[];
  /** Who gained a crown, in that order. */
  readonly crowned: readonly Seat[];
  /** Bead plus bonus; `null` for a round that a second crown broke off. */
  readonly scores: readonly number[] | null;
  /** The last number called: where the count ends, or where a second crown broke it off. */
  readonly last: number;
  /** The called numbers that two or more had written, so that their boxes are crossed off. */
  readonly crossed: readonly number[];
  /** Those of them in the Danger zone: their bonus is crossed off, too. */
  readonly lost: readonly number[];
}

/** How a game ended. */
export interface Outcome {
  /** In seat order; several share the win. */
  readonly winners: readonly Seat[];
  /** Why they won: one of the endings that the game knows. */
  readonly ending: string;
}

/** What one viewer knows. */
export interface FiftyFiftyView {
  readonly view: "fifty-fifty";
  readonly viewer: Viewer;
  readonly phase: FiftyFiftyPhase;
  /** The round being played, counted from 1; the last one played when the game is over. */
  readonly round: number;
  readonly dealer: Seat;
  readonly leader: Seat;
  /** Empty for a spectator. */
  readonly my_hand: Hand;
  readonly hand_sizes: readonly number[];
  readonly balances: readonly number[];
  readonly mood: Mood | null;
  /** The trick so far, in order of play. */
  readonly cards: readonly Card[];
  /** Who has played the highest card of the trick so far. */
  readonly highest: Seat | null;
  /** Who has played the lowest one. */
  readonly lowest: Seat | null;
  /** Who plays next; `null` while nobody can play. */
  readonly turn: Seat | null;
  /** This round's. */
  readonly tricks: readonly TrickTaken[];
  readonly rounds: readonly FiftyFiftyRoundScored[];
  /** For every seat the struck rounds, counted from 0. */
  readonly struck: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly outcome: Outcome | null;
  /** By seat when the game is over, counted from 1; empty before. */
  readonly places: readonly number[];
}

/**
 * What the table is doing.
 * - `deal`: Cards are about to be dealt.
 * - `play`: Somebody plays a card.
 * - `over`: Somebody has won.
 */
export type FiftyFiftyPhase = "deal" | "play" | "over";

/** Somebody's cards. */
export type Hand = readonly Card[];

/** How many yellow and how many blue halves a trick hands out. */
export type Mood = readonly [number, number];

/** A trick: its highest card took the mood's blue halves, its lowest card the yellow ones. */
export interface TrickTaken {
  readonly event: "trick-taken";
  readonly leader: Seat;
  readonly mood: Mood;
  /** In order of play. */
  readonly cards: readonly Card[];
  readonly highest: Seat;
  readonly lowest: Seat;
  /** How many halves of the highest and of the lowest card's owner paired up and left. */
  readonly cancelled: readonly [number, number];
  /** What everybody holds after it: blue halves positive, yellow ones negative. */
  readonly balances: readonly number[];
}

/** A round: nine tricks were played and the result is written down. */
export interface FiftyFiftyRoundScored {
  readonly event: "fifty-fifty-round-scored";
  readonly dealer: Seat;
  readonly tricks: readonly TrickTaken[];
  /** Minus one a half, before anything is struck. */
  readonly points: readonly number[];
  /** The earlier results that this round strikes, in seat order. */
  readonly strikes: readonly Strike[];
  /** After this round, without anything struck so far. */
  readonly totals: readonly number[];
  /** Who deals the next round, if there is one. */
  readonly next_dealer: Seat;
  /** Who leads it. */
  readonly next_leader: Seat;
  /** Whether the game is over with it. */
  readonly last: boolean;
}

/** An earlier result that counts no more, because its owner ended a round balanced. */
export interface Strike {
  readonly seat: Seat;
  /** Which result, counted from 0. */
  readonly round: number;
  /** What it was. */
  readonly points: number;
}

/** What one viewer of a party knows. */
export interface CrowdView {
  readonly view: "crowd";
  readonly viewer: Viewer;
  readonly phase: FiftyPhase;
  readonly round: number;
  readonly players: number;
  readonly top: number;
  readonly beginner: Seat;
  readonly blocked: readonly number[] | null;
  readonly danger: Zone | null;
  readonly ready: number;
  /** Who has not written yet, once they are few enough to be named. */
  readonly missing: readonly Person[];
  readonly tally: Tally | null;
  readonly leaders: readonly Leader[];
  readonly mine: Mine | null;
  readonly rounds: readonly CrowdRound[];
  readonly outcome: Outcome | null;
  /** The last number called, while a count is told. */
  readonly number: number;
  /** At an event: the picks called by now in each part of the count, as far as it has got. */
  readonly skyline: readonly number[];
  /** Into how many parts the skyline divides the count. */
  readonly parts: number;
  /** At an event, when the game is over: winners and runners-up. */
  readonly podium: readonly Finalist[];
}

/** Somebody who is talked about. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
}

/** Where the count has got to. */
export interface Tally {
  readonly event: "tally";
  /** The last one called. */
  readonly number: number;
  /** How many were called since the last tally. */
  readonly told: number;
  readonly caller: Seat;
  readonly scorer: Seat | null;
  readonly bead: number;
  readonly taker: Seat | null;
  /** What the last number means for its taker. */
  readonly take: Take | null;
  /** Who has the count from here on. */
  readonly holder: Seat;
  /** How many own the last number, if several do. */
  readonly clash: number;
  /** Whether that clash lies in the Danger zone, so that their bonus is lost. */
  readonly lost: boolean;
  /** Of the numbers told: how many had one owner. */
  readonly takes: number;
  readonly clashes: number;
  readonly crowned: readonly Seat[];
  /** Names of those mentioned. */
  readonly people: readonly Person[];
  /** The first few. */
  readonly leaders: readonly Leader[];
  /** At an event: why the count stops here for a moment. */
  readonly highlight: Highlight | null;
  /** At an event: the most notable ones among the numbers told. */
  readonly duels: readonly Duel[];
  /** At an event: the part of the skyline in which the first of these numbers lies, from 0. */
  readonly first_bin: number;
  /** At an event: how many picks were called by now in that part, and in each up to the last. */
  readonly bins: readonly number[];
}

/** Somebody in front; whoever has won with a second crown is the first. */
export interface Leader {
  readonly seat: Seat;
  readonly name: string;
  /** Total, with the bead of the running count. */
  readonly points: number;
  readonly crowns: number;
}

/**
 * What the last number of a tally is remembered for.
 * - `crown`: Somebody gained a crown.
 * - `lead`: Somebody else is in front.
 * - `duel`: Several had written it, one of them well placed.
 * - `leader`: One of those in front has taken the count.
 * - `end`: The count is over.
 */
export type Highlight = "crown" | "lead" | "duel" | "leader" | "end";

/** A number that several had written. */
export interface Duel {
  readonly number: number;
  /** How many. */
  readonly owners: number;
  /** A few of them, those in front first. */
  readonly people: readonly Person[];
}

/** How one player stands. */
export interface Mine {
  readonly seat: Seat;
  readonly bead: number;
  readonly bonus: number;
  readonly total: number;
  readonly crowns: number;
  /** By points, counted from 1; those with equal points share it. */
  readonly rank: number;
  /**
   * What they have written this round. At an event, an update in which numbers were called and
   * nobody has written leaves them out: they are those of before.
   */
  readonly numbers?: Numbers | null;
  /** Whether they have won the game. */
  readonly won: boolean;
  /**
   * At an event: two in front and two behind, best first. An update leaves them out where this
   * player has written, or has only scored: they are those of before.
   */
  readonly neighbours?: readonly Neighbour[];
  /** How many had written each of those of their numbers that were called this round. */
  readonly owners: readonly number[];
  /** What crossing each of them off has brought. Left out where neighbours are, at an event. */
  readonly gained?: readonly number[];
}

/** Somebody with nearly as many points. */
export interface Neighbour {
  readonly rank: number;
  readonly name: string;
  readonly points: number;
}

/** A round in sums. */
export interface CrowdRound {
  readonly round: number;
  /** The best score; `null` for a round that a second crown broke off. */
  readonly best: number | null;
  /** How many numbers had several owners. */
  readonly clashes: number;
  readonly crowned: number;
  /** How many picks fell into each of fifty equal parts of the count. */
  readonly skyline: readonly number[];
}

/** A winner or a runner-up of an event, when the game is over. */
export interface Finalist {
  readonly rank: number;
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  readonly crowns: number;
  /** What they had written in the last round. */
  readonly numbers: Numbers;
}

/** What has happened since the last version: fold the events into the view. */
export interface Update {
  readonly tell: "update";
  readonly v: number;
  /** Left out: `[]`. */
  readonly events?: readonly ToldEvent[];
  /** When it has changed. */
  readonly table?: TableInfo;
  readonly you?: You;
  /** What you may do now, when that has changed; `null` for nothing. */
  readonly offer?: Offered | null;
  /** At an event: the last number called, for those who are told no `tally`; after all events. */
  readonly number?: number;
  /** At a party: your own line, when it has changed. */
  readonly mine?: Mine;
  /** At an event: the `choice_seal` of the table, when nothing else of it has changed. */
  readonly choice_seal?: string | null;
  /** Requests of yours that are carried out and safely kept. Left out: `[]`. */
  readonly done?: readonly string[];
  /** Of the `resume` that this answers. */
  readonly id?: string;
  /** What the clock of the table says, beside `id`. */
  readonly now?: number;
}

export type ToldEvent =
  | Revealed
  | Chose
  | Called
  | FiftyRoundScored
  | Dealt
  | MoodTurned
  | CardPlayed
  | TrickTaken
  | FiftyFiftyRoundScored
  | GameEnded
  | TableEvent
  | CrowdEvent;

/** Tokens were flipped; now everybody writes. */
export interface Revealed {
  readonly event: "revealed";
  readonly round: number;
  readonly blocked: readonly number[];
  readonly danger: Zone | null;
  /** Who will begin the count. */
  readonly beginner: Seat;
}

/** A seat has written its numbers, or replaced them. */
export interface Chose {
  readonly event: "chose";
  readonly seat: Seat;
  /** `null` for everybody else. */
  readonly numbers: Numbers | null;
}

/** The count is over and the round is written down. */
export interface FiftyRoundScored {
  readonly event: "round-scored";
  readonly round: number;
  readonly result: Round;
  readonly totals: readonly number[];
  readonly crowns: readonly number[];
  /** Who begins the next count; who began this one if the game is over. */
  readonly next_beginner: Seat;
  /** Whether the game is over with it. */
  readonly last: boolean;
}

/** Everybody has a new hand. */
export interface Dealt {
  readonly event: "dealt";
  readonly round: number;
  readonly dealer: Seat;
  readonly leader: Seat;
  /** `null` for hands that the viewer does not see. */
  readonly hands: readonly (Hand | null)[];
  /** How many everybody has. */
  readonly cards: number;
}

/** A Mood card was turned up, and a trick begins. */
export interface MoodTurned {
  readonly event: "mood-turned";
  readonly trick: number;
  readonly mood: Mood;
  readonly leader: Seat;
}

/** A seat has played a card. */
export interface CardPlayed {
  readonly event: "card-played";
  readonly seat: Seat;
  readonly card: Card;
  /** Who plays after it; `null` if it completes the trick. */
  readonly next: Seat | null;
  /** Whether no card of the trick so far is higher. */
  readonly is_highest: boolean;
  /** Whether none is lower. */
  readonly is_lowest: boolean;
}

/** Somebody has won. */
export interface GameEnded {
  readonly event: "game-ended";
  readonly outcome: Outcome;
  /** By seat, counted from 1; equals share one. Empty at a party. */
  readonly places: readonly number[];
}

/** What is told about the table rather than about the game. */
export type TableEvent = Announced | Reminded | Unsealed;

/** The next number was announced, and the count waits a moment for its owner. */
export interface Announced {
  readonly event: "announced";
  readonly number: number;
  /** How long at most. */
  readonly seconds: number;
}

/** The table waits for these seats; soon a bot will act for them. */
export interface Reminded {
  readonly event: "reminded";
  readonly seats: readonly Seat[];
  /** How soon. */
  readonly seconds: number;
}

/** The game is over, and its secret is told: now its chance can be checked. */
export interface Unsealed {
  readonly event: "unsealed";
  readonly secret: string;
  readonly commitment: string;
  /** In seat order. */
  readonly salts: readonly string[];
}

export type CrowdEvent = Tally | Race | Ready | CrowdScored;

/** Who is in front, told now and then to those who are told no tally. */
export interface Race {
  readonly event: "race";
  readonly leaders: readonly Leader[];
}

/** So many have written. */
export interface Ready {
  readonly event: "ready";
  readonly count: number;
  readonly players: number;
  /** Who has not, once they are few enough to be named. */
  readonly missing: readonly Person[];
}

/** The round is written down. */
export interface CrowdScored {
  readonly event: "crowd-scored";
  readonly result: CrowdRound;
  readonly leaders: readonly Leader[];
  /** Who begins the next count; who began this one if the game is over. */
  readonly next_beginner: Seat;
  /** Whether the game is over with it. */
  readonly last: boolean;
  /** At an event, when the game is over: winners and runners-up. */
  readonly podium: readonly Finalist[];
}

/** Your request is carried out and safely kept. */
export interface Done {
  readonly tell: "done";
  readonly id: string;
}

/** Your request is refused, and nothing has changed. */
export interface Declined {
  readonly tell: "refused";
  /** The kind: it begins with the clause of the rules, or with `table` or `wire`. */
  readonly refusal: string;
  /** The same in your language. */
  readonly text: string;
  /** Left out: `{}`. */
  readonly details?: Readonly<Record<string, string | number | readonly number[] | null>>;
  readonly id?: string;
}

/** Who is connected; a crowd is only counted. */
export interface Presence {
  readonly tell: "presence";
  readonly count: number;
  readonly members: readonly MemberId[] | null;
}

/** How the heats of an event get on: it replaces `table.heats`. */
export interface HeatsProgress {
  readonly tell: "heats";
  readonly heats: HeatsInfo;
}

/** Somebody reacts. */
export interface Reacted {
  readonly tell: "reacted";
  readonly member: MemberId;
  readonly name: string;
  readonly reaction: Reaction;
}

/** Somebody leads through the last game, or has stopped. */
export interface ReplayLed {
  readonly tell: "replay-led";
  readonly member: MemberId;
  readonly name: string;
  /** What they look at; `null`: nobody leads any more. */
  readonly position: ReplayPosition | null;
}

/** The connection is about to be closed. */
export interface Goodbye {
  readonly tell: "goodbye";
  readonly why: CloseReason;
  /** After how many seconds to come back; `null`: do not. */
  readonly again: number | null;
}

/**
 * Why the server closes a connection.
 * - `removed`: The host has sent you away.
 * - `restarting`: The server stops for a moment: come back.
 * - `silent`: You have not said in time who you are: come back.
 * - `too-much`: You send too much, or frames that break the WebSocket protocol.
 * - `closed`: The host has closed the table.
 */
export type CloseReason = "removed" | "restarting" | "silent" | "too-much" | "closed";

/** A wish for a new table; whoever asks is its host. */
export interface OpenTable {
  /**
   * Left out: `{"game":"fifty","edition":"iello","seats":7,"pace":"living-
   * room","clock":"off","reactions":true,"keep":true,"lesson":false,"event":null,"box":null,"danger":false,"party":false}`.
   */
  readonly settings?: SettingsAsked;
  /** What else the host does. Left out: `"seat"`. */
  readonly role?: Role;
  /** Left out: `null`. */
  readonly name?: Name | null;
  /** One that the client made itself. Left out: `null`. */
  readonly token?: Token | null;
  /** Left out: `"en"`. */
  readonly lang?: Language;
  /**
   * Whether to play with bots only: such a table does not count as one of this address.
   * Left out: `false`.
   */
  readonly alone?: boolean;
}

/** From which moment of a record a new table plays on; whoever asks is its host. */
export interface BranchQuery {
  /**
   * After so many draws; `points` of a timeline tell which moments there are.
   * 0 to 20000.
   * Left out: `0`.
   */
  readonly round?: number;
  /** And then so many choices or cards. 0 to 20000. Left out: `0`. */
  readonly played?: number;
  /** Which one the host takes; the first, if left out. 0 to 20000. Left out: `null`. */
  readonly seat?: number | null;
  /** Left out: `null`. */
  readonly name?: Name | null;
  /** Left out: `"en"`. */
  readonly lang?: Language;
}

/** A new table. The token is the host's seat: keep it. */
export interface TableOpened {
  readonly code: string;
  readonly token: string;
  readonly member: MemberId;
  /** What others open to join. */
  readonly link: string;
  /** What the host opens to come back, on this device or another. Keep it to yourself. */
  readonly resume: string;
}

/** What somebody with the code may know before they join. */
export interface TableFound {
  readonly code: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seated: number;
  /** How many may sit. */
  readonly seat_limit: number;
  readonly locked: boolean;
  /** What others open to join, from other devices too. */
  readonly link: string;
  /** What it is called and how it looks, if it is an event. */
  readonly event: EventSettings | null;
}

/** Those whose names hold what was looked for. */
export interface PeopleFound {
  /** How many they are. */
  readonly count: number;
  /** The first 20 of them. */
  readonly people: readonly PersonFound[];
}

/** Somebody at a table, as a host finds them. */
export interface PersonFound {
  readonly member: MemberId;
  readonly name: string;
  readonly role: Role;
  readonly bot: boolean;
  readonly host: boolean;
  /** Whether they wait for a host to let them in. */
  readonly pending: boolean;
}

/** A page of heats, or people who were looked for. */
export interface HeatsFound {
  /** Counted from 1; 0 if there is no such stage. */
  readonly stage: number;
  /** How many were drawn. */
  readonly stages: number;
  /** How many heats the stage has. */
  readonly total: number;
  /** At most 24. */
  readonly heats: readonly HeatLine[];
  /** At most 20. */
  readonly found: readonly FoundPlayer[];
}

/** One heat and who plays in it. */
export interface HeatLine {
  readonly number: HeatNumber;
  /** Of its table. */
  readonly code: string;
  /** The best first when it is over, else in seat order; of a hall the first seven. */
  readonly players: readonly HeatPlayer[];
  /** How many play, listed or not. */
  readonly seated: number;
  /** Whether its table is there. */
  readonly open: boolean;
  readonly over: boolean;
  /** How many rounds were told so far, if that is known. */
  readonly rounds: number | null;
}

/** A heat of a stage, counted from 1. */
export type HeatNumber = number;

/** Somebody who was looked for, and where they play or played last. */
export interface FoundPlayer {
  readonly name: string;
  readonly heat: YourHeat;
}

/** A finished game that was kept. */
export interface RecordListed {
  /** Whoever knows it can read the record. */
  readonly name: string;
  /** Seconds since 1970. */
  readonly finished: number;
  readonly game: string;
  readonly players: readonly string[];
  /** Their places among the players, from 0; nothing where the result is not known. */
  readonly winners: readonly number[];
  /** In the order of the players; nothing of parties. */
  readonly totals: readonly number[];
}

/** Whether a record is kept here. */
export interface RecordKept {
  readonly kept: boolean;
}

/** A whole game, or as much of it as was written down. It has no secrets any more. */
export interface Timeline {
  readonly game: string;
  readonly edition: string;
  /** Names in seat order; those of a party are cut short. */
  readonly players: readonly string[];
  /** What the record says about itself. */
  readonly date: string | null;
  readonly place: string | null;
  readonly note: string | null;
  readonly chance: Chance;
  /** What the table published before the game, if it was sealed. */
  readonly commitment: string | null;
  readonly shown: GameInfo;
  /** All of them in order, with everybody's numbers and hands; a party's are sums. */
  readonly events: readonly ToldEvent[];
  /** Of each round. */
  readonly awards: readonly (readonly Award[])[];
  /** Whether somebody has won; a record may stop early. */
  readonly finished: boolean;
  /** How a spectator saw the game before the first event. */
  readonly view: GameView;
  /** At which moments a new table can begin, in order. */
  readonly points: readonly BranchPoint[];
  /** Why there are none, if there are none. */
  readonly no_branch: NoBranch | null;
  /** Where the game branched off another one, if it did. */
  readonly branch: BranchShown | null;
  /** At a party, how the seat that was asked for stood whenever that changed. */
  readonly mine: readonly MineThen[];
}

/**
 * Whether a record shows that nobody chose the cards.
 * - `unsealed`: It tells no secret that draws could follow from.
 * - `verified`: All draws follow from the sealed secret.
 * - `differs`: Some draw is another one.
 */
export type Chance = "unsealed" | "verified" | "differs";

/** A moment of a replay at which a new table can begin. */
export interface BranchPoint {
  /** From so many events of the timeline on, until the next point, a new table begins here. */
  readonly since: number;
  /** So many events have led here. */
  readonly after: number;
  /** So many draws have been: what `[branch]` in a record tells. */
  readonly round: number;
  /** So many choices or cards since the last of them. */
  readonly played: number;
  /** Whether chance acts next: it draws anew. */
  readonly draws: boolean;
}

/**
 * Why no new table can begin at any moment of a record.
 * - `box`: The record does not tell the cards of its box, so that no more can be drawn.
 */
export type NoBranch = "box";

/** Where a game branched off. */
export interface BranchShown {
  /** The SHA-256 of the other game's record, in base 16. */
  readonly origin: string;
  /** What a server kept it under. */
  readonly record: string | null;
  /** So many draws are the other game's. */
  readonly round: number;
  /** So many choices or cards after the last of them are, too. */
  readonly played: number;
  /** Whether chance acted first from then on: the round was over. */
  readonly draws: boolean;
  /** So many events of the timeline. */
  readonly after: number;
}

/** How one player of a party stood at some time. */
export interface MineThen {
  /** After so many events of the timeline. */
  readonly after: number;
  readonly mine: Mine;
}

/** A game of Fifty, round by round. */
export interface FiftyReview {
  readonly game: string;
  readonly players: readonly string[];
  readonly seats: readonly SeatReview[];
  /** Nothing where no chance to win can be worked out, as at a party. */
  readonly win: readonly WinMoment[];
  readonly rounds: readonly RoundReview[];
}

/** What one seat's result is made of: points = expected + skill + chance + others. */
export interface SeatReview {
  readonly name: string;
  readonly points: number;
  /** What it could expect before anything happened. */
  readonly expected: number;
  /** What its own decisions lost against best play; never above 0. */
  readonly skill: number;
  readonly chance: number;
  readonly others: number;
  /** From 0 to 100: how good its decisions were. */
  readonly mark: number;
  /** The same for the win; `null` where no chance to win can be worked out, as at a party. */
  readonly win: WinReview | null;
  /** The decision of its own that lost most; `null` if none lost anything. */
  readonly costliest: Moment | null;
  /** What chance or the others brought it at best; `null` if they brought nothing. */
  readonly luckiest: Moment | null;
}

/** What one seat's win is made of: result = expected + skill + chance + others. */
export interface WinReview {
  /**
   * 1 for a win, a part of it if several share it, 0 for none; what the match model says about a
   * game that was not played to its end.
   */
  readonly result: number;
  /** The chance to win before anything happened. */
  readonly expected: number;
  /** What its own decisions lost against the best ones that were tried; never above 0. */
  readonly skill: number;
  readonly chance: number;
  readonly others: number;
}

/** A moment of the game that changed what one seat could expect. */
export interface Moment {
  readonly round: number;
  /** Both counted from 1; `null` for a deal, and in a game without tricks. */
  readonly trick: number | null;
  readonly cause: Cause;
  /** By how much. */
  readonly points: number;
}

/**
 * What changed what a seat can expect.
 * - `skill`: A decision of its own.
 * - `chance`: Tokens, deals and moods.
 * - `others`: Decisions of other seats.
 */
export type Cause = "skill" | "chance" | "others";

/** Everybody's chance to win at one moment of the game. */
export interface WinMoment {
  /** `start`, `end`, or a round and what has just happened in it. */
  readonly moment: string;
  /** By seat. */
  readonly chances: readonly number[];
}

/** A round, and everybody's choice. */
export interface RoundReview {
  readonly round: number;
  readonly blocked: readonly number[];
  readonly danger: Zone | null;
  /** What everybody expects to score if all play the equilibrium. */
  readonly value: number | null;
  /** The best answer to the equilibrium. */
  readonly answer: Numbers | null;
  readonly range: NumberRange;
  readonly choices: readonly ChoiceReview[];
}

/** What could be written in a round: numbers of these endings, from *least* to *most*. */
export interface NumberRange {
  readonly boxes: number;
  readonly least: number;
  readonly most: number;
  readonly endings: readonly number[];
}

/** What somebody wrote in a round, and what it was worth. */
export interface ChoiceReview {
  readonly seat: Seat;
  readonly numbers: Numbers;
  /** What it scores on average against the equilibrium; `null` where that is not known. */
  readonly expected: number | null;
  /** What it scored; `null` in a round that a second crown broke off. */
  readonly points: number | null;
  /** `null` at a party of more than sixty. */
  readonly hindsight: Hindsight | null;
  readonly worth: readonly NumberReview[];
  /** How much less than the best answer to the equilibrium it was expected to score. */
  readonly loss: number;
  readonly verdict: Verdict;
  readonly reason: ReviewReason;
}

/** The best answer to what the others really wrote, if nothing breaks the count off. */
export interface Hindsight {
  readonly numbers: Numbers;
  readonly points: number;
}

/** What one number of a choice was worth, and what would have been worth more. */
export interface NumberReview {
  readonly number: number;
  /** How much less the choice would be expected to score with this box left empty. */
  readonly worth: number;
  /** The number that does best in this box, between its neighbours; itself if none is better. */
  readonly instead: number;
  /** What that would add. */
  readonly gain: number;
  /** How many of the others hold it on average if they play the equilibrium. */
  readonly held: number;
}

/** How good a decision was, by what its owner could know. */
export type Verdict = "best" | "fine" | "slip" | "blunder";

/** Why a decision was good or bad, in the game's own terms: a message and what it speaks of. */
export interface ReviewReason {
  /** `review-reason-` and what it is about; `locales/*\/review.ftl` puts it into words. */
  readonly message: string;
  readonly details: Readonly<Record<string, number>>;
}

/** A game of Fifty Fifty, card by card. */
export interface FiftyFiftyReview {
  readonly game: string;
  readonly players: readonly string[];
  readonly seats: readonly SeatReview[];
  /** Nothing where no chance to win can be worked out, as at a party. */
  readonly win: readonly WinMoment[];
  readonly decisions: readonly CardReview[];
}

/** A card that was played, beside all others of the hand. */
export interface CardReview {
  readonly round: number;
  /** Both counted from 1. */
  readonly trick: number;
  readonly seat: Seat;
  readonly card: Card;
  /** Every card of the hand, the best first. */
  readonly options: readonly CardOption[];
  readonly best: Card;
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
  readonly verdict: Verdict;
  readonly reason: ReviewReason;
}

/** A card that could have been played. */
export interface CardOption {
  readonly card: Card;
  /** The points that the round was then expected to bring, a struck result included. */
  readonly expected: number;
  /** The standard error of that. */
  readonly error: number;
}

/** A round that is reviewed. */
export interface FiftyReviewPart {
  /** The share of the work that is done, from 0 to 1. */
  readonly done: number;
  readonly win: readonly WinMoment[];
  readonly rounds: readonly RoundReview[];
}

/** A card that is reviewed, or a moment at which chances are known. */
export interface FiftyFiftyReviewPart {
  /** The share of the work that is done, from 0 to 1. */
  readonly done: number;
  readonly win: readonly WinMoment[];
  readonly decisions: readonly CardReview[];
}

/** What this server is and offers. */
export interface About {
  readonly version: string;
  readonly games: readonly GameOffered[];
  readonly clocks: readonly string[];
  readonly reactions: readonly string[];
  readonly languages: readonly string[];
  /** How many bots come with one request at most. */
  readonly bots_at_once: number;
}

/** A game that tables can play. */
export interface GameOffered {
  readonly game: string;
  /** The first one is what is played unless said otherwise. */
  readonly editions: readonly EditionOffered[];
  /** Of bots, weakest first. */
  readonly levels: readonly string[];
  readonly least: number;
  /** How many can play; `null` for any number. */
  readonly most: number | null;
  /** How many seats a table can have, unless it is a party. */
  readonly seats: number;
  /** For how many players sheets are printed, at most. */
  readonly printed: number;
  /** For how many players games are reviewed, at most; 0 where this server reviews none. */
  readonly reviewed: number;
  /** At which it can be played. */
  readonly paces: readonly string[];
}

/** A printing of a game. */
export interface EditionOffered {
  readonly edition: string;
  readonly components: readonly ComponentOffered[];
  /** Fifty Fifty: whether a zero for each colour is shuffled in with the Mood cards. */
  readonly zeros: boolean;
}

/** What is printed on one component of a box, as lines of numbers, and what can be printed. */
export interface ComponentOffered {
  /** The same word as in a box: `bonus`, `zones` or `moods`. */
  readonly component: string;
  /** As this printing has them: a line a round, a Danger card or a Mood card. */
  readonly lines: Lines;
  /** Whether that is our reconstruction. */
  readonly reconstructed: boolean;
  /** Whether a table may play with what somebody has copied off their own box. */
  readonly replaceable: boolean;
  /** How many lines there are at least, and at most. */
  readonly fewest: number;
  readonly most: number;
  /** How many numbers a line has. */
  readonly width: number;
  /** Between which numbers each of them lies. */
  readonly lowest: number;
  readonly highest: number;
  /** Whether no number of a line may be lower than the one before. */
  readonly ascending: boolean;
}

/** The server runs. */
export interface Health {
  /** Whether all that is kept and was asked for can be read. */
  readonly status: "ok" | "damaged";
  readonly tables: number;
  readonly connections: number;
  /** How many tables and records could not be read since the start. */
  readonly damaged: number;
  /** The name of this process, where several serve the same tables. */
  readonly node: string | null;
}

/** Why something was not done. */
export interface RefusalAnswer {
  /** The kind. */
  readonly refusal: string;
  /** The same in the language that was asked for. */
  readonly text: string;
  readonly details: Readonly<Record<string, string | number | readonly number[] | null>>;
}
