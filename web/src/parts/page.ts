/** What belongs to the whole page: its title, and lengths that other parts of it need. Both return how to undo it. */

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
