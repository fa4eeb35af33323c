import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOutcome } from '../../src/api/outcome.ts';
import { bundleFlow } from '../../src/compile/bundleFlow.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { FlowBundle } from '../../src/engine/bundle.ts';
import type { FlowRecord } from '../../src/engine/record.ts';
import { FakeCalls, FakeStore, noLocks, quickTimers } from '../../src/engine/testing/fakeGateway.ts';
import type { StepView } from '../../src/engine/view.ts';
import { RunningWizard } from '../../src/engine/runningWizard.ts';
import type { Wizard } from '../../src/engine/wizard.ts';
import { resolveConstants } from '../../src/rules/constants.ts';
import type { World } from '../../src/rules/compiled.ts';
import { copyProject, type ProjectCopy } from './support/copyProject.ts';
import { eventually } from '../support/eventually.ts';

/** A flow that the project does not have, copied into its folders, is a flow like any other to compiler and engine. */
const now = '2026-11-23T10:00:00+08:00';
const account = {
  account_id: 'acc-1',
  card_no_mask: '**** 1234',
  currency: 'HKD',
  available: { currency: 'HKD', amount: '100.00' },
};
const payment = { amount: '500.00', paid_on: '2026-11-22' };
const order = {
  order_no: '20261123000000000001',
  reference: 'K7QX2M9P',
  total: { currency: 'HKD', amount: '750.50' },
  expire_time: '2026-11-26T10:00:00+08:00',
};

let copy: ProjectCopy;
let bundle: FlowBundle;
let world: World;

beforeAll(() => {
  copy = copyProject();
  const project = loadProject(copy.root);
  bundle = bundleFlow(project, 'split-topup');
  const constants = resolveConstants(
    Object.values(project.constants).map(({ constant }) => constant),
    now,
  );
  world = {
    user: { signed_in: true, realname_status: '3' },
    site: {},
    const: constants,
    calendars: {},
    now,
  };
});

afterAll(() => copy.remove());

function open(answers: { [operationId: string]: CallOutcome[] } = {}, stored?: FlowRecord) {
  const calls = new FakeCalls({
    userInfoQuery: [done({ account_list: [account] })],
    authPayPwd: [done({ ticket: 'ticket-00000000000000000000', expire_time: now })],
    topupBankCreate: [done(order)],
    topupStatus: [done({ state: 'WAITING' }), done({ state: 'CREDITED', credited_amount: order.total })],
    ...answers,
  });
  const records = new FakeStore();
  records.stored = stored;
  const wizard = new RunningWizard({
    bundle,
    entry: '/dashboard/topup/split',
    input: {},
    world: () => world,
    records,
    calls,
    locks: noLocks,
    timers: quickTimers,
    newId: () => 'aaaaaaaaaaaaaaaaaaaaaa',
  });
  return { wizard, calls, records };
}

const done = (data: object): CallOutcome => ({ type: 'done', data: data as never });

async function stepOf(wizard: Wizard, state: string): Promise<StepView> {
  return eventually(() => {
    const view = wizard.getView();
    expect(view).toMatchObject({ type: 'step', state });
    return view as StepView;
  });
}

async function payWith(wizard: Wizard, payments: readonly object[]): Promise<void> {
  await wizard.open();
  await stepOf(wizard, 'payments');
  wizard.send('NEXT', { account_id: 'acc-1', payments: payments as never });
}

async function confirm(wizard: Wizard): Promise<void> {
  await stepOf(wizard, 'review');
  wizard.send('NEXT', {});
  await stepOf(wizard, 'ask');
  wizard.send('NEXT', { pay_pwd: '135790' });
}

describe('a copied-in flow', () => {
  it('walks from one payment to the credited money, through a sub-flow and a poll', async () => {
    const { wizard, calls } = open();
    await payWith(wizard, [payment]);
    await confirm(wizard);
    await eventually(() => expect(wizard.getView()).toMatchObject({ type: 'end', outcome: 'success' }));
    expect(calls.countOf('topupStatus')).toBe(2);
    const created = calls.sent.find(({ operationId }) => operationId === 'topupBankCreate');
    expect(created?.input).toEqual({
      account_id: 'acc-1',
      payments: [payment],
      ticket: 'ticket-00000000000000000000',
    });
    expect(created?.idempotencyKey).toMatch(/^aaaaaaaaaaaaaaaaaaaaaa/);
  });

  it('asks for the receipt when there are several rows, and sends what was optional when it is given', async () => {
    const { wizard, calls } = open();
    await payWith(wizard, [payment, { ...payment, remark: 'second' }]);
    await stepOf(wizard, 'receipt');
    wizard.send('NEXT', { receipt: { file_id: 'f9Km2Xp5Rt8Wz', file_name: 'receipt.png' } });
    await confirm(wizard);
    await eventually(() => expect(wizard.getView()).toMatchObject({ type: 'end' }));
    expect(calls.sent.find(({ operationId }) => operationId === 'topupBankCreate')?.input).toMatchObject({
      receipt_file_id: 'f9Km2Xp5Rt8Wz',
    });
  });

  it('takes a picture or a note, and says at both that one of them is needed', async () => {
    const { wizard } = open();
    await payWith(wizard, [payment, payment]);
    const { form, scope } = await stepOf(wizard, 'receipt');
    expect(form.validate({}, scope)).toEqual([
      { pointer: '/receipt', beside: ['/note'], keyword: 'anyOf', params: {} },
    ]);
    expect(form.validate({ note: 'Paid at the counter' }, scope)).toEqual([]);
  });

  it('judges rows by the rules that came with it', async () => {
    const { wizard } = open();
    await wizard.open();
    const { form, scope } = await stepOf(wizard, 'payments');
    const tomorrow = { account_id: 'acc-1', payments: [payment, { ...payment, paid_on: '2026-11-24' }] };
    expect(form.validate(tomorrow, scope)).toMatchObject([
      { pointer: '/payments/1/paid_on', keyword: 'splitTopup.isPaidAlready' },
    ]);
    expect(form.validate({ account_id: 'acc-1', payments: [payment] }, scope)).toEqual([]);
    const millions = { account_id: 'acc-1', payments: [{ ...payment, amount: '9999999999.00' }] };
    expect(form.validate(millions, scope)).toMatchObject([{ pointer: '/payments', keyword: 'topup.withinOrderLimit' }]);
  });

  it('lets the member leave while it waits', async () => {
    const { wizard } = open({ topupStatus: [done({ state: 'WAITING' })] });
    await payWith(wizard, [payment]);
    await confirm(wizard);
    await stepOf(wizard, 'waiting');
    wizard.send('LEAVE', {});
    await eventually(() => expect(wizard.getView()).toMatchObject({ type: 'end', outcome: 'processing' }));
  });

  it('brings answers of its first version along', async () => {
    const first = {
      format: 1,
      id: 'bbbbbbbbbbbbbbbbbbbbbb',
      entry: '/dashboard/topup/split',
      input: {},
      revision: 3,
      attempts: {},
      flow: 'split-topup',
      version: 1,
      drafts: {},
      path: [
        { state: 'accounts', reply: { type: 'done', digest: 'old', at: now, data: { account_list: [account] } } },
        {
          state: 'amounts',
          event: 'NEXT',
          answer: { account_id: 'acc-1', channel: 'branch', lines: [payment] },
        },
      ],
    } as unknown as FlowRecord;
    const { wizard } = open({}, first);
    await wizard.open();
    await eventually(() => expect(wizard.getView()).toMatchObject({ type: 'resume' }));
    wizard.resume('continue');
    const review = await stepOf(wizard, 'review');
    expect(review.notices).toEqual([{ type: 'resumed' }]);
    wizard.edit('payments');
    const payments = await stepOf(wizard, 'payments');
    expect(payments.answer).toEqual({ account_id: 'acc-1', payments: [payment] });
  });
});
