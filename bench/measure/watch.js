/** Runs in the page before its scripts: when does the field that `benchSelector` names stand and answer?
 * Plain JavaScript, because it is handed to the browser as it is. */
window.benchBlocking = 0;
new PerformanceObserver((list) => {
  if (window.benchInteractive) return;
  for (const task of list.getEntries()) window.benchBlocking += Math.max(0, task.duration - 50);
}).observe({ type: 'longtask', buffered: true });

const observer = new MutationObserver(() => {
  const field = document.querySelector(window.benchSelector);
  if (!field || field.matches(':disabled')) return;
  observer.disconnect();
  // The next frame is painted and the task after it runs: a key would be answered now.
  requestAnimationFrame(() => setTimeout(() => (window.benchInteractive = performance.now()), 0));
});
observer.observe(document, { childList: true, subtree: true, attributes: true });
