import { describe, expect, it } from 'vitest';
import type { CallOutcome } from '../api/outcome.ts';
import { FakeCalls, FakeStore, noLocks, quickTimers } from './testing/fakeGateway.ts';
import { testBundle, testWorld } from './testing/testBundle.ts';
import { RunningWizard } from './runningWizard.ts';
import type { Wizard } from './wizard.ts';
import { eventually } from '../../tests/support/eventually.ts';

const wrong: CallOutcome = { type: 'business', code: 'PWD_ERROR', data: { left: 3, captcha_required: true } };
const newDevice: CallOutcome = {
  type: 'done',
  data: {
    next: 'NEED_DEVICE_CODE',
    login_ticket: 'ticket-00000000000000000000',
    expire_time: '2026-11-23T10:05:00+08:00',
    mob_no_mask: '612****7',
  },
};
const credentials = { area_code: '852', login_id: '61234567', login_pwd: 'Sample1234' };

function visit(store: FakeStore, answer: CallOutcome, now = '2026-11-23T10:00:00+08:00', input = {}) {
  const wizard = new RunningWizard({
    bundle: testBundle('login-by-password'),
    entry: '/login',
    input,
    world: () => testWorld({ user: { signed_in: false }, now }),
    records: store,
    calls: new FakeCalls({ loginByPwd: [answer] }),
    locks: noLocks,
    timers: quickTimers,
    newId: () => 'r',
  });
  return wizard;
}

async function leftAfter(answer: CallOutcome, statePath: string): Promise<FakeStore> {
  const store = new FakeStore();
  const wizard = visit(store, answer);
  await wizard.open();
  wizard.send('NEXT', credentials);
  await eventually(() => expect(wizard.getView()).toMatchObject({ type: 'step', statePath }));
  await eventually(() => expect(store.stored).toBeDefined());
  wizard.close();
  return store;
}

describe('a visitor who loads the page again before anything but the first step was answered', () => {
  it('is not asked whether to continue: what was typed is there, and why it was refused', async () => {
    const store = await leftAfter(wrong, 'credentials');
    const again = visit(store, wrong);
    await again.open();
    expect(again.getView()).toMatchObject({
      type: 'step',
      statePath: 'credentials',
      answer: { area_code: '852', login_id: '61234567' },
      error: { code: 'PWD_ERROR', data: { left: 3, captcha_required: true } },
      notices: [],
    });
    expect(JSON.stringify(again.getView())).not.toContain('Sample1234');
  });

  it('begins anew where a link has brought something else along since', async () => {
    const store = await leftAfter(wrong, 'credentials');
    const again = visit(store, wrong, undefined, { order_no: '20250303482915730164' });
    await again.open();
    expect(again.getView()).toMatchObject({ type: 'step', statePath: 'credentials' });
    expect(JSON.stringify(again.getView())).not.toContain('61234567');
  });

  it('goes on with what was proven: the password is not asked again for the code', async () => {
    const store = await leftAfter(newDevice, 'confirmDevice/enter');
    expect(JSON.stringify(store.stored)).not.toContain('Sample1234');
    const again = visit(store, newDevice);
    await again.open();
    again.resume('continue');
    expect(again.getView()).toMatchObject({
      type: 'step',
      statePath: 'confirmDevice/enter',
      notices: [{ type: 'resumed' }],
    });
  });

  it('is told that a proof has run out, where it was given; what is no secret is there', async () => {
    const store = await leftAfter(newDevice, 'confirmDevice/enter');
    const again = visit(store, newDevice, '2026-11-23T10:05:00+08:00');
    await again.open();
    expect(again.getView()).toMatchObject({
      type: 'step',
      statePath: 'credentials',
      answer: { area_code: '852', login_id: '61234567' },
      notices: [{ type: 'proofAgain' }],
    });
  });
});

describe('a visitor who goes on where a secret is asked again', () => {
  it('is not told there what a step further on was refused for', async () => {
    const store = new FakeStore();
    const open = async (now?: string) => {
      const wizard = new RunningWizard({
        bundle: testBundle('forgot-password'),
        entry: '/forgetPwd',
        input: {},
        world: () => testWorld({ user: { signed_in: false }, ...(now !== undefined && { now }) }),
        records: store,
        calls: new FakeCalls({
          forgetPwdStart: [
            {
              type: 'done',
              data: {
                fp_ticket: 'fp-ticket-0000000000',
                expire_time: '2026-11-23T10:30:00+08:00',
                mob_no_mask: '612****7',
                modes: ['code'],
              },
            },
          ],
          forgetPwdVerifyOtp: [{ type: 'business', code: 'NO_DOC', data: {} }],
        }),
        locks: noLocks,
        timers: quickTimers,
        newId: () => 'r',
      });
      await wizard.open();
      return wizard;
    };
    const at = (wizard: Wizard, statePath: string) =>
      eventually(() => expect(wizard.getView()).toMatchObject({ type: 'step', statePath }));
    const first = await open();
    first.send('NEXT', { area_code: '852', login_id: '61234567', captcha: { captcha_key: 'k', captcha: 'AB12' } });
    await at(first, 'choose');
    first.send('NEXT', { mode: 'code' });
    await at(first, 'byCodeAndBirthday/verify');
    first.send('NEXT', { birth_md: '1130', code: { otp_id: 'o', otp: '123456' } });
    await at(first, 'choose');
    expect(first.getView()).toMatchObject({ error: { code: 'NO_DOC' } });
    await eventually(() => expect(JSON.stringify(store.stored)).toContain('NO_DOC'));
    first.close();
    const again = await open('2026-11-23T10:30:00+08:00');
    expect(again.getView()).toMatchObject({ type: 'step', statePath: 'identify', notices: [{ type: 'proofAgain' }] });
    expect(again.getView()).not.toHaveProperty('error');
  });
});
