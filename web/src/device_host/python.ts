/**
 * Start Python: by itself, or from a snapshot of the memory of one that had loaded all modules. What a snapshot holds are the bytes of
 * WebAssembly's memory alone, so a library in WebAssembly has to lie in the same place in both: it is loaded before Python begins.
 */

import { unpackArchive, type FileSystem } from "./archive.ts";

/** What is used of Pyodide. */
export interface Pyodide<Module> {
  runPython(code: string): unknown;
  pyimport(module: string): Module;
  makeMemorySnapshot(): Uint8Array;
}

/** What is used of Emscripten's module, in which Pyodide runs. */
interface WasmModule {
  readonly FS: FileSystem & { readFile(path: string): Uint8Array };
  readonly API: { readonly sitePackages: string };
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly wasmTable: WebAssembly.Table;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  loadWebAssemblyModule(code: Uint8Array, how: object, path: string, scope: object): Promise<object>;
  newDSO(path: string, handle: undefined, exports: object): void;
  growMemory(bytes: number): unknown;
  _emscripten_get_sbrk_ptr(): number;
}

interface Settings {
  readonly preRun: ((module: WasmModule) => void)[];
}

interface PyodideScript {
  loadPyodide<Module>(options: object): Promise<Pyodide<Module>>;
}

interface WasmScript {
  default(settings: Settings): Promise<WasmModule>;
}

/** The memory of a Python that has loaded its modules, and where libraries and functions lie in it. */
export interface Snapshot {
  readonly memory: Uint8Array<ArrayBuffer>;
  readonly layout: string;
}

/** Where Python's files are, and the modules that are unpacked before it begins. */
export interface Source {
  readonly files: string;
  readonly archives: readonly ArrayBuffer[];
}

/** A Python that runs, and what a snapshot of it needs. */
export interface Started<Module> {
  readonly python: Pyodide<Module>;
  readonly layout: string;
  /** Add modules to those that it can load. */
  unpack(archive: ArrayBuffer): void;
}

const LIBRARY = ".so";
const LIBRARIES = "libraries";
const ALIGNED = 16;

export async function startPython<Module>({ files, archives }: Source, snapshot: Snapshot | null, mayBeKept: boolean): Promise<Started<Module>> {
  const script = import(/* @vite-ignore */ `${files}pyodide.asm.mjs`) as Promise<WasmScript>;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as PyodideScript;
  let layout = "";
  let unpackInto: (archive: ArrayBuffer) => void = () => undefined;

  const createPyodideModule = async (settings: Settings): Promise<WasmModule> => {
    const { default: create } = await script;
    const failed = new Promise<never>((_, refuse) => {
      settings.preRun.push((module) => {
        module.addRunDependency(LIBRARIES);
        prepare(module, archives)
          .then((found) => {
            layout = found;
            if (snapshot && snapshot.layout !== layout) throw new Error("the snapshot is of another browser");
            module.removeRunDependency(LIBRARIES);
          })
          .catch(refuse);
      });
    });
    const module = await Promise.race([create(settings), failed]);
    unpackInto = (archive) => unpackArchive(archive, module.API.sitePackages, module.FS);
    if (snapshot && snapshot.memory.length > module.HEAPU8.length) module.growMemory(snapshot.memory.length);
    return module;
  };

  const how = snapshot ? { _loadSnapshot: snapshot.memory } : { _makeSnapshot: mayBeKept };
  const python = await loadPyodide<Module>({ indexURL: files, createPyodideModule, ...how });
  // Or else everybody who starts from a snapshot would draw the same.
  if (snapshot) python.runPython("import random; random.seed()");
  const unpack = (archive: ArrayBuffer): void => {
    unpackInto(archive);
    // `importlib.invalidate_caches` wants a module that was left out.
    python.runPython("import sys; sys.path_importer_cache.clear()");
  };
  return { python, layout, unpack };
}

/** Unpack all modules, and load those in WebAssembly; return where memory and functions end then. */
async function prepare(module: WasmModule, archives: readonly ArrayBuffer[]): Promise<string> {
  const paths = archives.flatMap((archive) => unpackArchive(archive, module.API.sitePackages, module.FS));
  for (const path of paths.filter((path) => path.endsWith(LIBRARY))) {
    const how = { loadAsync: true, nodelete: true, allowUndefined: true };
    module.newDSO(path, undefined, await module.loadWebAssemblyModule(module.FS.readFile(path), how, path, {}));
  }
  const end = module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2];
  return `${end} ${module.wasmTable.length}`;
}

/** Take a snapshot of a Python that has done nothing yet but load modules. */
export function takeSnapshot({ python, layout }: Started<unknown>): Snapshot {
  const whole = python.makeMemorySnapshot();
  let end = whole.length;
  while (end > 0 && whole[end - 1] === 0) end -= 1;
  return { memory: whole.slice(0, Math.ceil(end / ALIGNED) * ALIGNED), layout };
}
