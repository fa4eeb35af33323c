import { expect, it } from 'vitest';
import { createConcurrencyLimit } from '../call/concurrencyLimit.ts';
import { createKeyedQueue } from './keyedQueue.ts';

it('what waits for its turn has no slot among the calls, and has one again when the turn comes', async () => {
  const limit = createConcurrencyLimit(2);
  const queue = createKeyedQueue(limit);
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  const call = async (of: string) => {
    limit.enter();
    await queue.run(of, work).finally(limit.leave);
  };
  const calls = [call('one'), call('one'), call('one')];
  expect(limit.isReached()).toBe(false);
  const other = call('other');
  expect(limit.isReached()).toBe(true);
  for (const [place, end] of [0, 2, 3].entries()) {
    await expect.poll(() => ends.length).toBeGreaterThan(end);
    expect(limit.isReached(), `turn ${place}`).toBe(true);
    ends[end]!();
    await calls[place];
  }
  expect(limit.isReached()).toBe(false);
  ends[1]!();
  await other;
});

it('one has ten there at most and leaves another as many; when they are over it has ten again', async () => {
  const queue = createKeyedQueue(createConcurrencyLimit(100));
  let open = () => {};
  const gate = new Promise<void>((end) => (open = end));
  const ten = (of: string) => Array.from({ length: 10 }, () => queue.run(of, () => gate));
  const first = [...ten('one'), ...ten('other')];
  await expect(queue.run('one', () => gate)).rejects.toMatchObject({ code: 'TOO_MANY_CALLS' });
  open();
  await Promise.all(first);
  await Promise.all(ten('one'));
});
