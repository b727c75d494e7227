/** Pairs of colours to begin with: paper, and what stands out on it. */

import type { EventSettings } from "../protocol.ts";

interface ColourPair {
  /** As in `event-colours-…`. */
  readonly name: string;
  readonly colours: EventSettings["colours"];
}

export const COLOUR_PAIRS: readonly ColourPair[] = [
  { name: "stationery", colours: ["#faf6ee", "#b3341f"] },
  { name: "lake", colours: ["#0b3d91", "#ffd400"] },
  { name: "forest", colours: ["#10402b", "#f3c969"] },
  { name: "theatre", colours: ["#5a1423", "#f6d9a8"] },
  { name: "sky", colours: ["#cfe8f7", "#12355b"] },
  { name: "night", colours: ["#15121f", "#8fe3c8"] },
];

/** What a new event begins with. */
export const NEW_EVENT: EventSettings = {
  title: "",
  colours: ["#faf6ee", "#b3341f"],
  show_seconds: 180,
  approval: false,
};
