import { expect } from 'vitest';
import type { CallOutcome } from '../../api/outcome.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { Wizard } from '../wizard.ts';
import { RunningWizard } from '../runningWizard.ts';
import type { WizardOptions } from '../wizardOptions.ts';
import { FakeCalls, FakeStore, noLocks, quickTimers } from './fakeGateway.ts';
import { testBundle, testWorld } from './testBundle.ts';
import { eventually } from '../../../tests/support/eventually.ts';

/** A member with a transfer, walked by hand: shared by the tests of the wizard. */

export const done = (data: Json): CallOutcome => ({ type: 'done', data });
export const code = (name: string, data: Json = {}): CallOutcome => ({ type: 'business', code: name, data });
export const lost: CallOutcome = { type: 'network' };
export const quote = (id: string, fee = '0.00'): CallOutcome =>
  done({ quote_id: id, fee: { currency: 'HKD', amount: fee }, otp_required: false });
export const details = { account_id: 'a', method: 'bank', amount: '100.00', payee_name_en: 'CHAN TAI MAN' };

export function answers(
  change: { [operationId: string]: (CallOutcome | ((input: JsonObject) => CallOutcome))[] } = {},
) {
  return {
    transferWindow: [done({})],
    userInfoQuery: [done({ account_list: [{ account_id: 'a', status: 'active' }] })],
    transferQuote: [quote('q1')],
    authPayPwd: [done({ ticket: 't1' })],
    transferToHk: [done({ ref_no: 'R1', status: 'success' })],
    ...change,
  };
}

export interface Setup {
  readonly calls: FakeCalls;
  readonly store: FakeStore;
  readonly wizard: Wizard;
  now: string;
}

let ids = 0;
export function setUp(
  calls = new FakeCalls(answers()),
  store = new FakeStore(),
  more: Partial<WizardOptions> = {},
): Setup {
  const setup = { calls, store, now: '2026-11-23T10:00:00+08:00' } as { -readonly [K in keyof Setup]: Setup[K] };
  setup.wizard = new RunningWizard({
    bundle: testBundle('transfer-to-hk', { details: { required: ['amount'] } }),
    entry: '/dashboard/transfer/toHk',
    input: {},
    world: () => testWorld({ now: setup.now }),
    records: store,
    calls,
    locks: noLocks,
    timers: quickTimers,
    newId: () => `record${String((ids += 1))}`,
    ...more,
  });
  return setup;
}

export const at = (wizard: Wizard): string => {
  const view = wizard.getView();
  if (view.type === 'step') return view.statePath;
  return view.type === 'end' ? `${view.state}!` : view.type;
};
export const until = (wizard: Wizard, where: string) => eventually(() => expect(at(wizard)).toBe(where));

export async function toReview(setup: Setup): Promise<void> {
  await setup.wizard.open();
  await until(setup.wizard, 'details');
  setup.wizard.send('NEXT', details);
  await until(setup.wizard, 'review');
}

export async function toPassword(setup: Setup): Promise<void> {
  await toReview(setup);
  setup.wizard.send('NEXT', {});
  await until(setup.wizard, 'authorise/ask');
}

/** @returns the id of the record that ended */
export async function toEnd(setup: Setup, end: string): Promise<string> {
  await toPassword(setup);
  setup.wizard.send('NEXT', { pay_pwd: '135790' });
  await until(setup.wizard, end);
  const view = setup.wizard.getView();
  return view.type === 'end' ? view.record : '';
}
