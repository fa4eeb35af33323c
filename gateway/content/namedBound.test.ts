import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { loadContract } from '../contract/contract.ts';
import { namedBound } from './namedBound.ts';

it('the contract takes as many denominations of the buyer’s own as the constant says (R-VAL-42)', () => {
  const most = Number(namedBound('giftcard.custom.most'));
  const quote = loadContract().operations.find(({ operationId }) => operationId === 'giftcardQuote');
  const [example] = (quote?.requestExamples ?? []) as readonly JsonObject[];
  const line = { denomination: '100.00', quantity: 1 };
  const faults = (count: number) => quote?.checkRequest({ ...example, custom_lines: Array(count).fill(line) });
  expect(most).toBe(5);
  expect(faults(most)).toEqual([]);
  expect(JSON.stringify(faults(most + 1))).toContain('maxItems');
});

it('a constant of money, or one that is not there, is no bound', () => {
  expect(['giftcard.card.most', 'giftcard.lost'].map(namedBound)).toEqual([undefined, undefined]);
});
