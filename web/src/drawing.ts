/** Draws the app without a browser, while it is built. */

import { render } from "svelte/server";

import App from "./App.svelte";
import type { Language } from "./words/languages.ts";
import { speak } from "./words/speech.svelte.ts";

/** Return what is inside the page before anything has happened on it. */
export async function draw(language: Language): Promise<string> {
  await speak(language);
  return render(App).body;
}
