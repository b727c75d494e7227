import "./looks/tokens.css";
import "./looks/fonts.css";
import "./looks/base.css";
import "./parts/parts.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { applyPreferences, preferences } from "./device/preferences.svelte.ts";
import { keepShell } from "./device/shell.ts";
import { startKeys } from "./parts/keys.svelte.ts";
import { place, startRouting } from "./router.svelte.ts";
import { SCREENS } from "./screens.ts";
import { startSounds } from "./sound/sounds.ts";
import { learnWords, speak } from "./words/speech.svelte.ts";

applyPreferences();
startRouting();
startKeys();
startSounds();

// What the first screen needs is fetched side by side. Only the words of every page are waited for:
// a screen that does not come says so itself.
const speaking = speak(preferences.language);
const { screen } = place();
if (screen !== "home") void SCREENS[screen]().catch(() => undefined);
if (screen === "learn" || screen === "replay") void learnWords(screen).catch(() => undefined);

const target = document.getElementById("app");
const spoken = await speaking.then(
  () => true,
  () => false,
);
if (target && spoken) {
  mount(App, { target });
} else if (target) {
  // Without words there is only this to say, and only a new page asks for them again.
  target.textContent = "fifties …";
  setTimeout(() => location.reload(), 3_000);
}

if (import.meta.env.PROD) keepShell();
