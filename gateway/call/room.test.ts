import { expect, it } from 'vitest';
import { createRoom } from './room.ts';

it('is full with so many inside, and has room as they leave', () => {
  const room = createRoom(2);
  room.enter();
  expect(room.isFull()).toBe(false);
  room.enter();
  expect(room.isFull()).toBe(true);
  room.leave();
  expect(room.isFull()).toBe(false);
});
