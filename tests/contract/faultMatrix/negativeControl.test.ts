import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationCalls } from '../../../src/api/operationCalls.ts';
import type { CallOutcome } from '../../../src/api/outcome.ts';
import { loadProject } from '../../../src/compile/loadProject.ts';
import { cellName, placesOf } from '../../faults/matrix/cells.ts';
import { openWallet, type Wallet } from '../../faults/matrix/wallet.ts';
import { walkFlow } from '../../faults/matrix/walkFlow.ts';

const FLOW = 'transfer-to-hk';
const project = loadProject('.');
const places = placesOf(project).filter(({ flow }) => flow === FLOW);
let wallet: Wallet;

beforeAll(async () => void (wallet = await openWallet()));
afterAll(() => wallet.close());

/** The portal, hearing this of a call that takes a key and was lost. */
const hearing =
  (instead: CallOutcome) =>
  (calls: OperationCalls): OperationCalls => ({
    ...calls,
    send: async (call) => {
      const outcome = await calls.send(call);
      return outcome.type === 'network' && call.idempotencyKey !== undefined ? instead : outcome;
    },
  });

const walked = (fault: string, hear: (calls: OperationCalls) => OperationCalls) =>
  walkFlow(project, wallet, places, { isChosen: (cell) => cellName(cell) === `${FLOW} sending ${fault}`, hear });

const read = places.find(({ field, operation }) => field === undefined && operation.effect === 'read');
const back = (hear: (calls: OperationCalls) => OperationCalls) =>
  walkFlow(project, wallet, places, { isChosen: ({ place, fault }) => place === read && fault.type === 'back', hear });

describe('what the matrix would find', { timeout: 120_000 }, () => {
  it('nothing of the portal as it is', async () => {
    const { cells, wrong } = await walked('lostAfter', (calls) => calls);
    expect(cells.map(({ name }) => name)).toEqual([`${FLOW} sending lostAfter`]);
    expect(wrong).toEqual([]);
  });

  it('a portal that says “failed” of what was done and not heard of', async () => {
    const { wrong } = await walked('lostAfter', hearing({ type: 'business', code: 'TRANS_FAIL', data: {} }));
    expect(wrong[0]).toContain('it is said to have failed, and it was done');
  });

  it('a portal that has what was done confirmed again', async () => {
    const { wrong } = await walked('lostAfter', hearing({ type: 'business', code: 'TICKET_EXPIRED', data: {} }));
    expect(wrong[0]).toContain('and it was done; the screen: step authorise/ask');
  });

  it('a portal that says “done” of what never arrived', async () => {
    const { wrong } = await walked('lostBefore', hearing({ type: 'done', data: { status: 'success' } }));
    expect(wrong[0]).toContain('it is said to be done, and it was not');
  });

  it('a portal that says “failed” where nobody can know', async () => {
    const { wrong } = await walked('unknownBefore', hearing({ type: 'business', code: 'TRANS_FAIL', data: {} }));
    expect(wrong[0]).toContain('nobody can know');
  });

  it('a Back that nobody pressed', async () => {
    const unsent = (calls: OperationCalls): OperationCalls => ({
      ...calls,
      send: async (call) => (call.operationId === read?.operation.operationId ? { type: 'network' } : calls.send(call)),
    });
    const { cells, wrong } = await back(unsent);
    expect(cells.length).toBe(1);
    expect(wrong[0]).toContain('Back was not pressed');
  });

  it('a portal that does not hear what comes after a Back that was not offered', async () => {
    const deaf = (calls: OperationCalls): OperationCalls => ({
      ...calls,
      send: async (call) => {
        const outcome = await calls.send(call);
        return call.operationId === read?.operation.operationId ? { type: 'network' } : outcome;
      },
    });
    const as = await back((calls) => calls);
    expect([as.cells.length, as.wrong]).toEqual([1, []]);
    expect((await back(deaf)).wrong[0]).toContain('Back is not offered, and what came is not heard');
  });
});
