/** What one visitor of a journey that passed has walked. */
export interface Walk {
  /** A keyboard alone, a mouse or a finger. */
  readonly by: 'keys' | 'mouse' | 'finger';
  /** In order, as `flow/state`. */
  readonly screens: readonly string[];
  /** Where it ended. */
  readonly route: string;
}

/** A process as far as it is walked. */
export interface Walked {
  readonly id: string;
  readonly routes: readonly string[];
  /** States with a screen. */
  readonly screens: readonly string[];
  /** Those that end it with success. */
  readonly ends: readonly string[];
  /** Success may also lead to another page at once. */
  readonly leaves: boolean;
}

/** Each process with a route is brought to its end by a mouse or a finger, and by a keyboard alone; screens that nobody came to are
 * listed. */
export function judgeWalks(
  processes: readonly Walked[],
  walks: readonly Walk[],
): { readonly lines: readonly string[]; readonly missing: number } {
  const seen = new Set(walks.flatMap(({ screens }) => screens));
  const opened = processes.filter(({ routes }) => routes.length > 0);
  const endedBy = (isHand: (walk: Walk) => boolean): readonly Walked[] =>
    opened.filter((process) => walks.some((walk) => isHand(walk) && isCompleted(process, walk)));
  const byKeys = endedBy(({ by }) => by === 'keys');
  const byPointer = endedBy(({ by }) => by !== 'keys');
  const without = (ended: readonly Walked[], hand: string): readonly string[] =>
    opened
      .filter((process) => !ended.includes(process))
      .map(({ id }) => `${id}: no journey brings it to its end by ${hand}`);
  const missing = [...without(byPointer, 'a mouse or a finger'), ...without(byKeys, 'a keyboard alone')];
  const all = processes.flatMap(({ id, screens }) => screens.map((state) => `${id}/${state}`));
  const unseen = all.filter((screen) => !seen.has(screen));
  return {
    missing: missing.length,
    lines: [
      ...(unseen.length > 0 ? [`Screens that no journey comes to: ${unseen.join(', ')}`] : []),
      ...missing,
      `of ${opened.length} processes ${byPointer.length} are brought to their end by a mouse or a finger, ${byKeys.length} by a keyboard ` +
        `alone; ${all.length - unseen.length} of ${all.length} screens are walked`,
    ],
  };
}

function isCompleted({ id, ends, screens, routes, leaves }: Walked, { screens: walked, route }: Walk): boolean {
  const isIn = (states: readonly string[]) => states.some((state) => walked.includes(`${id}/${state}`));
  const isAt = (own: string) => route === own || route.startsWith(`${own}?`) || route.startsWith(`${own}/`);
  return isIn(ends) || (leaves && isIn(screens) && !routes.some(isAt));
}
