// Runs a module in the offline pack's Python: `node run_in_pyodide.mjs PACK MODULE CALL…` prints the result of each call.
// Every other call is made in a Python that started from a snapshot of the memory of the first, as on a device.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { startPython, takeSnapshot } from "../../web/src/device_host/python.ts";

const prints = process.argv[2] === "--printing";
const [pack, module, ...calls] = process.argv.slice(prints ? 3 : 2);
const folder = mkdtempSync(join(tmpdir(), "pack-"));

function read(name) {
  const { buffer, byteOffset, length } = readFileSync(join(folder, name));
  return buffer.slice(byteOffset, byteOffset + length);
}

function prepare(python) {
  const code = JSON.stringify(readFileSync(module, "utf-8"));
  python.runPython(`import pathlib\npathlib.Path("module.py").write_text(${code})\nimport sys\nsys.path.insert(0, "")\nimport module`);
  return python;
}

try {
  for (const name of readdirSync(pack).filter((name) => name.endsWith(".gz"))) {
    writeFileSync(join(folder, name.slice(0, -3)), gunzipSync(readFileSync(join(pack, name))));
  }
  const source = { files: `${folder}/`, archives: ["libraries.zip", "fifties.zip"].map(read) };
  const first = await startPython(source, null, true);
  first.python.pyimport("fifties.web_worker.device_host").prepare();
  const second = await startPython(source, takeSnapshot(first), false);
  for (const { unpack } of prints ? [first, second] : []) ["printing_libraries.zip", "printing.zip"].map(read).forEach(unpack);
  const pythons = [first.python, second.python].map(prepare);
  calls.forEach((call, i) => console.log(pythons[i % 2].runPython(`module.${call}`)));
} finally {
  rmSync(folder, { recursive: true });
}
