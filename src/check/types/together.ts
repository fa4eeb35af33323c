import type { JsonObject } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { ALWAYS } from './presence.ts';
import type { Typed } from './lookUp.ts';

/** Nothing is known of it, but that it is there. */
export const UNKNOWN: Typed = { schemas: [], presence: ALWAYS, secret: undefined };

/** What holds of every one of several: their schemas when they are the same, secrets of any. */
export function together(all: readonly Typed[]): Typed {
  const [first] = all;
  if (!first) return UNKNOWN;
  const same = all.every(({ schemas }) => JSON.stringify(schemas) === JSON.stringify(first.schemas));
  const secret = all.map((one) => one.secret).find((kind) => kind !== undefined);
  return { schemas: same ? first.schemas : listOfSame(all), presence: first.presence, secret };
}

/** Lists whose rows are the same, however many they may be. */
function listOfSame(all: readonly Typed[]): readonly JsonObject[] {
  const rows = all.map(({ schemas: [schema, ...more] }) =>
    schema?.['type'] === 'array' && more.length === 0 ? schema['items'] : undefined,
  );
  const [first] = rows;
  const isSame = first !== undefined && rows.every((items) => deepEqual(items ?? null, first));
  return isSame ? [{ type: 'array', items: first }] : [];
}
