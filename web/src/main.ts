import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/parts.css";

import { hydrate, mount } from "svelte";

import App from "./App.svelte";
import { showOffline } from "./offline.ts";
import { applyPreferences, preferences } from "./device/preferences.svelte.ts";
import { seatsAt } from "./device/seats.ts";
import { registerServiceWorker } from "./device/service_worker.ts";
import { matchesAddress, pressAgain, takeOver } from "./prerendered.ts";
import { keepFocus } from "./parts/focus.ts";
import { startKeys } from "./parts/keys.svelte.ts";
import { tableHost, route, startRouting } from "./router.svelte.ts";
import { SCREENS } from "./lazy_screens.ts";
import { startSounds } from "./sound/sounds.ts";
import { api } from "./wire/api.ts";
import { loadMessages, setLanguage } from "./i18n/messages.svelte.ts";

applyPreferences();
startRouting();
startKeys();
keepFocus();
startSounds();

// What the first screen needs is fetched side by side. Only the words of every page are waited for:
// a screen that does not come says so itself.
if (tableHost() === "device") void loadMessages("device").catch(() => undefined); // with the words of every page
const loading = setLanguage(preferences.language);
const here = route();
const { screen } = here;
if (screen !== "home") void SCREENS[screen]().catch(() => undefined);
if (tableHost() === "server" && here.screen === "table" && (here.token || seatsAt(here.code, "seat").length)) {
  // Whoever sits there comes to the lobby, most of the time, and that is where others scan it.
  new Image().src = api.joinQr(here.code);
}

/** Bring the page to life that the build has drawn, if it is the right one; else draw it. */
function appear(target: HTMLElement): void {
  if (matchesAddress(preferences.language)) {
    hydrate(App, { target });
  } else {
    target.replaceChildren();
    mount(App, { target });
  }
  takeOver();
  pressAgain();
}

/** Show the first screen, as soon as there are words for it. */
async function begin(): Promise<void> {
  const target = document.getElementById("app");
  const spoken = await loading.then(
    () => true,
    () => false,
  );
  if (target && spoken) {
    appear(target);
  } else if (target) {
    takeOver();
    showOffline(target, preferences.language);
  }
}

// Not awaited here: to WebKit, modules that are fetched meanwhile would seem to have run although they have not.
void begin();

if (import.meta.env.PROD) registerServiceWorker();
