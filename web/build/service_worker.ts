/** Builds `service-worker.js`, which keeps the shell for a start without network. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "service_worker.js");

export function serviceWorker(): Plugin {
  return {
    name: "fifties-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const version = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      const source = readFileSync(SOURCE, "utf-8").replace("__VERSION__", JSON.stringify(version));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}
