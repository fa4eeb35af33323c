import { expect, it } from 'vitest';
import { mobileText } from './mobileText.ts';

it.each([
  ['852', '51234567', '+852 5123 4567'],
  ['86', '13800138000', '+86 138 0013 8000'],
  ['852', '512****7', '+852 512****7'],
  ['44', '7700900123', '+44 7700900123'],
])('%s %s reads %s', (area, number, text) => {
  expect(mobileText(area, number).replaceAll('\u00a0', ' ')).toBe(text);
});

it('stays on one line', () => {
  expect(mobileText('852', '51234567')).not.toContain(' ');
});
