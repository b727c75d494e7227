/** Taps "Play now" of a game, and promises after how many milliseconds the first move can be made. */
async (game) => {
  const frame = () => new Promise(requestAnimationFrame);
  const task = () => new Promise((done) => setTimeout(done));
  const until = (look) =>
    new Promise((done) => {
      const watch = new MutationObserver(() => {
        if (!look()) return;
        watch.disconnect();
        done();
      });
      watch.observe(document, { attributes: true, childList: true, subtree: true });
    });

  const there = until(() => document.querySelector(".grid button:not([aria-disabled=true]), .hand-area .cards button"));
  const tapped = performance.now();
  document.querySelector(`article[aria-labelledby=${game}-name] button.play`).click();
  await there;
  await frame();
  await task(); // painted, that is
  return performance.now() - tapped;
}
