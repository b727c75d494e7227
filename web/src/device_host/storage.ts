/** The database of this browser, as the host stores tables and records in it: texts with ordered keys. */

const DATABASE = "fifties";
const ENTRIES = "entries";

interface Changes {
  readonly new?: Readonly<Record<string, unknown>>;
  readonly put?: Readonly<Record<string, unknown>>;
  readonly delete?: readonly string[];
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database does not answer"));
  });
}

/** All keys that begin so. */
function beginning(keys: string): IDBKeyRange {
  return IDBKeyRange.bound(keys, `${keys}\uffff`);
}

/** Fulfils `fifties.web_worker.device_store.Storage`. */
export class BrowserStorage {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<BrowserStorage> {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ENTRIES);
    return new BrowserStorage(await done(opening));
  }

  async read(keys: string): Promise<string> {
    const entries = this.#database.transaction(ENTRIES).objectStore(ENTRIES);
    const range = beginning(keys);
    const [names, values] = await Promise.all([done(entries.getAllKeys(range)), done(entries.getAll(range))]);
    return JSON.stringify(names.map((name, i) => [name, values[i]]));
  }

  /** Write in one transaction, and wait until it is on the disk. */
  write(text: string): Promise<void> {
    const changes = JSON.parse(text) as Changes;
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(ENTRIES, "readwrite", { durability: "strict" });
      const entries = transaction.objectStore(ENTRIES);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the database has given up"));
      for (const [key, value] of Object.entries(changes.new ?? {})) entries.add(value, key);
      for (const [key, value] of Object.entries(changes.put ?? {})) entries.put(value, key);
      for (const keys of changes.delete ?? []) entries.delete(beginning(keys));
    });
  }
}
