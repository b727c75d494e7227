import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORTHWHILE = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

/** Write what the server hands to browsers that can unpack it: `.br` and `.gz` beside each text. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "fifties-compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const all = await readdir(folder, { recursive: true });
        await Promise.all(all.filter((name) => WORTHWHILE.has(extname(name))).map(pack));
      },
    },
  };

  async function pack(name: string): Promise<void> {
    const path = join(folder, name);
    const plain = await readFile(path);
    const brotli = await promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
    await writeFile(`${path}.br`, brotli);
    await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
  }
}
