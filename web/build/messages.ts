/** Hands the shared Fluent files to the client: `virtual:messages/<language>/<part>`. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/fifties/locales");
const PREFIX = "virtual:messages/";

/** Parts that are only loaded with the screen that says them. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  table: ["bots.ftl", "fifty.ftl", "fifty-fifty.ftl", "lobby.ftl", "stage.ftl"],
  event: ["event.ftl"],
  learn: ["learn.ftl", "rules.ftl"],
  replay: ["replay.ftl"],
  review: ["review.ftl"],
  device: ["device.ftl"],
};

/** What terminal and browser both say, by the part that it comes with. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  main: ["common.ftl"],
  table: ["bots.ftl", "mentions.ftl", "remarks.ftl"],
  review: ["review.ftl"],
};

/** Which files make up *part* of *language*; `main` is all that is not for later. */
function filesOf(language: string, part: string): string[] {
  const browser = join(LOCALES, language, "browser");
  const later = Object.values(LATER).flat();
  const names = LATER[part] ?? readdirSync(browser).filter((name) => !later.includes(name)).sort();
  const shared = (SHARED[part] ?? []).map((name) => join(LOCALES, language, name));
  return [...shared, ...names.map((name) => join(browser, name))];
}

/** Drop what only people who edit the file read. */
function lean(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/** What to call a file that holds nothing but messages: `messages-de-main`. */
export function messagesIn(moduleIds: readonly string[]): string | null {
  const [only, ...others] = moduleIds;
  if (!only?.startsWith(`\0${PREFIX}`) || others.length) return null;
  return `messages-${only.slice(PREFIX.length + 1).replace("/", "-")}`;
}

export function messages(): Plugin {
  return {
    name: "fifties-messages",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "", part = ""] = id.slice(PREFIX.length + 1).split("/");
      const files = filesOf(language, part);
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => lean(readFileSync(file, "utf-8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
