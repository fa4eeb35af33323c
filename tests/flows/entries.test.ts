import { describe, expect, it } from 'vitest';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { entryRefusal } from '../../src/engine/entryRefusal.ts';
import { flowOf, visitorWorld } from './support/playFlow.ts';

/** Who may enter a process at which route, and where everybody else is led. */
const visitor: JsonObject = { signed_in: false };
const ofLevel = (realname_status: string): JsonObject => ({ signed_in: true, realname_status });
const people = { visitor, T1: ofLevel('0'), T2: ofLevel('1'), T3: ofLevel('3') };

const open = { visitor: 'in', T1: 'in', T2: 'in', T3: 'in' };
const membersOnly = { ...open, visitor: 'sign-in' };
const visitorsOnly = { visitor: 'in', T1: '/dashboard', T2: '/dashboard', T3: '/dashboard' };

const TABLE: { readonly [route: string]: { readonly rows: string; readonly who: typeof open } } = {
  '/login': { rows: 'F-LOGIN-PWD, AMB-71', who: visitorsOnly },
  '/loginByCvc': { rows: 'F-LOGIN-CVC', who: visitorsOnly },
  '/register': { rows: 'F-REG', who: visitorsOnly },
  '/forgetPwd': { rows: 'F-FP-*, R-PUB-13', who: open },
  '/forgetPwd/code': { rows: 'F-FP-MANUAL', who: open },
  '/forgetPwd/mailed': { rows: 'F-FP-MANUAL', who: open },
  '/apply': {
    rows: 'F-APPLY, R-GEN-05, R-PUB-19',
    who: { visitor: 'in', T1: '/cards/new/preIndex', T2: '/cards/new/preIndex', T3: '/cards/new/preIndex' },
  },
  '/dormant': { rows: 'F-DORMANT, R-MEM-57', who: membersOnly },
  '/giftcard': { rows: 'F-GC-ENTITY', who: open },
  '/account/banks': { rows: 'F-BANK-BIND', who: membersOnly },
  '/giftcard/activate': { rows: 'F-GC-ACT', who: open },
  '/giftcard/export': { rows: 'F-GC-EXPORT, R-FLOW-64', who: open },
  '/giftcard/h5/query': { rows: 'F-GC-H5, R-PUB-67', who: open },
  '/giftcard/query': { rows: 'F-GC-QUERY, R-PUB-65', who: open },
  '/giftcard/virtual': { rows: 'F-GC-VIRTUAL, R-PUB-70', who: open },
  '/cards/activation': { rows: 'F-CARD-ACT', who: open },
  '/cards/cancel': { rows: 'F-CARD-CANCEL', who: membersOnly },
  '/cards/add': { rows: 'F-CARD-ADD, R-MEM-54', who: membersOnly },
  '/cards/contactless': { rows: 'F-CARD-NFC', who: membersOnly },
  '/cards/buychip': { rows: 'F-CARD-BUYCHIP, R-MEM-41', who: membersOnly },
  '/cards/chipApplication': { rows: 'F-CARD-CHIPAPP, R-MEM-53', who: membersOnly },
  '/cards/new/preIndex': { rows: 'F-CARD-NEW, R-MEM-39', who: membersOnly },
  '/cards/renewal/index': { rows: 'F-CARD-RENEW-VCN, R-MEM-43', who: membersOnly },
  '/cards/renewal/chip': { rows: 'F-CARD-RENEW-CHIP, R-MEM-46', who: membersOnly },
  '/cards/replace': { rows: 'F-CARD-REPLACE', who: membersOnly },
  '/cards/lock': { rows: 'F-CARD-LOCK', who: membersOnly },
  '/cards/reveal': { rows: 'F-CARD-REVEAL, R-ROLE-21, R-ROLE-22', who: membersOnly },
  '/contactUs/message': { rows: 'F-CONTACT, R-CALL-15', who: open },
  '/fps': { rows: 'F-FPS-REG, R-MEM-55, R-ROLE-18', who: { ...membersOnly, T1: '/error/level?result=FPS_LEVEL' } },
  '/fpsList': { rows: 'F-FPS-MANAGE, R-MEM-56', who: { ...membersOnly, T1: '/error/level?result=FPS_LEVEL' } },
  '/dashboard/realname': { rows: 'F-KYC, R-MEM-04', who: membersOnly },
  '/dashboard/topup/bank': { rows: 'F-TOPUP-BANK', who: membersOnly },
  '/dashboard/topup/fps': {
    rows: 'F-TOPUP-FPS, R-STATE-12, AMB-02',
    who: { ...membersOnly, T1: '/error/level?result=FPS_LEVEL' },
  },
  '/dashboard/topup/frozen': { rows: 'F-TOPUP-FROZEN', who: membersOnly },
  '/dashboard/transfer/instant': {
    rows: 'F-TR-INSTANT, R-STATE-12, AMB-02, AMB-60',
    who: { ...membersOnly, T1: '/error/level?result=FPS_LEVEL' },
  },
  '/dashboard/transfer/payee': { rows: 'defined, R-FLOW-41', who: membersOnly },
  '/dashboard/transfer/payees': { rows: 'defined, R-FLOW-41', who: membersOnly },
  '/dashboard/transfer/toGc': { rows: 'F-TR-GC, R-MEM-06, AMB-01', who: membersOnly },
  '/dashboard/transfer/toHk': {
    rows: 'F-TR-HK, R-MEM-08, R-STATE-11, AMB-01',
    who: { ...membersOnly, T1: '/error/level' },
  },
  '/dashboard/transfer/toMainland': {
    rows: 'F-TR-ML, R-MEM-07, R-STATE-10, R-ROLE-15, AMB-01',
    who: { ...membersOnly, T1: '/error/level', T2: '/error/realname' },
  },
  '/userSettings/realname': {
    rows: 'F-KYC-MODIFY, R-STATE-19, AMB-01',
    who: { ...membersOnly, T1: '/error/realname', T2: '/error/realname' },
  },
  '/userSettings/resetEmail': { rows: 'F-SET-EMAIL, R-MEM-25', who: membersOnly },
  '/userSettings/resetEmail/new': { rows: 'F-SET-EMAIL, AMB-39', who: open },
  '/userSettings/resetMob': { rows: 'F-SET-MOB, R-MEM-27', who: membersOnly },
  '/userSettings/resetPwd': { rows: 'F-SET-PWD, R-MEM-29', who: membersOnly },
  '/userSettings/securityQuestion': { rows: 'F-SET-QA', who: membersOnly },
  '/userSettings/spendingNotice': { rows: 'F-SET-NOTICE', who: membersOnly },
  '/userSettings/cancel': { rows: 'F-CLOSE, R-MEM-32', who: membersOnly },
};

const flows = loadProject('.').flows;
const flowAt = (route: string) =>
  Object.values(flows).find(({ flow }) => Object.hasOwn(flow.meta.entries ?? {}, route))?.flow.id ?? '';

describe.each(Object.entries(TABLE))('%s', (route, { rows, who }) => {
  it.each(Object.entries(who))(`%s: %s (${rows})`, (person, leadsTo) => {
    const world = visitorWorld({ user: people[person as keyof typeof people] });
    const refusal = entryRefusal(flowOf(flowAt(route)), route, world);
    expect(refusal === undefined ? 'in' : refusal.reason === 'member' ? 'sign-in' : refusal.route).toBe(leadsTo);
  });
});

it('every route that begins a process has its row', () => {
  const routes = Object.values(flows).flatMap(({ flow }) => Object.keys(flow.meta.entries ?? {}));
  expect(Object.keys(TABLE)).toEqual(expect.arrayContaining(routes));
});
