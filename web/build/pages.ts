/**
 * Writes a page for every screen and language, which shows something before the app is there, and `pages.json`: the
 * scripts that each needs, so that the server can have a browser ask for all of them at once. The first style sheet and
 * a first script are inside; the server's policy knows their hashes.
 */

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin, type Rolldown } from "vite";

import { LANGUAGES, type Language } from "../src/i18n/languages.ts";
import { messages } from "./messages.ts";

const ROOT = join(import.meta.dirname, "..");

/** Find the script that every page begins with. */
const findFirst = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined =>
  Object.values(bundle).find((one) => one.type === "chunk" && one.isEntry) as Rolldown.OutputChunk | undefined;

interface Screen {
  /** An address of it. */
  readonly path: string;
  /** What it is made of, beside what every page begins with. */
  readonly module?: string;
  readonly messages: readonly string[];
}

/** As in `src/lazy_screens.ts`. */
const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: "/", messages: ["main"] },
  table: { path: "/t/CODE", module: "screens/table/TableScreen.svelte", messages: ["main", "table"] },
  stage: { path: "/stage/CODE", module: "screens/stage/StageScreen.svelte", messages: ["main", "table"] },
  event: { path: "/event", module: "screens/event/EventScreen.svelte", messages: ["main", "event"] },
  moderate: {
    path: "/moderate/CODE",
    module: "screens/moderate/ModerateScreen.svelte",
    messages: ["main", "table", "event"],
  },
  learn: { path: "/learn", module: "screens/learn/LearnScreen.svelte", messages: ["main", "learn"] },
  replay: { path: "/replay", module: "screens/replay/ReplayScreen.svelte", messages: ["main", "table", "replay"] },
  review: {
    path: "/review",
    module: "screens/review/ReviewScreen.svelte",
    messages: ["main", "table", "replay", "review"],
  },
  about: { path: "/about", module: "screens/about/AboutScreen.svelte", messages: ["main"] },
  missing: { path: "/missing", module: "screens/missing/MissingScreen.svelte", messages: ["main"] },
};

type Drawing = typeof import("../src/prerender.ts");

/** Build one file from *input*, for Node or as a script inside the page. */
async function buildAlone(input: string, outDir: string, format: "es" | "iife"): Promise<string> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    plugins: [svelte(), messages()],
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: format === "es",
      outDir,
      target: "es2022",
      minify: format === "iife",
      rolldownOptions: {
        input: join(ROOT, input),
        output: { format, codeSplitting: false, entryFileNames: `${format}.js` },
      },
    },
  });
  return join(outDir, `${format}.js`);
}

/** Draw a screen in a language, as somebody sees it who has never been here. */
async function draw(file: string, screen: string, language: Language): Promise<string> {
  const browser = {
    location: { pathname: SCREENS[screen]?.path ?? "/", hash: "" },
    document: { documentElement: {} },
    navigator: { languages: [language] },
    matchMedia: () => ({ matches: false }),
  };
  for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, configurable: true });
  const { draw } = (await import(`${pathToFileURL(file).href}?${screen}.${language}`)) as Drawing;
  return draw(language);
}

/** Name the files that come with *chunk*, styles and scripts. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (chunk.isEntry || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === "chunk") filesOf(other, bundle, found);
  }
  return found;
}

const isSheet = (file: string): boolean => file.endsWith(".css");

export function pages(): Plugin[] {
  let styles = "";
  return [
    {
      name: "fifties-styles-inside",
      apply: "build",
      generateBundle: {
        order: "pre", // later on, pages and scripts would ask for the file
        handler(_options, bundle) {
          const taken = findFirst(bundle)?.viteMetadata?.importedCss ?? new Set<string>();
          for (const file of taken) {
            const sheet = bundle[file];
            if (sheet?.type === "asset") styles += String(sheet.source).trim();
            delete bundle[file];
          }
          taken.clear();
        },
      },
    },
    {
      name: "fifties-pages",
      apply: "build",
      generateBundle: {
        order: "post",
        async handler(_options, bundle) {
          const template = bundle["index.html"];
          const first = findFirst(bundle);
          if (template?.type !== "asset" || !first || !styles) throw new Error("there is no page");
          const folder = await mkdtemp(join(ROOT, "node_modules", ".drawing-"));
          try {
            const early = (await readFile(await buildAlone("src/inline_script.ts", join(folder, "early"), "iife"), "utf-8")).trim();
            const drawing = await buildAlone("src/prerender.ts", join(folder, "drawing"), "es");
            const scripts: Record<string, readonly string[]> = {};
            for (const screen of Object.keys(SCREENS)) {
              for (const language of LANGUAGES) {
                const files = [...needed(screen, language, bundle)];
                const inside = { early, styles, drawn: await draw(drawing, screen, language) };
                const source = complete(String(template.source), `${screen}.${language}`, inside, files.filter(isSheet));
                this.emitFile({ type: "asset", fileName: `${screen}.${language}.html`, source });
                scripts[`${screen}.${language}`] = [first.fileName, ...files.filter((file) => !isSheet(file))];
              }
            }
            this.emitFile({ type: "asset", fileName: "site.html", source: site(String(template.source), { early, styles, drawn: "" }) });
            this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify(scripts) });
          } finally {
            await rm(folder, { recursive: true });
          }
          delete bundle["index.html"];
        },
      },
    },
  ];
}

interface Inside {
  /** The script that runs before anything is painted. */
  readonly early: string;
  readonly styles: string;
  readonly drawn: string;
}

function complete(template: string, name: string, { early, styles, drawn }: Inside, sheets: readonly string[]): string {
  const [, language = ""] = name.split(".");
  const links = sheets.map((file) => `\n    <link rel="stylesheet" crossorigin href="/${file}" />`).join("");
  return (
    template
      .replace('<html lang="en">', `<html lang="${language}" data-drawn="${name}">`)
      .replace("</title>", () => `</title>\n    <script>${early}</script>\n    <style>${styles}</style>`)
      // Below what is drawn already, style sheets do not keep that from being painted.
      .replace('<div id="app"></div>', () => `<div id="app">${drawn}</div>${links}`)
  );
}

/** The one page of a site of static files: nothing is drawn in it, and every address is relative to its folder. */
function site(template: string, inside: Inside): string {
  return complete(template, "site.en", inside, [])
    .replace('<html lang="en" data-drawn="site.en">', '<html lang="en" data-site>')
    .replaceAll(/(href="|src="|url\()\/(?=[a-z])/g, "$1");
}

/** Name what a screen will ask for anyway. */
function* needed(screen: string, language: Language, bundle: Rolldown.OutputBundle): Iterable<string> {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const { module, messages = [] } = SCREENS[screen] ?? {};
  for (const part of messages) {
    const found = chunks.find(({ fileName }) => fileName.startsWith(`assets/messages-${language}-${part}-`));
    if (!found) throw new Error(`there are no messages ${part} in ${language}`);
    yield found.fileName;
  }
  if (!module) return;
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`there is no ${module}`);
  yield* filesOf(chunk, bundle);
}
