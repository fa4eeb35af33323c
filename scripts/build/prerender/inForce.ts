/** When what is prerendered reads as it does: from the last change of a dated row to the next. */
export interface InForce {
  readonly from: string;
  readonly until?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @param changes instants, or days of Hong Kong, on which a text or a figure becomes another */
export function inForceAt(now: string, changes: readonly string[]): InForce {
  const at = Date.parse(now);
  const instants = changes
    .map((one) => Date.parse(DAY.test(one) ? `${one}T00:00:00+08:00` : one))
    .sort((a, b) => a - b);
  const from = instants.findLast((one) => one <= at);
  const until = instants.find((one) => one > at);
  return {
    from: new Date(from ?? 0).toISOString(),
    ...(until !== undefined && { until: new Date(until).toISOString() }),
  };
}
