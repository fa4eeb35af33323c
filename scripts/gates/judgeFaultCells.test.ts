import { describe, expect, it } from 'vitest';
import { judgeFaultCells } from './judgeFaultCells.ts';

const cells = new Map([
  ['pay', ['pay sending lostAfter', 'pay sending http500']],
  ['lock', ['lock locking slow']],
]);

describe('judging what the fault matrix has walked', () => {
  it('counts all, and those behind a forced answer', () => {
    expect(
      judgeFaultCells(cells, ['pay sending lostAfter', 'pay sending http500\tforced', 'lock locking slow']),
    ).toEqual({
      missing: 0,
      lines: [
        '3 cells of flow, call and fault in 2 flows, 0 not walked, 1 behind an answer that the gateway was made to give',
      ],
    });
  });

  it('names a cell that was left out', () => {
    const { missing, lines } = judgeFaultCells(cells, ['pay sending lostAfter', 'lock locking slow']);
    expect(missing).toBe(1);
    expect(lines[0]).toBe('pay sending http500: no test has had this fault befall this call');
  });
});
