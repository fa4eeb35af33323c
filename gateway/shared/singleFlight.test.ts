import { expect, it } from 'vitest';
import { singleFlight } from './singleFlight.ts';

it('who asks while it is under way shares its end, good or bad; who asks later begins anew', async () => {
  const ends: { readonly well: (value: number) => void; readonly badly: (error: Error) => void }[] = [];
  const ask = singleFlight(() => new Promise<number>((well, badly) => ends.push({ well, badly })));
  const first = Promise.all([ask(), ask(), ask()]);
  ends[0]!.well(7);
  expect(await first).toEqual([7, 7, 7]);
  const second = Promise.allSettled([ask(), ask()]);
  ends[1]!.badly(new Error('away'));
  expect((await second).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(ends).toHaveLength(2);
});
