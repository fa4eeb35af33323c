import { expect, it } from 'vitest';
import { mayBeSentFrom } from './mayBeSentFrom.ts';

it('a limit of today is told where money may leave, and of no locked card (R-STATE-34)', () => {
  const open = { status: 'active', account_status: 'normal' } as const;
  expect(mayBeSentFrom({}, open)).toBe(true);
  expect(mayBeSentFrom({ frozen_until: '2025-03-04T10:00:00.000+08:00' }, open)).toBe(false);
  expect(mayBeSentFrom({}, { ...open, status: 'locked' })).toBe(false);
  expect(mayBeSentFrom({}, { ...open, account_status: 'stopped' })).toBe(false);
});
