import { expect, it } from 'vitest';
import { judgeServing } from './judgeServing.ts';
import type { Overload } from './serving.ts';

const overload: Overload = {
  ...{ perSecond: 800, servedPerSecond: 400, servedP99: 5000, shed: 0.5, shedP99: 5000, broken: {} },
  ...{ memory: [200, 400], recovered: 0.6 },
};
const broken = (change: Partial<Overload>) =>
  judgeServing({ processes: 2, clients: [], overload: { ...overload, ...change } }).flatMap(({ holds, line }) =>
    holds ? [] : [line],
  );

it('holds the promises at their edge', () => expect(broken({})).toEqual([]));

it.each([
  [
    { broken: { '500 ': 2, '0 ECONNRESET': 1 } },
    '✗ 2 processes at twice the load: answered 200, 429 or 503 only, but 2 × 500 , 1 × 0 ECONNRESET.',
  ],
  [{ servedP99: 5001 }, 'served within 5001 ms'],
  [{ shedP99: 5001 }, 'refused within 5001 ms'],
  [{ memory: [200, 401] as const }, '201 MB more memory'],
  [{ recovered: 0.59 }, '59 % of what it carried'],
])('says which is broken: %o', (change, says) => {
  const lines = broken(change);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(says);
});
