/** Laughing yellow, a calm middle, angry blue: as OKLab, in which even steps look even. */
const YELLOW = [0.824, 0.013, 0.16] as const;
const CALM = [0.83, -0.025, 0.035] as const;
const BLUE = [0.4, -0.012, -0.135] as const;

export interface Shade {
  /** The card's ground. */
  ground: string;
  /** What is printed on it; at least 4.5 to 1. */
  ink: string;
}

const channel = (linear: number): number => {
  const clipped = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
};

/** The colours of card 1 to 50. Cards are printed matter: the same by day and in the evening. */
export function shade(card: number): Shade {
  const t = (Math.min(50, Math.max(1, card)) - 1) / 49;
  const [from, to, part] = t < 0.5 ? [YELLOW, CALM, t * 2] : [CALM, BLUE, t * 2 - 1];
  const [light, a, b] = from.map((value, i) => value + (to[i]! - value) * part) as [number, number, number];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const hex = [red, green, blue].map((value) => channel(value).toString(16).padStart(2, "0")).join("");
  return { ground: `#${hex}`, ink: luminance > 0.183 ? "#0c0700" : "#ffffff" };
}
