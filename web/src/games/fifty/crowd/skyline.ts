/** The picks of a crowd as a skyline: how its parts lie on the line from 1 to the top. */

/** The drawing is so wide and so high, whatever it is drawn on. */
export const WIDE = 1000;
export const HIGH = 100;
/** The highest building leaves a little sky. */
const HIGHEST = 94;
/** So few parts, and so few picks in each, that every pick is a storey. */
const FEW_PARTS = 120;
const FEW_STOREYS = 14;

/** Where *number* lies, in the middle of its place. */
export function placeOf(number: number, top: number): number {
  return ((number - 0.5) / top) * WIDE;
}

/** In which of *parts* equal parts *number* lies, from 0; all numbers below *top* can be picked. */
export function partOf(number: number, top: number, parts: number): number {
  return Math.min(parts - 1, Math.floor(((number - 1) * parts) / (top - 1)));
}

/** The first and the last number of a part. */
export function numbersOf(part: number, top: number, parts: number): readonly [number, number] {
  const most = top - 1;
  return [Math.ceil((part * most) / parts) + 1, Math.ceil(((part + 1) * most) / parts)];
}

interface Skyline {
  readonly picks: readonly number[];
  /** Into how many parts the count is divided, and where it ends. */
  readonly parts: number;
  readonly top: number;
  /** How many picks reach the sky. */
  readonly most: number;
}

/** Outline of the buildings *from* … *to*, each as high as its picks. */
export function outlineOf({ picks, parts, top, most }: Skyline, from = 0, to = picks.length): string {
  const width = (WIDE * (top - 1)) / top / Math.max(1, parts);
  const gap = parts > FEW_PARTS ? 0 : Math.min(3, width * 0.15);
  let path = "";
  for (let part = from; part < to; part += 1) {
    const share = (picks[part] ?? 0) / Math.max(1, most);
    // People like small numbers: in a crowd the others would not be seen beside them.
    const height = HIGHEST * (most > FEW_STOREYS ? share ** 0.6 : share);
    if (!height) continue;
    const left = part * width + gap / 2;
    path += `M${rounded(left)} ${HIGH}v${rounded(-height)}h${rounded(width - gap)}v${rounded(height)}Z`;
  }
  return path;
}

/** Lines between the storeys of all buildings, where each pick is one; none in a crowd. */
export function storeysOf(parts: number, most: number): string {
  if (parts > FEW_PARTS || most > FEW_STOREYS) return "";
  let path = "";
  for (let storey = 1; storey < most; storey += 1) path += `M0 ${rounded(HIGH - (storey / most) * HIGHEST)}H${WIDE}`;
  return path;
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
