/** Runs in the page before its scripts: what was painted last and largest, what moved, and when the portal itself stands there.
 * Plain JavaScript, because it is handed to the browser as it is. */
window.benchPage = { largest: 0, largestIs: '', shift: 0, moved: [], ready: undefined };

const nameOf = (node) => {
  const element = node?.nodeType === document.ELEMENT_NODE ? node : node?.parentElement;
  return element ? `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 24)}”` : 'what is gone';
};

new PerformanceObserver((list) => {
  for (const { startTime, element } of list.getEntries())
    Object.assign(window.benchPage, { largest: startTime, largestIs: nameOf(element) });
}).observe({ type: 'largest-contentful-paint', buffered: true });

new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    window.benchPage.shift += value;
    window.benchPage.moved.push(...sources.map(({ node }) => nameOf(node)));
  }
}).observe({ type: 'layout-shift', buffered: true });

const watching = new MutationObserver(() => {
  const root = document.getElementById('root');
  // A heading, and nothing that waits: a status may also be what a field has to say.
  const stands = root?.querySelector('h1') && !root.querySelector('main .w-waiting-root');
  if (!stands || document.getElementById('prerendered')) return;
  watching.disconnect();
  window.benchPage.ready = performance.now();
});
watching.observe(document, { childList: true, subtree: true, attributes: true });
