import { describe, expect, it } from 'vitest';
import { loadProject } from '../../src/compile/loadProject.ts';

/** The routes of the specification that lie within a process: which of its states are there. A route opened by itself leads to
 * the beginning of its process (AMB-44). */
const ROUTES: { readonly [route: string]: { readonly rows: string; readonly states: readonly string[] } } = {
  '/addInformation': { rows: 'F-ADDINFO, R-PUB-10', states: ['login-by-card addInformation'] },
  '/register/success': { rows: 'F-REG, R-PUB-12', states: ['register done'] },
  '/forgetPwd/setPwd': { rows: 'F-FP-*, R-PUB-14', states: ['forgot-password newPassword'] },
  '/forgetPwd/success': { rows: 'F-FP-*, R-PUB-15', states: ['forgot-password changed'] },
  '/giftcard/entity/confirm': { rows: 'F-GC-ENTITY, R-PUB-63', states: ['giftcard-entity review'] },
  '/giftcard/entity/success': { rows: 'F-GC-ENTITY, R-PUB-64', states: ['giftcard-entity done'] },
  '/giftcard/virtual/confirm': { rows: 'F-GC-VIRTUAL, R-PUB-71', states: ['giftcard-virtual review'] },
  '/giftcard/virtual/success': { rows: 'F-GC-VIRTUAL, R-PUB-72', states: ['giftcard-virtual done'] },
  '/cards/new': { rows: 'F-CARD-NEW, R-MEM-40', states: ['card-new choose'] },
  '/cards/new/success': {
    rows: 'F-CARD-NEW, F-CARD-BUYCHIP, R-MEM-42',
    states: ['card-buy-chip done', 'card-new done'],
  },
  '/cards/renewal/vcn': { rows: 'F-CARD-RENEW-VCN, R-MEM-44', states: ['card-renew-virtual review'] },
  '/cards/renewal/vcnSucc': { rows: 'F-CARD-RENEW-VCN, R-MEM-45', states: ['card-renew-virtual done'] },
  '/cards/renewal/chipSucc': { rows: 'F-CARD-RENEW-CHIP, R-MEM-47', states: ['card-renew-chip done'] },
  '/cards/renewal/chipPrinting': {
    rows: 'F-CARD-RENEW-VCN, F-CARD-RENEW-CHIP, R-MEM-48',
    states: ['card-renew-chip printing', 'card-renew-virtual printing'],
  },
  '/cards/activation/success': { rows: 'F-CARD-ACT, R-MEM-50', states: ['card-activate activated'] },
  '/cards/cancel/success': {
    rows: 'F-CARD-CANCEL, R-MEM-52',
    states: ['card-cancel done', 'card-cancel lastDone'],
  },
  '/userSettings/resetEmail/new': { rows: 'F-SET-EMAIL, R-MEM-26', states: ['reset-email address'] },
  '/userSettings/resetMob/new': { rows: 'F-SET-MOB, R-MEM-28', states: ['reset-mobile number'] },
  '/userSettings/resetPwd/new': {
    rows: 'F-SET-PWD, R-MEM-30',
    states: ['reset-password newLogin', 'reset-password newPayment'],
  },
  '/userSettings/resetSucc': {
    rows: 'F-SET-EMAIL, F-SET-MOB, F-SET-PWD, R-MEM-31',
    states: [
      'reset-email confirmed',
      'reset-email done',
      'reset-mobile done',
      'reset-password loginChanged',
      'reset-password paymentChanged',
    ],
  },
  '/userSettings/cancel/success': { rows: 'F-CLOSE, R-MEM-33', states: ['close-account closed'] },
};

const there = Object.values(loadProject('.').flows).flatMap(({ flow }) =>
  Object.entries(flow.states).flatMap(([state, { meta }]) =>
    meta?.path === undefined ? [] : [{ path: meta.path, state: `${flow.id} ${state}` }],
  ),
);

describe('a route within a process', () => {
  const rows = Object.entries(ROUTES).map(([route, row]) => ({ route, ...row }));

  it.each(rows)('$route ($rows)', ({ route, states }) => {
    expect(there.flatMap(({ path, state }) => (path === route ? [state] : [])).sort()).toEqual([...states].sort());
  });
});
