/** What tables and parties share when somebody writes: a sheet of numbers to choose from. */

import type { ChooseOffer, Zone } from "../../protocol.ts";

/** What any sheet of numbers needs to know. */
export interface NumberSheet {
  offer: ChooseOffer;
  danger: Zone | null;
  written: readonly number[];
  /** Whether the server has kept what is written. */
  kept: boolean;
  ontoggle: (number: number) => void;
}
