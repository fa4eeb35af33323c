import { expect, it } from 'vitest';
import { atMost } from './atMost.ts';

it('two works run at once, the next begin as they end, and beyond the line nothing is done', async () => {
  const room = atMost({ running: 2, waiting: 2, ofOne: 10 });
  const limited = <T>(todo: () => Promise<T>) => room('anybody', todo);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) => () => {
    begun.push(id);
    return new Promise<number>((end) => ends.push(() => end(id)));
  };
  const [a, b, c, d] = [1, 2, 3, 4].map((id) => limited(work(id)));
  await expect(limited(work(5))).rejects.toMatchObject({ code: 'TOO_MANY_CALLS' });
  expect(begun).toEqual([1, 2]);
  ends[0]!();
  expect(await a).toBe(1);
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  ends[1]!();
  ends[2]!();
  expect([await b, await c]).toEqual([2, 3]);
  await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
  ends[3]!();
  expect(await d).toBe(4);
  const failing = limited(() => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  const after = limited(work(6));
  await expect.poll(() => begun.at(-1)).toBe(6);
  ends[4]!();
  expect(await after).toBe(6);
});

it('one has a share of the room, and leaves the rest to others', async () => {
  const room = atMost({ running: 1, waiting: 3, ofOne: 2 });
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  const [first, second] = [room('one', work), room('one', work)];
  await expect(room('one', work)).rejects.toMatchObject({ code: 'TOO_MANY_CALLS' });
  const other = room('other', work);
  for (const [place, done] of [first, second, other].entries()) {
    await expect.poll(() => ends.length).toBe(place + 1);
    ends[place]!();
    await done;
  }
  const again = room('one', work);
  ends[3]!();
  await again;
});
