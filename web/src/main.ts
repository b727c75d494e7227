import "./looks/tokens.css";
import "./looks/fonts.css";
import "./looks/base.css";
import "./parts/parts.css";

import { hydrate, mount } from "svelte";

import App from "./App.svelte";
import { showOffline } from "./offline.ts";
import { applyPreferences, preferences } from "./device/preferences.svelte.ts";
import { seatsAt } from "./device/seats.ts";
import { keepShell } from "./device/shell.ts";
import { isOurs, pressAgain, takeOver } from "./drawn.ts";
import { keepFocus } from "./parts/focus.ts";
import { startKeys } from "./parts/keys.svelte.ts";
import { place, startRouting } from "./router.svelte.ts";
import { SCREENS } from "./screens.ts";
import { startSounds } from "./sound/sounds.ts";
import { api } from "./wire/api.ts";
import { speak } from "./words/speech.svelte.ts";

applyPreferences();
startRouting();
startKeys();
keepFocus();
startSounds();

// What the first screen needs is fetched side by side. Only the words of every page are waited for:
// a screen that does not come says so itself.
const speaking = speak(preferences.language);
const here = place();
const { screen } = here;
if (screen !== "home") void SCREENS[screen]().catch(() => undefined);
if (here.screen === "table" && (here.token || seatsAt(here.code, "seat").length)) {
  // Whoever sits there comes to the lobby, most of the time, and that is where others scan it.
  new Image().src = api.joinQr(here.code);
}

/** Bring the page to life that the build has drawn, if it is the right one; else draw it. */
function appear(target: HTMLElement): void {
  if (isOurs(preferences.language)) {
    hydrate(App, { target });
  } else {
    target.replaceChildren();
    mount(App, { target });
  }
  takeOver();
  pressAgain();
}

const target = document.getElementById("app");
const spoken = await speaking.then(
  () => true,
  () => false,
);
if (target && spoken) {
  appear(target);
} else if (target) {
  takeOver();
  showOffline(target, preferences.language);
}

if (import.meta.env.PROD) keepShell();
