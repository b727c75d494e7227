/** Runs before the page: promises when it was painted, when "Play now" was there, and when that answered a tap. */
window.__arrival = (async () => {
  const late = new Promise((_, refuse) => setTimeout(() => refuse(new Error("no Play now after 20 s")), 20_000));
  const painted = new Promise((done) => {
    const watch = (list) => {
      for (const { name, startTime } of list.getEntries()) if (name === "first-contentful-paint") done(startTime);
    };
    new PerformanceObserver(watch).observe({ type: "paint", buffered: true });
  });
  const frame = () => new Promise(requestAnimationFrame);
  const task = () => new Promise((done) => setTimeout(done));
  /** Waits for something that the page's own changes bring about. */
  const changes = (target, look) =>
    new Promise((done) => {
      const watch = new MutationObserver(() => {
        const found = look();
        if (!found) return;
        watch.disconnect();
        done(found);
      });
      watch.observe(target, { attributes: true, childList: true, subtree: true });
    });

  const button = await Promise.race([late, changes(document, () => document.querySelector("button.play"))]);
  await frame();
  await task(); // painted, that is
  const there = performance.now();
  const busy = changes(button, () => button.getAttribute("aria-busy") === "true");
  button.click();
  await Promise.race([late, busy]);
  await frame();
  await task();
  return { painted: await painted, there, answers: performance.now() };
})();
