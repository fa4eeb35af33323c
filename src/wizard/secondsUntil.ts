/** Whole seconds from one instant to another, begun ones counted; 0 when it has passed. */
export function secondsUntil(until: string, now: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000));
}
