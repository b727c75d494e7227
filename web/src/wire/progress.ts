/** Files that take the server a while: lines that tell how far it is, and then the file, all in one answer. */

import type { RefusalAnswer } from "../protocol.ts";
import { Refused } from "./refused.ts";

/** What the last line before a file says; of a printed one also which names no font has letters for, and how many they are. */
export interface FileReady {
  readonly bytes: number;
  readonly unwritten?: readonly string[];
  readonly unwritten_count?: number;
}

/** A line about the progress; the last one tells how large the file behind it is, or why there is none. */
type Line =
  | { readonly done: number; readonly of: number; readonly known?: number; readonly parts?: readonly unknown[] }
  | FileReady
  | Pick<RefusalAnswer, "refusal" | "text">;

const PROGRESS = "application/x-fifties-progress";
const NEWLINE = 10;

/** Hears which share of the work is done, 0 to 1, and of some work all parts of the result that are there by then. */
export type Tell = (share: number, parts: readonly unknown[]) => void;

/** Read a file whose server tells how far it is; *ready* hears what it says of the file itself. */
export async function readProgress(answer: Response, tell: Tell, ready: (file: FileReady) => void = () => undefined): Promise<Blob> {
  if (!answer.headers.get("Content-Type")?.startsWith(PROGRESS) || !answer.body) return answer.blob();
  const reader = answer.body.getReader();
  const file: Uint8Array<ArrayBuffer>[] = [];
  let line: number[] = [];
  let size: number | null = null;
  let parts: readonly unknown[] = [];
  const read = (told: Line): number | null => {
    if ("refusal" in told) throw new Refused(told.refusal, told.text);
    if ("bytes" in told) {
      ready(told);
      return told.bytes;
    }
    // A worker that had to begin anew tells what it has told before.
    parts = [...parts.slice(0, told.known ?? 0), ...(told.parts ?? [])];
    tell(told.done / Math.max(1, told.of), parts);
    return null;
  };
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
      size = read(JSON.parse(new TextDecoder().decode(new Uint8Array(line))) as Line);
      line = [];
    }
    if (at < value.length) file.push(value.slice(at));
  }
}

/** The file, if all of it has come. */
function whole(pieces: readonly Uint8Array<ArrayBuffer>[], size: number | null): Blob {
  const file = new Blob([...pieces]);
  if (file.size !== size) throw new Refused("wire-broken", "");
  return file;
}
