/** What a page shows that has no network and not even its words: the logo, and what to do. */

import type { Language } from "./i18n/languages.ts";

/** Only here words are not messages: those could not be fetched. */
const ADVICE: Readonly<Record<Language, { readonly title: string; readonly text: string; readonly again: string }>> = {
  en: {
    title: "No connection",
    text: "Look at the network of this device. Your seat is kept, and this page tries again by itself.",
    again: "Try again",
  },
  fr: {
    title: "Pas de connexion",
    text: "Vérifie le réseau de cet appareil. Ta place est gardée et cette page réessaie toute seule.",
    again: "Réessayer",
  },
  de: {
    title: "Keine Verbindung",
    text: "Sieh nach dem Netz dieses Geräts. Dein Platz bleibt dir, und diese Seite versucht es von selbst wieder.",
    again: "Noch einmal versuchen",
  },
  it: {
    title: "Nessuna connessione",
    text: "Controlla la rete di questo dispositivo. Il tuo posto resta tuo e questa pagina riprova da sola.",
    again: "Riprova",
  },
};

/** Milliseconds until the page is loaded again: only a new page asks for its words again. */
const AGAIN = 10_000;

export function showOffline(target: HTMLElement, language: Language): void {
  const { title, text, again } = ADVICE[language];
  const main = document.createElement("main");
  main.className = "page";
  const logo = Object.assign(new Image(96, 96), { src: "/favicon.svg", alt: "fifties" });
  const button = Object.assign(document.createElement("button"), { className: "button primary", textContent: again });
  button.addEventListener("click", () => location.reload());
  main.append(
    logo,
    Object.assign(document.createElement("h1"), { textContent: title }),
    Object.assign(document.createElement("p"), { textContent: text }),
    button,
  );
  target.replaceChildren(main);
  addEventListener("online", () => location.reload());
  setTimeout(() => location.reload(), AGAIN);
}
