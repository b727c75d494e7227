/** How long things take on their way, in milliseconds. The server waits at least as long at a friendly pace. */

/** Halves, from the Mood card to their takers. */
export const FLIGHT_MS = 480;

/** Pairs of halves: they meet, bow and leave. */
export const BOW_MS = 640;
