/** Whoever types an address is a new arrival. Chromium keeps the state of the history entry when the address is the one on screen,
 * which would make a finished wizard stand (docs/decisions/0006). */
export function beginAtAddress(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && 'type' in entry && entry.type === 'navigate') window.history.replaceState(null, '');
}
