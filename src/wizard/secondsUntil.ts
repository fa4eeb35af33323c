/** Whole seconds from one instant to another, begun ones counted; 0 when it has passed. */
export function secondsUntil(until: string, now: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000));
}

interface TimeLeftWords {
  readonly words: 'timeLeft' | 'timeLeftLong';
  readonly values: { readonly [name: string]: string };
}

/** How seconds are said that are left: as a clock, `4:07`, and from an hour on in hours and minutes. */
export function timeLeft(seconds: number): TimeLeftWords {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return { words: 'timeLeftLong', values: { hours: String(hours), minutes: String(minutes) } };
  return { words: 'timeLeft', values: { time: `${minutes}:${String(seconds % 60).padStart(2, '0')}` } };
}
