/** Where everybody sits in the picture of a crowd that waits: rows in a hall, the first row in front. */

/** More than these are not drawn one by one. */
const MOST = 400;
/** How many times as wide as high the hall is. */
const ASPECT = 5;
/** How far apart rows are, in seats. */
const ROW = 0.85;

export interface Head {
  readonly x: number;
  readonly y: number;
}

export interface Audience {
  readonly width: number;
  readonly height: number;
  /** In the order in which they have come. */
  readonly heads: readonly Head[];
}

/** The seats of a row from its middle outwards. */
function fromMiddle(columns: number): number[] {
  const middle = (columns - 1) / 2;
  return Array.from({ length: columns }, (_, i) => i).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
}

/** Seat *count* people, each in a place of their own as far as they can be told apart. */
export function audienceOf(count: number): Audience {
  const seated = Math.min(count, MOST);
  const columns = Math.max(1, Math.ceil(Math.sqrt(seated * ASPECT * ROW)));
  const rows = Math.max(1, Math.ceil(seated / columns));
  const order = fromMiddle(columns);
  const heads = Array.from({ length: seated }, (_, i) => {
    const row = Math.floor(i / columns);
    // Every other row is half a seat to the side: whoever sits there sees something.
    return { x: (order[i % columns] ?? 0) + 0.5 + (row % 2) / 2, y: (rows - row - 1) * ROW + 0.5 };
  });
  return { width: columns + 0.5, height: (rows - 1) * ROW + 1, heads };
}
