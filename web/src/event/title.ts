/** How large the title of an event is set. */

/** Letters of these scripts are twice as wide as others. */
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const SHORT = 26;
const LONG = 46;

/** How wide *title* is, in letters of the usual width. */
export function widthOf(title: string): number {
  return [...title].reduce((width, sign) => width + (WIDE.test(sign) ? 2 : 1), 0);
}

/** Which size it is set in, so that it takes two lines at most. */
export function titleSize(title: string): "short" | "long" | "longer" {
  const width = widthOf(title);
  if (width <= SHORT) return "short";
  return width <= LONG ? "long" : "longer";
}
