/** What is asked over HTTP. */

import type { About, BranchQuery, ChoiceReview, GameAction, HeatsFound, OpenTable, PeopleFound, RecordKept, RecordListed, RefusalAnswer, TableFound, TableOpened, Timeline } from "../protocol.ts";
import type { GameReview, GameReviewPart } from "../games/reviews.ts";
import { tableHost, type TableHost } from "../router.svelte.ts";
import { readProgress, type FileReady, type Tell } from "./progress.ts";
import { Refused } from "./refused.ts";
import { language, say } from "../i18n/messages.svelte.ts";

/** Ask whoever has the tables of this page: the server, or the host of this device. */
async function request(path: string, options: RequestInit, at: TableHost): Promise<Response> {
  if (at === "server") return fetch(path, options);
  return (await import("../device_host/host.ts")).ask(path, options);
}

async function ask(path: string, options: RequestInit = {}, at: TableHost = tableHost()): Promise<Response> {
  const headers = { "Accept-Language": language(), ...(options.headers as Record<string, string>) };
  let response: Response;
  try {
    response = await request(path, { ...options, headers }, at);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused("wire-unreachable", say(navigator.onLine ? "connection-server" : "connection-device"));
  }
  return checked(response);
}

/** An answer, unless it refuses something. */
async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as RefusalAnswer | null;
  throw new Refused(told?.refusal ?? "wire-broken", told?.text ?? say("connection-server"));
}

async function read<T>(path: string, options?: RequestInit): Promise<T> {
  return (await (await ask(path, options)).json()) as T;
}

function bearer(token: string): RequestInit {
  return { headers: { Authorization: `Bearer ${token}` } };
}

const part = encodeURIComponent;

/** Where Letter is what lies in a printer. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)$/;

/** The paper that somebody with this device most likely has. */
export function usualPaper(): "a4" | "letter" {
  return LETTER.test(navigator.language) ? "letter" : "a4";
}

const paper = (): string => String(new URLSearchParams({ lang: language(), paper: usualPaper() }));

function plain(options: Readonly<Record<string, string | number | boolean | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(options).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));
}

/** Fetch a file that takes a while. */
async function load(path: string, token: string | null, tell: Tell, ready?: (file: FileReady) => void): Promise<Blob> {
  try {
    return await readProgress(await ask(path, token === null ? {} : bearer(token)), tell, ready);
  } catch (error) {
    if (error instanceof Refused && error.message) throw error;
    throw new Refused("wire-unreachable", say("connection-server")); // the rest did not come
  }
}

/** Have this device print something: there is no address from which a browser could fetch it. */
async function printHere(path: string, record: string, tell: Tell): Promise<Blob> {
  const { print } = await import("../device_host/host.ts");
  return (await checked(await print(path, language(), record, (share) => tell(share, [])))).blob();
}

type TellReview = (share: number, parts: readonly GameReviewPart[]) => void;

/** Have a game reviewed, which takes a while the first time; *tell* hears all that is known so far. */
async function review(path: string, options: RequestInit, tell: TellReview): Promise<GameReview> {
  try {
    const blob = await readProgress(await ask(`${path}?progress=true`, options), tell as Tell);
    return JSON.parse(await blob.text()) as GameReview;
  } catch (error) {
    if (error instanceof Refused && error.message) throw error;
    throw new Refused("wire-unreachable", say("connection-server")); // the rest did not come
  }
}

const insteadQuery = (seat: number, action: GameAction): string =>
  String(new URLSearchParams({ seat: String(seat), action: JSON.stringify(action) }));

export const api = {
  about: () => read<About>("/api/about"),
  openTable: (request: OpenTable) => read<TableOpened>("/api/tables", { method: "POST", body: JSON.stringify(request) }),
  closeTable: async (code: string, token: string) => {
    await ask(`/api/tables/${part(code)}`, { method: "DELETE", ...bearer(token) });
  },
  findTable: (code: string) => read<TableFound>(`/api/tables/${part(code)}`),
  /** A picture; its address holds no secret. */
  joinQr: (code: string) => `/api/tables/${part(code)}/qr.svg`,
  resumeQr: async (code: string, token: string) =>
    (await ask(`/api/tables/${part(code)}/resume-qr.svg`, bearer(token))).text(),
  records: (token: string) => read<readonly RecordListed[]>("/api/records", bearer(token)),
  recordUrl: (name: string) => `/api/records/${part(name)}`,
  /** Give a finished game of this device to the server, for the list of whoever has the token. */
  importRecord: async (toml: string, token: string) =>
    (await (await ask("/api/records", { method: "POST", body: toml, ...bearer(token) }, "server")).json()) as RecordListed,
  recordText: async (name: string) => (await ask(`/api/records/${part(name)}`)).text(),
  /** Sheets to print; these addresses hold no secret either. */
  posterUrl: (code: string) => `/api/tables/${part(code)}/poster.pdf?${paper()}`,
  sheetUrl: (name: string) => `/api/records/${part(name)}/sheet.pdf?${paper()}`,
  gameUrl: (game: string, options: Readonly<Record<string, string | number | boolean>>) =>
    `/api/print/${part(game)}?${new URLSearchParams({ lang: language(), ...plain(options) })}`,
  /** At most twenty people of an event whose names begin so; without a name, those who came last. */
  findPeople: (code: string, token: string, find: string) =>
    read<PeopleFound>(`/api/tables/${part(code)}/people?${new URLSearchParams({ find })}`, bearer(token)),
  /** Who plays where in the heats of an event, a page of them, or who is called *find*. */
  heats: (code: string, token: string, query: Readonly<{ first?: string; find?: string }>) =>
    read<HeatsFound>(`/api/tables/${part(code)}/heats?${new URLSearchParams(query)}`, bearer(token)),
  /** Sheets for more players than can be printed in a moment, or on a device. */
  printGame: (game: string, options: Readonly<Record<string, string | number | boolean>>, tell: Tell) =>
    tableHost() === "device" ? printHere(api.gameUrl(game, options), "", tell) : load(api.gameUrl(game, { ...options, progress: true }), null, tell),
  /** A finished game of this device as a sheet. */
  printRecord: async (name: string, tell: Tell) => printHere(api.sheetUrl(name), await api.recordText(name), tell),
  /** What is printed for an event, with the names of those who are there, and for as many as are *expected*. */
  printEvent: (code: string, token: string, only: string, expected: number | null, tell: Tell, ready: (file: FileReady) => void) => {
    const query = new URLSearchParams({ only, progress: "true", ...(expected === null ? {} : { players: String(expected) }) });
    return load(`/api/tables/${part(code)}/print?${paper()}&${query}`, token, tell, ready);
  },
  /** The record kit of an event. */
  kit: (code: string, token: string, names: boolean, tell: Tell) =>
    load(`/api/tables/${part(code)}/kit.zip?names=${names}&progress=true`, token, tell),
  /** With *seat*, a party's timeline also tells how that seat stood. */
  timeline: (name: string, seat?: number) =>
    read<Timeline>(`/api/records/${part(name)}/timeline${seat === undefined ? "" : `?seat=${seat}`}`),
  review: (name: string, tell: TellReview) => review(`/api/records/${part(name)}/review`, {}, tell),
  reviewOf: (toml: string, tell: TellReview) => review("/api/review", { method: "POST", body: toml }, tell),
  /** What another choice would have been worth, in a record of the server's or in one that came as a file. */
  instead: (name: string, seat: number, action: GameAction) =>
    read<ChoiceReview>(`/api/records/${part(name)}/review/instead?${insteadQuery(seat, action)}`),
  insteadOf: (toml: string, seat: number, action: GameAction) =>
    read<ChoiceReview>(`/api/review/instead?${insteadQuery(seat, action)}`, { method: "POST", body: toml }),
  /** Open a table that plays on from a moment of a record that is kept, or of one that came as a file. */
  branch: (name: string, asked: BranchQuery) =>
    read<TableOpened>(`/api/records/${part(name)}/branch?${new URLSearchParams(plain({ ...asked }))}`, { method: "POST" }),
  branchOf: (toml: string, asked: BranchQuery) =>
    read<TableOpened>(`/api/branch?${new URLSearchParams(plain({ ...asked }))}`, { method: "POST", body: toml }),
  /** Whether a record is kept here. */
  isKept: async (name: string) => (await read<RecordKept>(`/api/records/${part(name)}/kept`)).kept,
  timelineOf: (toml: string) => read<Timeline>("/api/timeline", { method: "POST", body: toml }),
};

const known = new Map<TableHost, Promise<About>>();

/** What whoever has the tables offers; asked once. */
export function about(): Promise<About> {
  const at = tableHost();
  const told =
    known.get(at) ??
    api.about().catch((error: unknown) => {
      known.delete(at);
      throw error;
    });
  known.set(at, told);
  return told;
}

/** For how many players of a game the server prints; none if it cannot be asked. */
export async function mostPrinted(name: string): Promise<number> {
  const told = await about().catch(() => null);
  return told?.games.find(({ game }) => game === name)?.printed ?? 0;
}

/** For how many players of a game the server works out a review; none if it cannot be asked. */
export async function mostReviewed(name: string): Promise<number> {
  const told = await about().catch(() => null);
  return told?.games.find(({ game }) => game === name)?.reviewed ?? 0;
}
