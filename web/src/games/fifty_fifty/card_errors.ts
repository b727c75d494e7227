/** How sure it is what a card was worth. */

/** A loss or an error below this is none, once it is rounded. */
export const SLIGHT = 0.05;
/** Figures are give or take so many of their standard errors, as in the verdicts. */
export const ERRORS = 2;
