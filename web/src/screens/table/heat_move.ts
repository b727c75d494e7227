/** Where somebody at an event goes next: to the heat that was drawn for them, or back to the event. */

import type { TableInfo, You } from "../../protocol.ts";

export interface Move {
  /** Of the table to go to. */
  readonly code: string;
  /** Of the heat, counted from 1; `null` on the way back. */
  readonly number: number | null;
  readonly final: boolean;
  /** Seconds until one goes by oneself. */
  readonly after: number;
}

/** Long enough to read where one goes; and to look at a result. */
const READ = 5;
const LOOK = 20;

/** The way on, if there is one. Hosts stay where they are, to run the event. */
export function moveOf(shown: Pick<TableInfo, "heat">, you: Pick<You, "heat" | "host">): Move | null {
  const { heat } = you;
  if (heat && !heat.over && !you.host) return { code: heat.code, number: heat.number, final: heat.final, after: READ };
  if (shown.heat?.over && !you.host) return { code: shown.heat.event, number: null, final: false, after: LOOK };
  return null;
}
