import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationCalls } from '../../../src/api/operationCalls.ts';
import { loadProject } from '../../../src/compile/loadProject.ts';
import { cellName, placesOf } from '../../faults/matrix/cells.ts';
import type { Seeded } from '../../faults/matrix/runCell.ts';
import { openWallet, type Wallet } from '../../faults/matrix/wallet.ts';
import { walkFlow } from '../../faults/matrix/walkFlow.ts';

const FLOW = 'reset-mobile';
const FIELD = 'number#code';
const project = loadProject('.');
const all = placesOf(project);
const placesAt = (name: string) => all.filter(({ flow, path, field }) => `${flow} ${path}#${field}` === name);
const places = placesAt(`${FLOW} ${FIELD}`);
/** It looks up what is typed. */
const LOOK_UP = 'transfer-instant details#mobile';
let wallet: Wallet;

beforeAll(async () => void (wallet = await openWallet()));
afterAll(() => wallet.close());

const walked = (fault: string, seeded: Seeded = {}) =>
  walkFlow(project, wallet, places, { isChosen: (cell) => cellName(cell) === `${FLOW} ${FIELD} ${fault}`, ...seeded });

const lookedUp = (fault: string, seeded: Seeded = {}) =>
  walkFlow(project, wallet, placesAt(LOOK_UP), {
    isChosen: (cell) => cellName(cell) === `${LOOK_UP} ${fault}`,
    ...seeded,
  });

/** Whatever a page tells of, it tells this. */
const telling =
  (text: string, where = '[role=alert]') =>
  (root: HTMLElement) => {
    const replace = () => {
      for (const alert of root.querySelectorAll(where))
        if (alert.textContent !== '' && alert.textContent !== text) alert.textContent = text;
    };
    new MutationObserver(replace).observe(root, { childList: true, subtree: true, characterData: true });
  };

/** What a field tells of is told at the end of the page. */
const tellingElsewhere = (root: HTMLElement) => {
  const elsewhere = document.createElement('p');
  elsewhere.setAttribute('role', 'alert');
  root.append(elsewhere);
  const move = () => {
    for (const alert of root.querySelectorAll('form [role=alert]'))
      if (alert.textContent !== '') [elsewhere.textContent, alert.textContent] = [alert.textContent, ''];
  };
  new MutationObserver(move).observe(root, { childList: true, subtree: true, characterData: true });
};

/** What is found cannot be shown. */
const unshowable = (calls: OperationCalls): OperationCalls => ({
  ...calls,
  send: async (call) => {
    const outcome = await calls.send(call);
    if (call.operationId !== 'fpsPayeeCheck') return outcome;
    const broken = (): never => {
      throw new Error('This cannot be shown.');
    };
    return { type: 'done', data: Object.defineProperty({}, 'payee_name_mask', { enumerable: true, get: broken }) };
  },
});

/** Everything is sent twice. */
const twice = (calls: OperationCalls): OperationCalls => ({
  ...calls,
  send: async (call) => {
    if (call.operationId === 'smsSendCode') await calls.send(call);
    return calls.send(call);
  },
});

describe('what the matrix would find of a field', { timeout: 120_000 }, () => {
  it('nothing of the portal as it is', async () => {
    const { cells, wrong } = await walked('lostAfter');
    expect(cells.map(({ name }) => name)).toEqual([`${FLOW} ${FIELD} lostAfter`]);
    expect(wrong).toEqual([]);
  });

  it('one that says nothing of a call that failed', async () => {
    const { wrong } = await walked('lostAfter', { see: telling('') });
    expect(wrong.join()).toContain('the field says nothing in zh-HK');
  });

  it('one that says it where the field is not', async () => {
    const { wrong } = await walked('lostAfter', { see: tellingElsewhere });
    expect(wrong.join()).toContain('the field says nothing in zh-HK');
  });

  it('a look-up that says nothing of what it was answered', async () => {
    const { cells, wrong } = await lookedUp('FPS_PAYEE_NOT_FOUND');
    expect([cells.length, wrong]).toEqual([1, []]);
    const silent = await lookedUp('FPS_PAYEE_NOT_FOUND', { see: telling('', '[role=status]') });
    expect(silent.wrong.join()).toContain('the field says nothing in zh-HK');
  });

  it('a screen that has fallen over where nothing has to be said', async () => {
    expect((await lookedUp('language')).wrong).toEqual([]);
    const fallen = await lookedUp('language', { hear: unshowable });
    expect(fallen.wrong.join()).toContain('the screen has fallen over: Error: This cannot be shown.');
  });

  it('one that says it in the language of before', async () => {
    const { wrong } = await walked('lostAfter', { see: telling('It was not sent.') });
    expect(wrong.join()).toContain('in zh-HK it says: It was not sent.');
  });

  it('one that asks twice where it is asked once', async () => {
    const { wrong } = await walked('lostAfter', { hear: twice });
    expect(wrong.join()).toContain('has arrived 2 times');
  });

  it('one that nobody comes to', async () => {
    const { wrong } = await walkFlow(
      project,
      wallet,
      places.map((place) => ({ ...place, path: 'nowhere' })),
    );
    expect(wrong.join()).toContain(`no way leads to ${FLOW} nowhere#code (smsSendCode)`);
  });

  it('a fault that befalls no call', async () => {
    const elsewhere = places.map((place) => ({ ...place, field: 'nowhere' }));
    const { cells, wrong } = await walkFlow(project, wallet, elsewhere, {
      isChosen: ({ fault }) => fault.type === 'lostAfter',
    });
    expect(cells).toEqual([]);
    expect(wrong.join()).toContain(`${FLOW} number#nowhere lostAfter: the fault has befallen no call`);
  });
});
