import { describe, expect, it } from 'vitest';
import { judgeWalks, type Walk, type Walked } from './judgeWalks.ts';

/** Each process is brought to its end in Chromium by a pointer and by a keyboard alone (WCAG 2.1.1). */
const pay: Walked = { id: 'pay', routes: ['/pay'], screens: ['ask', 'done', 'locked'], ends: ['done'], leaves: false };
const signIn: Walked = { id: 'sign-in', routes: ['/login'], screens: ['name'], ends: [], leaves: true };
const code: Walked = { id: 'code', routes: [], screens: ['enter'], ends: [], leaves: false };
const walk = (by: Walk['by'], screens: readonly string[], route = '/'): Walk => ({ by, screens, route });

describe('what is missing', () => {
  it.each([
    ['nobody walks it', [], ['a keyboard alone', 'a mouse or a finger']],
    [
      'a keyboard does not come to its end',
      [walk('keys', ['pay/ask', 'pay/locked'])],
      ['a keyboard alone', 'a mouse or a finger'],
    ],
    ['only a keyboard comes to its end', [walk('keys', ['pay/ask', 'pay/done'])], ['a mouse or a finger']],
    ['only a finger comes to its end', [walk('finger', ['pay/ask', 'pay/done'])], ['a keyboard alone']],
    [
      'the end of another process is walked',
      [walk('keys', ['code/enter'])],
      ['a keyboard alone', 'a mouse or a finger'],
    ],
  ])('%s', (_, walks, by) => {
    const { lines, missing } = judgeWalks([pay], walks);
    expect(missing).toBe(by.length);
    expect(new Set(lines.filter((line) => line.startsWith('pay: ')))).toEqual(
      new Set(by.map((hand) => `pay: no journey brings it to its end by ${hand}`)),
    );
  });

  it('an end without a screen is a page that is not the process’s own', () => {
    const walks = (route: string) => [walk('keys', ['sign-in/name'], route), walk('mouse', ['sign-in/name'], route)];
    expect(judgeWalks([signIn], walks('/login?from=/cards')).missing).toBe(2);
    expect(judgeWalks([signIn], walks('/dashboard')).missing).toBe(0);
  });
});

it('names the screens that nobody came to, and counts', () => {
  const walks = [walk('keys', ['pay/ask', 'pay/done']), walk('mouse', ['pay/ask', 'code/enter', 'pay/done'])];
  expect(judgeWalks([pay, code], walks)).toEqual({
    missing: 0,
    lines: [
      'Screens that no journey comes to: pay/locked',
      'of 1 processes 1 are brought to their end by a mouse or a finger, 1 by a keyboard alone; 3 of 4 screens are walked',
    ],
  });
});
