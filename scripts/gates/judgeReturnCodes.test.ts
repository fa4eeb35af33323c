import { describe, expect, it } from 'vitest';
import type { ContractOperation } from '../../gateway/contract/contractOperation.ts';
import { judgeReturnCodes } from './judgeReturnCodes.ts';

const operation = (operationId: string, returnCodes: readonly string[]): ContractOperation => ({
  operationId,
  path: `/card/${operationId}`,
  effect: 'write',
  auth: 'member',
  bodyLimit: 1024,
  returnCodes,
  codeData: {},
  request: {},
  requestExamples: [],
  reply: {},
  replyExamples: [],
});
const operations = [operation('cardLock', ['CARD_STATUS']), operation('cardList', [])];

describe('judgeReturnCodes', () => {
  it('finds nothing when every cell was answered', () => {
    const answered = new Set(['cardLock SUCCESS', 'cardLock CARD_STATUS', 'cardList SUCCESS']);
    expect(judgeReturnCodes(operations, answered, false)).toEqual({
      missing: 0,
      lines: ['2 operations, 2 codes, 3 cells, 0 not produced'],
    });
  });

  it('names each cell that no test was answered, and where to write', () => {
    const { missing, lines } = judgeReturnCodes(
      operations,
      new Set(['cardLock SUCCESS', 'cardList CARD_STATUS']),
      false,
    );
    expect(missing).toBe(2);
    expect(lines[0]).toBe(
      'cardLock CARD_STATUS: no contract test has got this answer. ' +
        'Add one in tests/contract/, or take the code out of x-return-codes in openapi/paths/card/.',
    );
    expect(lines[1]).toMatch(/^cardList SUCCESS: .* tests\/contract\/\.$/);
  });

  it('asks of a whole run what every operation answers', () => {
    const answered = new Set(['cardList SUCCESS', 'cardList PARAM_ERROR', 'cardList DUPLICATE', 'cardList NOT_LOGIN']);
    const { lines } = judgeReturnCodes([operation('cardList', [])], answered, true);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^cardList KICK_OUT: /);
  });

  it('asks for no repeated number of what only reads, which counts none', () => {
    const answered = new Set(['cardList SUCCESS', 'cardList PARAM_ERROR', 'cardList NOT_LOGIN', 'cardList KICK_OUT']);
    const reads = [{ ...operation('cardList', []), effect: 'read' as const }];
    expect(judgeReturnCodes(reads, answered, true).missing).toBe(0);
  });
});
