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

// What the first screen needs is fetched side by side.
const { screen } = place();
if (screen !== "home") void SCREENS[screen]().catch(() => undefined); // whoever shows it says that it did not come
if (screen === "learn" || screen === "replay") void learnWords(screen).catch(() => undefined);
await speak(preferences.language);

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD) keepShell();
