import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compress } from "./build/compress.ts";
import { pages } from "./build/pages.ts";
import { serviceWorker } from "./build/service_worker.ts";
import { messages, messagesIn } from "./build/messages.ts";

/** Where `make web` finds the server that it is a client of. */
const SERVER = process.env["FIFTIES_SERVER"] ?? "http://localhost:8050";

export default defineConfig({
  experimental: {
    // Scripts find each other wherever the folder is: a site of static files may be under any path.
    renderBuiltUrl: (_name, { hostType }) => (hostType === "js" ? { relative: true } : undefined),
  },
  plugins: [svelte(), messages(), serviceWorker(), pages(), compress()],
  build: {
    outDir: "../src/fifties/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // One file for all that every page begins with, and few for what screens share: a phone opens few
        // connections at a time. What the first page asks for late comes without the rest of a table.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            // The first page has its pictures and its dialogs without all that tables need.
            { name: "pictures", test: /\/src\/games\/pictures\.ts$|\/src\/art\/Picture/ },
            { name: "dialogs", test: /\/src\/parts\/(\w*Dialog|KeyList|SettingsDrawer|ConfirmButton)\.svelte|\/src\/screens\/home\/(FirstTime|TablesInUse)\.svelte/ },
            { name: "art", test: /\/src\/art\// },
            { name: "offline_copy", test: /\/(pack|offline_copy.svelte|server_reach.svelte)\.ts$/ },
            { name: "live", test: /\.ts$|\/src\/parts\/|\/src\/screens\/table\//, minShareCount: 2 },
          ],
        },
        entryFileNames: "assets/first-[hash].js",
        // The server tells browsers which words to fetch, by these names.
        chunkFileNames: ({ moduleIds }) => `assets/${messagesIn(moduleIds) ?? "[name]"}-[hash].js`,
      },
    },
  },
  server: {
    port: 5173,
    hmr: process.env["FIFTIES_HMR"] !== "off",
    proxy: {
      "/api": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/browser_globals.ts"],
    // `make test` runs these beside everything else: none may fail because a machine is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
