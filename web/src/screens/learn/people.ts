/** Who plays in the worked examples: a name for every seat. */
export const PEOPLE = ["Ana", "Ben", "Cleo", "Dan", "Eva"] as const;

/** The seats that the examples talk about. */
export const [ANA, BEN, CLEO, DAN] = [0, 1, 2, 3] as const;
