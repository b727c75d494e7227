// Replaces every .py below a folder by the .pyc that the browser's Python makes of it: `node compile.mjs FOLDER PYODIDE`.

import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";

const [folder, home] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(home, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: join(resolve(home), "/") });
python.mountNodeFS("/work", resolve(folder));
python.runPython(`
import importlib.util, marshal, pathlib, pickle, sys, types

# A hash of the source that is never checked: there is no source.
HEAD = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

# What texts and numbers of tables need no names of countries, currencies and time zones for.
UNUSED = {
    "languages", "territories", "scripts", "variants", "currency_names", "currency_names_plural",
    "currency_symbols", "currency_unit_patterns", "meta_zones", "time_zones", "zone_formats",
    "unit_patterns", "compound_unit_patterns", "unit_display_names", "interval_formats", "character_order",
    "territory_zones", "zone_aliases", "zone_territories", "windows_zone_mapping", "territory_currencies",
    "territory_languages",
}

def no_lines(units):
    """Return a table that says of each of so many code units that its line is not known."""
    whole, rest = divmod(units, 8)
    return b"\\xff" * whole + (bytes([0b11111000 + rest - 1]) if rest else b"")

def strip(code):
    """Leave out line numbers, which are a third of the bytes."""
    inner = tuple(strip(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=no_lines(len(code.co_code) // 2), co_consts=inner)

work = pathlib.Path("/work")
for path in sorted(work.rglob("*.py")):
    name = path.relative_to(work).as_posix()
    code = compile(path.read_bytes(), name, "exec", dont_inherit=True, optimize=2)
    path.with_suffix(".pyc").write_bytes(HEAD + marshal.dumps(strip(code)))
    path.unlink()

sys.path.insert(0, "/work")
for path in sorted(work.glob("babel/**/*.dat")):
    data = pickle.loads(path.read_bytes())
    path.write_bytes(pickle.dumps({key: {} if key in UNUSED else value for key, value in data.items()}, 4))
`);
