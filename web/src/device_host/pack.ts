/** Where the files are that this device takes along, and how much there is to fetch. */

import { onSite } from "../router.svelte.ts";
import { Refused } from "../wire/refused.ts";
import { say } from "../i18n/messages.svelte.ts";

/** A file of the offline copy. */
export interface PackFile {
  /** Under which address it is asked for later, relative to the first page. */
  readonly path: string;
  /** From where it is fetched; compressed if that ends with `.gz` or `.lzma`. */
  readonly from: string;
  /** How many bytes come over the network. */
  readonly bytes: number;
  /** Of the uncompressed file, in base 16. */
  readonly sha256: string;
}

/** All files of the offline copy, as `fifties.built_client.offline_copy` lists it. */
export interface PackList {
  readonly version: string;
  /** The folder of Python's files. */
  readonly python: string;
  /** How the addresses of pages about tables of this device begin. */
  readonly here: string;
  readonly bytes: number;
  readonly files: readonly PackFile[];
  /** What is fetched, and kept, when somebody prints for the first time; versions before it printed have none. */
  readonly printing?: readonly PackFile[];
}

/** The address of the first page: all others are relative to it. */
export const base = new URL(onSite ? "." : "/", location.href);

export async function fetchList(): Promise<PackList> {
  const response = await fetch(new URL("offline-copy.json", base), { cache: "no-cache" }).catch(() => null);
  if (!response?.ok) throw new Refused("wire-unreachable", say("device-not-taken"));
  return (await response.json()) as PackList;
}

/** Find the folder of Python's files: on the network, or in the offline copy. */
export async function findPack(): Promise<string> {
  return new URL((await fetchList()).python, base).href;
}
