/** Whether the server can be reached, as far as we know. */

import { api } from "../../wire/api.ts";
import { Refused } from "../../wire/refused.ts";
import { tableHost } from "../../router.svelte.ts";

class ServerReach {
  away = $state(false);

  /** Ask the server whether it is there. */
  async check(): Promise<void> {
    if (tableHost() === "device") return;
    this.away = await api.about().then(
      () => false,
      (error: unknown) => error instanceof Refused && error.kind === "wire-unreachable",
    );
  }
}

export const serverReach = new ServerReach();
