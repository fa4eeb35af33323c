import { expect, it } from 'vitest';
import { inForceAt } from './inForce.ts';

const changes = ['2025-01-01', '2024-06-01T09:00:00+08:00', '2024-01-01'];

it('holds from the last change to the next; a day begins in Hong Kong', () => {
  expect(inForceAt('2024-12-31T23:59:59+08:00', changes)).toEqual({
    from: '2024-06-01T01:00:00.000Z',
    until: '2024-12-31T16:00:00.000Z',
  });
});

it('holds for good after the last', () => {
  expect(inForceAt('2025-01-01T00:00:00+08:00', changes)).toEqual({ from: '2024-12-31T16:00:00.000Z' });
});
