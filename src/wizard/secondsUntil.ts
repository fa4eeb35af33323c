/** Whole seconds from one instant to another, begun ones counted; 0 when it has passed. */
export function secondsUntil(until: string, now: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000));
}

/** Seconds as a clock shows them: `4:07`, and from an hour on `71:59:59`. */
export function clockTime(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
