/** Of every test that tries random cases: `npm test -- --seed=<n>` plays a run again, `--times=<n>` tries so many times as
 * many cases. Both come through the environment. */
export const propertySeed = Number(process.env['PROPERTY_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));

const times = Number(process.env['PROPERTY_TIMES'] ?? 1);

/** How many cases to try where `few` are enough for every day. */
export function propertyRuns(few: number): number {
  return Math.max(1, Math.round(few * times));
}
