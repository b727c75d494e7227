/**
 * Runs inside the page, before it is painted and long before the app is there: styles what the build has rendered
 * in advance, and keeps what somebody presses in it until the app can answer.
 */

import { applyCalm, applyTheme, languageOf, readPreferences } from "./device/stored_preferences.ts";
import { hideForeign, keepPressed } from "./prerendered.ts";

const kept = readPreferences();
applyTheme(kept.theme ?? "auto");
applyCalm(kept.calm ?? false);
hideForeign(languageOf(kept));
keepPressed();
