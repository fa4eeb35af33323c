import { expect, it } from 'vitest';
import { judgePages, type MeasuredPage } from './judgePages.ts';
import type { Visit } from './visit.ts';

const visit: Visit = {
  ...{ largest: 1800, largestIs: 'h1 “Home”', ready: 6000, shift: 0.05, moved: ['p “Rates”'] },
  ...{ javascript: 220_000, requests: 30 },
};
const broken = (change: Partial<Visit>, kind: MeasuredPage['kind'] = 'prerendered') =>
  judgePages([
    { address: '/guide', kind, width: 360, visits: [visit, { ...visit, ...change }, { ...visit, ...change }] },
  ]);

it('holds the promises at their edge', () => expect(broken({})).toEqual([]));

it.each([
  [{ largest: 1801.5 }, 'the largest paint (h1 “Home”) comes after 1.80 s; 1.80 s is promised.'],
  [{ largest: 0 }, 'comes after 0.00 s'],
  [{ shift: 0.051 }, 'it moves by 0.051, at most 0.05 is promised: p “Rates”.'],
  [{ javascript: 221_000 }, '221.0 KB of JavaScript; at most 220.0 KB is promised.'],
  [{ javascript: 0 }, '0.0 KB of JavaScript'],
])('says which is broken, and where: %o', (change, says) => {
  const lines = broken(change);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\/guide at 360 px: /);
  expect(lines[0]).toContain(says);
});

it('judges by the median of the visits', () => {
  const visits = [visit, visit, { ...visit, shift: 1 }];
  expect(judgePages([{ address: '/guide', kind: 'prerendered', width: 360, visits }])).toEqual([]);
});

it('asks the early paint only of what the build has written', () => {
  expect(broken({ largest: 9000 }, 'member')).toEqual([]);
  expect(broken({ shift: 0.2 }, 'member')).toHaveLength(1);
});

it('takes nothing measured for nothing kept', () => {
  expect(judgePages([])).toEqual(['No page was measured.']);
  expect(judgePages([{ address: '/guide', kind: 'member', width: 360, visits: [] }])).toHaveLength(2);
});
