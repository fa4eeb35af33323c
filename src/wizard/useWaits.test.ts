import { expect, it } from 'vitest';
import { waitsAt } from './useWaits.ts';

const notBefore = { RESEND: '2026-11-23T10:01:00+08:00', OTHER: '2026-11-23T10:00:30+08:00' };

it.each([
  ['both wait', '10:00:00', { RESEND: 60, OTHER: 30 }],
  ['one may be pressed', '10:00:30', { RESEND: 30 }],
  ['both may', '10:01:00', {}],
])('%s', (_what, time, waits) => {
  expect(waitsAt(notBefore, `2026-11-23T${time}+08:00`)).toEqual(waits);
});

it('a step without buttons that wait has none', () => {
  expect(waitsAt(undefined, '2026-11-23T10:00:00+08:00')).toEqual({});
});
