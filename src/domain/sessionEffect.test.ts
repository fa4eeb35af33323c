import { expect, test } from 'vitest';
import { endsSession, readSessionEffect } from './sessionEffect.ts';

test.each([
  ['ends', {}, true],
  ['ends:last_card', { last_card: true }, true],
  ['ends:last_card', { last_card: false }, false],
  ['ends:last_card', 'last_card', false],
  ['starts', { last_card: true }, false],
  [undefined, {}, false],
] as const)('%s with the reply %j: ends the session %s', (effect, data, ends) => {
  expect(endsSession(effect, data)).toBe(ends);
});

test.each([
  ['starts', 'starts'],
  ['ends:last_card', 'ends:last_card'],
  ['survives', undefined],
  ['ends:', undefined],
  [true, undefined],
])('%s is read as %s', (written, effect) => expect(readSessionEffect(written)).toBe(effect));
