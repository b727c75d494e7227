// Writes a file with Brotli beside itself, as small as can be: `node compress.mjs FILE`.

import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gunzipSync } from "node:zlib";

const [path] = process.argv.slice(2);
const content = gunzipSync(readFileSync(path));
const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
writeFileSync(path.replace(/\.gz$/, ".br"), brotliCompressSync(content, { params }));
