import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ClientMessage, ServerMessage } from "../src/protocol.ts";
import { DevicePlayers } from "../src/live/device_players.svelte.ts";
import type { LiveTable } from "../src/live/table.svelte.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { languages: ["en"], onLine: true });
});

/** A server's end of every line that was opened. */
class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
  }
  get last(): ClientMessage | undefined {
    return this.sent.at(-1);
  }
}

const you = (more: object): object => ({ member: 0, name: "Ana", host: false, seat: null, next: false, kept: false, queued: null, ...more });
const table = { code: "ABC", stage: "playing", settings: { game: "fifty" }, host: 0, seats: [], people: [], game: null };

function welcome(socket: Socket, more: object): void {
  socket.onopen?.();
  socket.tell({ tell: "snapshot", v: 1, table, you: you(more), offer: null, fifty: null, fifty_fifty: null, crowd: null, id: null });
}

let devicePlayers: DevicePlayers;
/** What tells whether there is a network. */
let device: EventTarget;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  device = new EventTarget();
  vi.stubGlobal("addEventListener", device.addEventListener.bind(device));
  vi.stubGlobal("removeEventListener", device.removeEventListener.bind(device));
  devicePlayers = new DevicePlayers("ABC", "seat");
});
afterEach(() => {
  devicePlayers.disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function join(more: object): [LiveTable, Socket] {
  const person = devicePlayers.join("somebody");
  const socket = Socket.all.at(-1)!;
  welcome(socket, more);
  return [person, socket];
}

describe("people who share a device", () => {
  it("see the secrets of the only one who plays", () => {
    join({ next: false });
    const [ben] = join({ member: 1, seat: 0, next: true });
    expect(devicePlayers.shared).toBe(false);
    expect(devicePlayers.viewer).toBe(ben);
  });

  it("see nobody's secrets until somebody says who looks", () => {
    const [ana] = join({ seat: 0 });
    join({ member: 1, seat: 1 });
    expect(devicePlayers.viewer).toBeNull();
    devicePlayers.showSecretsOf(ana);
    expect(devicePlayers.viewer).toBe(ana);
  });

  it("can do what the host may, whichever of them that is", () => {
    join({ seat: 0 });
    const [ben] = join({ member: 1, seat: 1, host: true });
    expect(devicePlayers.first).toBe(ben);
  });

  it("stay when the first of them is sent away", () => {
    const [ana, line] = join({ seat: 0 });
    const [ben] = join({ member: 1, seat: 1 });
    line.tell({ tell: "goodbye", why: "removed", again: null });
    expect(devicePlayers.first).toBe(ben);
    expect(devicePlayers.turnedAway).toEqual([ana]);
  });

  it("see a shut door when nobody is left inside", () => {
    const [ana, line] = join({ seat: 0 });
    line.tell({ tell: "goodbye", why: "removed", again: null });
    expect(devicePlayers.first).toBe(ana);
    expect(devicePlayers.turnedAway).toEqual([]);
  });
});

/** Let time pass until somebody tries to come back. */
function waitForTry(person: LiveTable): void {
  while (person.connection === "waiting") vi.advanceTimersByTime(100);
}

describe("a line", () => {
  it("is probed when nothing was heard for long, and given up without an answer", () => {
    const [ana, line] = join({ seat: 0 });
    vi.advanceTimersByTime(25_000);
    expect(line.last?.say).toBe("mute");
    vi.advanceTimersByTime(6_000);
    expect(ana.connection).toBe("waiting");
    vi.advanceTimersByTime(1_000);
    expect(Socket.all).toHaveLength(2);
  });

  it("is given more time with every try that gets no answer", () => {
    const [ana, line] = join({ seat: 0 });
    line.onclose?.();
    for (const seconds of [12, 24, 24]) {
      waitForTry(ana);
      vi.advanceTimersByTime(1_000 * seconds - 500);
      expect(ana.connection).toBe("connecting");
      vi.advanceTimersByTime(500);
      expect(ana.connection).toBe("waiting");
    }
    waitForTry(ana);
    welcome(Socket.all.at(-1)!, { seat: 0 });
    Socket.all.at(-1)!.onclose?.();
    waitForTry(ana);
    vi.advanceTimersByTime(12_000);
    expect(ana.connection).toBe("waiting");
  });

  it("begins anew when the network is there again", () => {
    const [ana, line] = join({ seat: 0 });
    line.onclose?.();
    waitForTry(ana);
    const tries = Socket.all.length;
    device.dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(tries + 1);
    expect(ana.connection).toBe("connecting");
  });

  it("is left alone while nobody looks at the page", () => {
    const [, line] = join({ seat: 0 });
    page.visibilityState = "hidden";
    vi.advanceTimersByTime(60_000);
    expect(line.sent).toHaveLength(1);
  });

  it("asks again with the same id after news that was no answer, and silence", () => {
    const [ana, line] = join({ seat: 0 });
    void ana.ask({ say: "start" });
    const asked = line.last;
    line.tell({ tell: "presence", count: 1, members: [0] });
    vi.advanceTimersByTime(7_000);
    const again = Socket.all.at(-1)!;
    expect(again).not.toBe(line);
    welcome(again, { seat: 0 });
    expect(again.last).toEqual(asked);
    again.tell({ tell: "update", v: 2, done: [asked!.id] });
    expect(ana.pending).toEqual([]);
  });

  it("tells of no reactions to who wants to hear none, also after it came back", () => {
    const [ana, line] = join({ seat: 0 });
    const heard: unknown[] = [];
    ana.hearReactions((reacted) => heard.push(reacted));
    line.tell({ tell: "reacted", member: 1, name: "Ben", reaction: "wow" });
    ana.muted = true;
    line.tell({ tell: "reacted", member: 1, name: "Ben", reaction: "wow" });
    expect(heard).toHaveLength(1);
  });

  it("stays shut once it was hung up", () => {
    const [ana, line] = join({ seat: 0 });
    void ana.ask({ say: "start" });
    ana.disconnect();
    line.onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
  });
});
