import { expect, test } from "vitest";

import { readProgress } from "../src/wire/progress.ts";
import { Refused } from "../src/wire/refused.ts";

const FILE = "%PDF\n{\n%%EOF";
const LINES = `{"done":1,"of":4}\n{"done":3,"of":4}\n{"bytes":${FILE.length},"name":"tags.pdf"}\n`;

/** An answer that comes in pieces of *length* bytes. */
function answer(text: string, length: number, type = "application/x-fifties-progress"): Response {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, i) => bytes.slice(i * length, (i + 1) * length));
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return new Response(body, { headers: { "Content-Type": type } });
}

test.each([1, 7, 1_000])("a file comes whole in pieces of %i bytes, after its progress", async (length) => {
  const shares: number[] = [];
  const file = await readProgress(answer(LINES + FILE, length), (share) => shares.push(share));
  expect(await file.text()).toBe(FILE);
  expect(shares).toEqual([0.25, 0.75]);
});

test("names that cannot be printed are heard before the file", async () => {
  const line = `{"bytes":${FILE.length},"name":"tags.pdf","unwritten":["王小明"],"unwritten_count":3}`;
  const heard: unknown[] = [];
  await readProgress(answer(`${line}\n${FILE}`, 9), () => undefined, (file) => heard.push([file.unwritten, file.unwritten_count]));
  expect(heard).toEqual([[["王小明"], 3]]);
});

test("parts of a result are heard as they come, and once more from a worker that began anew", async () => {
  const lines = [
    '{"done":1,"of":9,"parts":["a","b"]}',
    '{"done":2,"of":9,"known":2,"parts":["c"]}',
    '{"done":2,"of":9,"known":3}',
    '{"done":1,"of":9,"parts":["a"]}',
    '{"done":2,"of":9,"known":1,"parts":["b"]}',
    `{"bytes":${FILE.length}}`,
  ];
  const heard: string[] = [];
  const file = await readProgress(answer(`${lines.join("\n")}\n${FILE}`, 11), (_, parts) => heard.push(parts.join("")));
  expect(heard).toEqual(["ab", "abc", "abc", "a", "ab"]);
  expect(await file.text()).toBe(FILE);
});

test("a refusal among the lines is one", async () => {
  const refused = answer('{"done":1,"of":4}\n{"refusal":"kit-log-not-kept","text":"no log","details":{}}\n', 9);
  await expect(readProgress(refused, () => undefined)).rejects.toThrow(new Refused("kit-log-not-kept", "no log"));
});

test("a file that is cut short is none", async () => {
  await expect(readProgress(answer(LINES + FILE.slice(2), 50), () => undefined)).rejects.toThrow(Refused);
});

test("an answer without progress is the file", async () => {
  expect(await (await readProgress(answer(FILE, 5, "application/pdf"), () => undefined)).text()).toBe(FILE);
});
