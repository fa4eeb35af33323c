import { expect, test } from 'vitest';
import { interpolate } from './interpolate.ts';

test.each([
  ['en', 'Another at {{at, time}}.', 'Another at 09:05.'],
  ['en', 'Another from {{at, dateTime}}.', 'Another from 7 March 2026 09:05.'],
  ['zh-HK', '可於 {{at, dateTime}} 後索取，尚餘 {{left}} 次。', '可於 2026年3月7日 09:05 後索取，尚餘 0 次。'],
  ['en', 'Success', 'Success'],
  ['en', 'At {{gone, time}}{{none}}.', 'At .'],
] as const)('%s: "%s" can be shown as it is', (lang, text, shown) => {
  expect(interpolate(text, { at: '2026-03-07T09:05:00+08:00', left: 0, none: null }, lang)).toBe(shown);
});
