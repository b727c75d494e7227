/** Files that take the server a while: lines that tell how far it is, and then the file, all in one answer. */

import type { Refusal } from "../protocol.ts";
import { Refused } from "./refused.ts";

/** A line about the progress; the last one tells how large the file behind it is, or why there is none. */
type Line =
  | { readonly done: number; readonly of: number }
  | { readonly bytes: number }
  | Pick<Refusal, "refusal" | "text">;

const PROGRESS = "application/x-fifties-progress";
const NEWLINE = 10;

/** Read a file whose server tells how far it is; *tell* hears which share of it is done, 0 to 1. */
export async function readProgress(answer: Response, tell: (share: number) => void): Promise<Blob> {
  if (!answer.headers.get("Content-Type")?.startsWith(PROGRESS) || !answer.body) return answer.blob();
  const reader = answer.body.getReader();
  const file: Uint8Array<ArrayBuffer>[] = [];
  let line: number[] = [];
  let size: number | null = null;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return whole(file, size);
    let at = 0;
    for (; at < value.length && size === null; at += 1) {
      const byte = value[at] ?? NEWLINE;
      if (byte !== NEWLINE) {
        line.push(byte);
        continue;
      }
      size = hear(JSON.parse(new TextDecoder().decode(new Uint8Array(line))) as Line, tell);
      line = [];
    }
    if (at < value.length) file.push(value.slice(at));
  }
}

/** Take a line in; return how large the file is, once that is told. */
function hear(line: Line, tell: (share: number) => void): number | null {
  if ("refusal" in line) throw new Refused(line.refusal, line.text);
  if ("bytes" in line) return line.bytes;
  tell(line.done / Math.max(1, line.of));
  return null;
}

/** The file, if all of it has come. */
function whole(pieces: readonly Uint8Array<ArrayBuffer>[], size: number | null): Blob {
  const file = new Blob([...pieces]);
  if (file.size !== size) throw new Refused("wire-broken", "");
  return file;
}
