import { expect, test } from "vitest";

import { unpackLzma } from "../src/device_host/lzma.ts";

/** `b"fifty, fifty fifty; " * 60 + bytes(range(256))`, as `tools.offline_pack.compression` compresses it. */
const PACKED =
  "AwAAAAGwBQAAAAAAAAAzGxwy6lKsy5hbO1eV4KELEcbZR3FsPpLggnwGmNAQGl/caPAb+An3JiEosHliIvGa9bK93N9fd9RexXWQqjH52wWZt8qfyteTJpXxcPh3" +
  "+qtXDmccxmMKExayOYDKDbiCDvMY7pF4L2YhqLJ1MD4BsDvlkZf0X7A1vJAbwDQzBJTaoohKA8+MMS6RRqdkQIIJcpEe0IKETdwdyNzapEuAj3cEyduNQmbx9o9j" +
  "sQLonBSyN/NR9TXY+jkV8tTtWYbJGiYTFzRC2r413a7fegsvG3HSaJLJCZOWrDSv36xBn4OxTuMWhxbV8ogJbrZKZKjhhE/NtRK+///i3gAA";
const packed = Uint8Array.from(atob(PACKED), (letter) => letter.charCodeAt(0));
const bytes = [...new TextEncoder().encode("fifty, fifty fifty; ".repeat(60)), ...Array.from({ length: 256 }, (_, i) => i)];

test("what was compressed comes out as it was", () => {
  expect([...unpackLzma(packed)]).toEqual(bytes);
});

test("what ends too soon is refused", () => {
  expect(() => unpackLzma(packed.subarray(0, 120))).toThrow();
});

test("what was changed on the way is noticed, or comes out otherwise", () => {
  const changed = packed.slice();
  changed[100] = 255 - (packed[100] as number);
  let found: readonly number[] = [];
  try {
    found = [...unpackLzma(changed)];
  } catch {
    // refused
  }
  expect(found).not.toEqual(bytes);
});
