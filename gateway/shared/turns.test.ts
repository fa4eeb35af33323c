import { expect, it } from 'vitest';
import { createRoom } from '../call/room.ts';
import { createTurns } from './turns.ts';

it('who waits for a turn has no place among the calls, and has one again when the turn comes', async () => {
  const room = createRoom(2);
  const turns = createTurns(room);
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  const call = async (of: string) => {
    room.enter();
    await turns.take(of, work).finally(room.leave);
  };
  const calls = [call('one'), call('one'), call('one')];
  expect(room.isFull()).toBe(false);
  const other = call('other');
  expect(room.isFull()).toBe(true);
  for (const [place, end] of [0, 2, 3].entries()) {
    await expect.poll(() => ends.length).toBeGreaterThan(end);
    expect(room.isFull(), `turn ${place}`).toBe(true);
    ends[end]!();
    await calls[place];
  }
  expect(room.isFull()).toBe(false);
  ends[1]!();
  await other;
});

it('one has ten there at most and leaves another as many; when they are over it has ten again', async () => {
  const turns = createTurns(createRoom(100));
  let open = () => {};
  const gate = new Promise<void>((end) => (open = end));
  const ten = (of: string) => Array.from({ length: 10 }, () => turns.take(of, () => gate));
  const first = [...ten('one'), ...ten('other')];
  await expect(turns.take('one', () => gate)).rejects.toMatchObject({ code: 'TOO_MANY_CALLS' });
  open();
  await Promise.all(first);
  await Promise.all(ten('one'));
});
