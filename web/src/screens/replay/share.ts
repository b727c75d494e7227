/** Links to what was played. */

import { notices } from "../../parts/notices.svelte.ts";
import { say } from "../../i18n/messages.svelte.ts";

/** Share the address *path* of this server, or show it where a browser shares nothing. */
export async function shareLink(path: string): Promise<void> {
  const link = `${location.origin}${path}`;
  try {
    if ("share" in navigator) await navigator.share({ url: link });
    else await (navigator as Navigator).clipboard.writeText(link);
    notices.say(say("replay-shared"));
  } catch {
    notices.say(link); // plain http has no clipboard: the link itself can be copied by hand
  }
}

/** Share a moment of a replay. */
export const shareMoment = (name: string, at: number): Promise<void> => shareLink(`/replay/${name}${at ? `#${at}` : ""}`);
