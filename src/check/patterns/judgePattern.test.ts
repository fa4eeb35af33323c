import { describe, expect, test } from 'vitest';
import { judgePattern } from './judgePattern.ts';

const LINEAR = [
  '^\\d{1,11}$',
  '^\\d{16}$',
  '^(0[1-9]|1[0-2])\\d{2}$',
  '^(\\d{15}|\\d{17}[\\dXx])$',
  '^[A-Za-z]{1,2}\\d{6}\\([0-9A-Za-z]\\)$',
  '^(0|[1-9][0-9]*)(\\.[0-9]{1,2})?$',
  '^-?(0|[1-9][0-9]{0,15})\\.[0-9]{2}$',
  '^data:image/(png|svg\\+xml);base64,[0-9A-Za-z+/=]+$',
  '^(?=.*[A-Z])(?=.*[0-9]).{8,16}$',
  '^[\\p{Script=Han}·]+$',
  "^[A-Za-z][A-Za-z '.-]*$",
  '^[a-z]+(-[a-z0-9]+)*$',
  '^([^a]|a[^b])*$',
  '[0-9]{16}',
];

const EXPONENTIAL = [
  '^(a+)+$',
  '^(a|a)*$',
  '^(a*)*$',
  '^(a|aa)+$',
  '^([a-z0-9]+\\w*)+$',
  '^(\\w+\\s?)*$',
  '(x+x+)+y',
  '^(.*,?)*$',
  '^(?:(?:a|b)|[ab])*$',
];

const POLYNOMIAL = ['^\\d+\\d*$', '\\s+$', '^[^@]+@[^@]+\\.[^@]+$', '^a.*b.*c$', '^[a-z]{1,80}[a-z]{1,80}$'];

const NOT_PROVEN = ['^(a)\\1$', '(?<=a)b', '^((?=a*$)a)*$', '^(a?){50}a{50}$'];

describe('R-VAL: every pattern is linear-time', () => {
  test.each(LINEAR)('%s is linear', (source) => {
    expect(judgePattern(source)).toEqual({ type: 'linear' });
  });
  test.each(EXPONENTIAL)('%s is exponential', (source) => {
    expect(judgePattern(source).type).toBe('exponential');
  });
  test.each(POLYNOMIAL)('%s is polynomial', (source) => {
    expect(judgePattern(source).type).toBe('polynomial');
  });
  test.each(NOT_PROVEN)('%s cannot be proven', (source) => {
    expect(judgePattern(source).type).toBe('notProven');
  });
  test('a pattern that JavaScript cannot read is invalid', () => {
    expect(judgePattern('^(a').type).toBe('invalid');
  });
});
