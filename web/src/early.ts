/**
 * Runs inside the page, before it is painted and long before the app is there: dresses what the build has drawn
 * in advance, and keeps what somebody presses in it until the app can answer.
 */

import { applyCalm, applyTheme } from "./device/appearance.ts";
import { languageOf, recallKept } from "./device/kept.ts";
import { hideForeign, keepPressed } from "./drawn.ts";

const kept = recallKept();
applyTheme(kept.theme ?? "auto");
applyCalm(kept.calm ?? false);
hideForeign(languageOf(kept));
keepPressed();
