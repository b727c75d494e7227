// Runs a module in the offline pack's Python: `node run_in_pyodide.mjs PACK MODULE CALL…` prints the result of each call.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [pack, module, ...calls] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "pack-"));
try {
  for (const name of readdirSync(pack).filter((name) => name.endsWith(".gz"))) {
    writeFileSync(join(folder, name.slice(0, -3)), gunzipSync(readFileSync(join(pack, name))));
  }
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: `${folder}/` });
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  for (const name of ["libraries.zip", "fifties.zip"]) {
    const { buffer, byteOffset, length } = readFileSync(join(folder, name));
    python.unpackArchive(buffer.slice(byteOffset, byteOffset + length), "zip", { extractDir });
  }
  python.FS.writeFile("/home/pyodide/module.py", readFileSync(module));
  python.runPython("import module");
  for (const call of calls) console.log(python.runPython(`module.${call}`));
} finally {
  rmSync(folder, { recursive: true });
}
