/** Draws the app without a browser, while it is built. */

import { render } from "svelte/server";

import App from "./App.svelte";
import type { Language } from "./i18n/languages.ts";
import { setLanguage } from "./i18n/messages.svelte.ts";

/** Return what is inside the page before anything has happened on it. */
export async function draw(language: Language): Promise<string> {
  await setLanguage(language);
  return render(App).body;
}
