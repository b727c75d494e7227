import "./looks/tokens.css";
import "./looks/fonts.css";
import "./looks/base.css";
import "./parts/parts.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { applyPreferences, preferences } from "./device/preferences.svelte.ts";
import { keepShell } from "./device/shell.ts";
import { startKeys } from "./parts/keys.svelte.ts";
import { startRouting } from "./router.svelte.ts";
import { startSounds } from "./sound/sounds.ts";
import { speak } from "./words/speech.svelte.ts";

applyPreferences();
startRouting();
startKeys();
startSounds();
await speak(preferences.language);

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD) keepShell();
