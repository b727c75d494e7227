/** The lights of the house: down while something is on stage. */

/** Dim the whole page, its edge included; returns how to turn the lights up again. */
export function dimLights(): () => void {
  document.body.classList.add("theatre");
  return () => document.body.classList.remove("theatre");
}
