/** Unpack an archive whose files are stored as they are, which takes a tenth of the time that Python would need. */

/** What is used of Pyodide's file system. */
export interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array): void;
}

/** The signatures of a zip's parts, and where in them is what we need. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const FILE_BYTES = 30;

/** Write all files of *archive* below *folder*; return their paths. */
export function unpackArchive(archive: ArrayBuffer, folder: string, files: FileSystem): readonly string[] {
  const view = new DataView(archive);
  const words = new TextDecoder();
  const end = archive.byteLength - END_BYTES;
  if (view.getUint32(end, true) !== END) throw new Error("this is no archive");
  const known = new Set<string>();
  const paths: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const isStored = view.getUint32(at, true) === ENTRY && view.getUint16(at + 10, true) === 0;
    if (!isStored) throw new Error("this archive is compressed");
    const [bytes, letters, file] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true), view.getUint32(at + 42, true)];
    const path = `${folder}/${words.decode(new Uint8Array(archive, at + ENTRY_BYTES, letters))}`;
    const content = file + FILE_BYTES + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!known.has(parent)) files.mkdirTree(parent);
    known.add(parent);
    files.writeFile(path, new Uint8Array(archive, content, bytes));
    paths.push(path);
    at += ENTRY_BYTES + letters + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return paths;
}
