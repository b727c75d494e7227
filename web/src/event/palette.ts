/** The colours of an event, made readable: whatever an organiser picks, text stands out from its ground. */

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** The contrast that WCAG 2.2 AA asks of text, and of lines and shapes. */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

/** A little more than asked for, because what is shown is rounded. */
const MARGIN = 0.05;

/**
 * How light the grounds of `tokens.css` are, by day at least and in the evening at most: on a tint that is no darker, or
 * no lighter, every other colour of the palette stays as readable as it is.
 */
const DAY = { paper: 0.87, board: 0.955, sunk: 0.74 } as const;
const EVENING = { paper: 0.0129, board: 0.0225, sunk: 0.0072 } as const;
const STAGE = 0.0053;
const ON_ACCENT = { day: "#fffaee", evening: "#141a38" } as const;

export interface Grounds {
  readonly paper: string;
  readonly board: string;
  readonly sunk: string;
  /** Readable as text on all three. */
  readonly accent: string;
}

export interface EventPalette {
  /** The event's own two colours, as they were picked, and what is written on the first. */
  readonly band: { readonly ground: string; readonly ink: string; readonly line: string };
  readonly day: Grounds;
  readonly evening: Grounds;
  /** The ground of a dark stage. */
  readonly stage: string;
}

function parsed(colour: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1] ?? "000000";
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function written(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function luminanceOf(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminanceOf(parsed(one)), luminanceOf(parsed(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  return from.map((part, i) => part + ((to[i] ?? 0) - part) * share) as unknown as Rgb;
}

/** As little of *to* as it takes in *colour* for *isEnough* to hold. */
function moved(colour: string, to: Rgb, isEnough: (colour: string) => boolean): string {
  const from = parsed(colour);
  for (let step = 0; step <= 100; step += 1) {
    const now = written(mixed(from, to, step / 100));
    if (isEnough(now)) return now;
  }
  return written(to);
}

const lighter = (colour: string, least: number): string =>
  moved(colour, WHITE, (now) => luminanceOf(parsed(now)) >= least);
const darker = (colour: string, most: number): string => moved(colour, BLACK, (now) => luminanceOf(parsed(now)) <= most);

function standsOut(from: readonly string[], least: number): (colour: string) => boolean {
  return (colour) => from.every((ground) => contrast(colour, ground) >= least + MARGIN);
}

/** What can be read on *ground*: *wanted* if it can, else black or white. */
function inkOn(ground: string, wanted: string): string {
  if (contrast(wanted, ground) >= TEXT_CONTRAST) return wanted;
  return contrast("#000000", ground) >= contrast("#ffffff", ground) ? "#000000" : "#ffffff";
}

/** Below this contrast a colour has to be changed so much that the event's other one is more like the event. */
const FAINT = 2;

function accentOn(ground: string, [paper, accent]: readonly [string, string]): string {
  return contrast(accent, ground) < FAINT && contrast(paper, ground) >= TEXT_CONTRAST ? paper : accent;
}

/** All the colours that a screen needs for an event with these two. */
export function paletteOf(colours: readonly [string, string]): EventPalette {
  const [paper, accent] = colours;
  const ink = inkOn(paper, accent);
  const day = { paper: lighter(paper, DAY.paper), board: lighter(paper, DAY.board), sunk: lighter(paper, DAY.sunk) };
  const evening = {
    paper: darker(paper, EVENING.paper),
    board: darker(paper, EVENING.board),
    sunk: darker(paper, EVENING.sunk),
  };
  const grounds = { day: [...Object.values(day), ON_ACCENT.day], evening: [...Object.values(evening), ON_ACCENT.evening] };
  return {
    band: { ground: paper, ink, line: contrast(accent, paper) >= SHAPE_CONTRAST ? accent : ink },
    day: { ...day, accent: moved(accentOn(day.paper, colours), BLACK, standsOut(grounds.day, TEXT_CONTRAST)) },
    evening: { ...evening, accent: moved(accentOn(evening.paper, colours), WHITE, standsOut(grounds.evening, TEXT_CONTRAST)) },
    stage: darker(paper, STAGE),
  };
}
