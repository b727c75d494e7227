/** Samples how long frames take, and which tasks are long, for so many milliseconds. */
(milliseconds) =>
  new Promise((done) => {
    const frames = [];
    const tasks = [];
    const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    watch.observe({ type: "longtask" });
    const began = performance.now();
    let last = null;
    const frame = (now) => {
      if (last !== null) frames.push(now - last);
      last = now;
      if (performance.now() - began < milliseconds) requestAnimationFrame(frame);
      else {
        watch.disconnect();
        done({ frames, tasks });
      }
    };
    requestAnimationFrame(frame);
  });
