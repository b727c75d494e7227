/** The web worker that unpacks files of the offline copy. */

import { unpackLzma } from "./lzma.ts";

addEventListener("message", ({ data }: MessageEvent<Uint8Array>) => {
  const content = unpackLzma(data);
  postMessage(content, { transfer: [content.buffer] });
});
