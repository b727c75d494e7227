// Writes a file with Brotli beside itself: `node compress.mjs FILE`. Quality 11 would save a tenth and take ten times as long,
// on the machine of everybody who starts `fifties` from a checkout.

import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gunzipSync } from "node:zlib";

const [path] = process.argv.slice(2);
const content = gunzipSync(readFileSync(path));
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  [constants.BROTLI_PARAM_LGWIN]: 24,
};
writeFileSync(path.replace(/\.gz$/, ".br"), brotliCompressSync(content, { params }));
