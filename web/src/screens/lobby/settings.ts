/** Settings as the host asks for them: one thing changed, the rest as it is. */

import type { ClientMessage, GameOffered, Settings, SettingsAsked } from "../../protocol.ts";

/** What may be changed one at a time. */
export type Change = Partial<{ [K in keyof Settings | "danger" | "party" | "dealer"]: unknown }>;

/** The same table with one *change*. Another printing is another box, so a copied one goes. */
export function changed(settings: Settings, change: Change): SettingsAsked {
  const box = "edition" in change ? { box: null } : {};
  return { ...settings, ...box, ...change } as SettingsAsked;
}

/** The other game at the same table: what both have stays, the rest is as the server likes it. */
export function switched({ pace, clock, reactions, keep }: Settings, other: GameOffered): SettingsAsked {
  const game = other.game as Settings["game"];
  const both = { game, clock, reactions, keep };
  return other.paces.includes(pace) ? { ...both, pace } : both;
}

/** The settings that are on their way to the server, if any are. */
export function pendingSettings(pending: readonly ClientMessage[]): SettingsAsked | null {
  const request = pending.findLast(({ say }) => say === "configure");
  return request?.say === "configure" ? request.settings : null;
}
