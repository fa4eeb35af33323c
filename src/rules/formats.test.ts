import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date, dateTime, email } from './formats.ts';

describe('formats', () => {
  it.each(['a@b.co', 'first.last+tag@mail.example.com', "o'brien@example.hk", `${'a'.repeat(64)}@b.co`])(
    '%s is an e-mail address (R-VAL-16)',
    (text) => expect(email(text)).toBe(true),
  );

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.co',
    'a@b..co',
    '.a@b.co',
    'a..b@c.co',
    'a@-b.co',
    'a@b.co\n',
    `${'a'.repeat(65)}@b.co`,
  ])('%j is none', (text) => expect(email(text)).toBe(false));

  it('judges any text at once, and accepts what common sense makes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.stringMatching(/^[a-z]{1,20}$/), (local, domain) => {
        expect(email(`${local}@${domain}.com`)).toBe(true);
        expect(email(`${local} @${domain}.com`)).toBe(false);
      }),
    );
    // Work, not time: another process may have the machine meanwhile.
    const start = process.cpuUsage();
    email(`${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
  });

  it('knows days that exist and moments with an offset', () => {
    expect([date('2024-02-29'), date('2025-02-29')]).toEqual([true, false]);
    expect([dateTime('2025-01-01T00:00:00+08:00'), dateTime('2025-01-01T00:00:00')]).toEqual([true, false]);
  });
});
