/** The number that was said aloud, while the count waits for its owner. */

import type { ToldEvent } from "../../protocol.ts";

export class SpokenNumber {
  number = $state<number | null>(null);

  hear(event: ToldEvent): void {
    if (event.event === "spoke") this.number = event.number;
    else if (event.event === "called" || event.event === "tally") this.number = null;
  }
}
