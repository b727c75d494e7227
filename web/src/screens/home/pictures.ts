/** The living pictures of both games: they come when the page can be used already. */

export { default as PictureFifty } from "../../art/PictureFifty.svelte";
export { default as PictureFiftyFifty } from "../../art/PictureFiftyFifty.svelte";
