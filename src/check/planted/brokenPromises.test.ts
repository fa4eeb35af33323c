import { describe, expect, test } from 'vitest';
import type { Verdict } from '../verify/verdict.ts';
import { verifyFlow } from '../verify/verifyFlow.ts';
import type { Change } from './plant.ts';
import { planted } from './plant.ts';

const TRANSFER = 'flows/transfer-to-hk/flow.json';
const LOGIN = 'flows/login-by-password/flow.json';

function verdict(flow: string, changes: readonly Change[], id: string): Verdict {
  const found = verifyFlow(planted(changes), flow).promises.find((promise) => promise.id === id);
  if (!found) throw new RangeError(`no promise "${id}"`);
  return found;
}

/** Breaks a promise of transfer-to-hk and gives the last line of the counterexample. */
function broken(flow: string, id: string, ...changes: readonly Change[]): string {
  const { type, counterexample } = verdict(flow, changes, id);
  expect(type).toBe('broken');
  return counterexample?.at(-1) ?? '';
}

describe('a promise broken on purpose is found, by the shortest way', { timeout: 60_000 }, () => {
  test('money without a review', () => {
    const changes = [
      { file: TRANSFER, from: '"onDone": { "target": "review" }', to: '"onDone": { "target": "authorise" }' },
    ];
    expect(broken('transfer-to-hk', 'moneyAuthorised', ...changes)).toMatch(/then sending$/);
    expect(broken('transfer-to-hk', 'reviewBeforePassword', ...changes)).toMatch(/then authorise\/ask$/);
  });

  test('money without an authorisation', () => {
    const changes = [
      { file: TRANSFER, from: '"NEXT": { "target": "authorise" }', to: '"NEXT": { "target": "sending" }' },
    ];
    expect(broken('transfer-to-hk', 'moneyAuthorised', ...changes)).toMatch(/at review: NEXT, then sending$/);
    const { counterexample } = verdict('transfer-to-hk', changes, 'passwordBeforeMoney');
    expect(counterexample).toEqual([
      'the flow begins at accounts',
      'at accounts: userInfoQuery answered SUCCESS, then details',
      'at details: NEXT with {"method":"bank"}, then quoting',
      expect.stringMatching(/^at quoting: transferQuote answered SUCCESS with .*, then review$/),
      'at review: NEXT, then sending',
    ]);
  });

  test('a call that leads to itself goes round without the member', () => {
    const change = {
      file: TRANSFER,
      from: '{ "target": "details", "description": "Something to correct: the amount, the payee or the bank." }',
      to: '{ "target": "quoting" }',
    };
    expect(broken('transfer-to-hk', 'noLoopWithoutMember', change)).toMatch(/then quoting$/);
  });

  test('what nobody knows is called a failure', () => {
    const change = {
      file: TRANSFER,
      from: '{ "guard": "call:unknown", "target": "processing" }',
      to: '{ "guard": "call:unknown", "target": "refused" }',
    };
    expect(broken('transfer-to-hk', 'unknownIsProcessing', change)).toMatch(/its outcome stays unknown, then refused$/);
  });

  test('after a lost reply the member may send again', () => {
    const change = {
      file: TRANSFER,
      from: '{ "guard": "call:unknown", "target": "processing" }',
      to: '{ "guard": "call:unknown", "target": "failed" }',
    };
    expect(broken('transfer-to-hk', 'neverTwice', change)).toMatch(/then sending$/);
  });

  test('a locked account may try on', () => {
    const change = {
      file: LOGIN,
      from: '{ "guard": "code:ACCOUNT_LOCKED", "target": "locked" }',
      to: '{ "guard": "code:ACCOUNT_LOCKED", "target": "credentials" }',
    };
    expect(broken('login-by-password', 'lockedIsRefused', change)).not.toBe('');
  });

  test('a device is confirmed for everybody', () => {
    const change = {
      file: LOGIN,
      from: '"in": ["NEED_DEVICE_CODE"] } },\n            "target": "confirmDevice",\n            "description": "A device that this member has not used before."\n          },\n          { "target": "signedIn" }',
      to: '"in": ["NEED_DEVICE_CODE"] } },\n            "target": "signedIn"\n          },\n          { "target": "confirmDevice" }',
    };
    expect(broken('login-by-password', 'codeOnlyWhenAsked', change)).toMatch(/then confirmDevice\/enter$/);
  });

  test('a dead end', () => {
    const change = {
      file: LOGIN,
      from: '"onDone": [\n          { "guard": "outcome:verified", "target": "signedIn" },\n          { "target": "credentials", "description": "Given up, gone back, or the sign-in took too long." }\n        ]',
      to: '"onDone": { "target": "confirmDevice" }',
    };
    expect(broken('login-by-password', 'wayOut', change)).toMatch(/confirmDevice/);
  });

  test('a guard that never holds is not proven, by its name', () => {
    const change = {
      file: TRANSFER,
      from: '"guard": { "type": "is", "params": { "at": "$form/details/method", "in": ["FPS"] } }',
      to: '"guard": { "type": "is", "params": { "at": "$form/details/method", "in": ["none"] } }',
    };
    const { type, reason } = verdict('transfer-to-hk', [change], 'noConstantGuard');
    expect([type, reason]).toEqual(['notProven', 'never seen: guard:details.NEXT.0=true']);
  });
});
