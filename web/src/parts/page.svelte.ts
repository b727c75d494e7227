/** What belongs to the whole page: its title, its ground, and lengths that other parts of it need. Most return how to undo it. */

import { tick } from "svelte";

import { focusHeading } from "./focus.ts";

const NAME = "fifties";

/** Set the title of the page. */
export function setTitle(title: string): () => void {
  document.title = title;
  return () => (document.title = NAME);
}

/** Let every part of the page use *pixels* as the custom property *name*. */
export function setRootLength(name: `--${string}`, pixels: number): () => void {
  const { style } = document.documentElement;
  style.setProperty(name, `${pixels}px`);
  return () => style.removeProperty(name);
}

/** Darken the whole page, its edge included. */
export function darkenPage(): () => void {
  document.body.classList.add("dark");
  return () => document.body.classList.remove("dark");
}

/** For as long as a component is there, darken the page in scenes that are watched. */
export function darkenScenes(scene: () => string | null): void {
  const watched = $derived(["count", "over"].includes(scene() ?? ""));
  $effect(() => (watched ? darkenPage() : undefined));
}

/** For as long as a component is there, begin every new scene at its heading: what had the focus is gone. */
export function beginAtHeadings(scene: () => string | null): void {
  let before: string | null = null;
  $effect(() => {
    const now = scene();
    const changed = before !== null && before !== now;
    before = now;
    if (!changed) return;
    scrollTo(0, 0);
    void tick().then(focusHeading);
  });
}
