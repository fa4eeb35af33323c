import { describe, expect, it } from 'vitest';
import type { FlowBundle } from './bundle.ts';
import type { FlowFile } from './flowFile.ts';
import { innermost } from './innermost.ts';
import { migrateTrail } from './migrate.ts';
import type { Trail } from './record.ts';
import { withoutRanOut } from './ranOut.ts';
import { takeBack } from './takeBack.ts';
import { FlowWalk } from './testing/flowWalk.ts';
import { bundleOf, testBundle, testWorld } from './testing/testBundle.ts';
import { walk } from './walk.ts';

const world = testWorld();

const walked = (bundle: FlowBundle, trail?: Trail) => new FlowWalk(bundle, world, trail && { trail });
const login = () => walked(testBundle('login-by-password'));
const credentials = { area_code: '852', login_id: '61234568', login_pwd: 'Sample1234' };

describe('login-by-password (R-FLOW-02, R-FLOW-03)', () => {
  it('picks a card, confirms the device and ends', () => {
    const member = login().next(credentials);
    expect(member.done({ next: 'NEED_CHOOSE', login_ticket: 'lt', card_list: [] }).at).toBe('chooseCard/pick');
    member.next({ account_id: 'a1' });
    expect(member.at).toBe('chooseCard/choosing');
    expect(member.done({ next: 'NEED_DEVICE_CODE', login_ticket: 'lt2' }).at).toBe('confirmDevice/enter');
    member.next({ code: { otp_id: 'o', otp: '123456' } });
    expect(innermost(member.result).stop).toMatchObject({ input: { login_ticket: 'lt2', otp: '123456' } });
    member.done({ token: 'secret-token' });
    expect(member.result.stop).toMatchObject({ type: 'end', outcome: 'success' });
  });

  it('shows a wrong password at the credentials, which keep the number and lose the password', () => {
    const member = login().next(credentials).code('PWD_ERROR');
    expect(member.at).toBe('credentials');
    expect(member.result.error).toMatchObject({ code: 'PWD_ERROR' });
    expect(member.result.trail.drafts).toEqual({ credentials: { area_code: '852', login_id: '61234568' } });
  });

  it('leads back for a code the flow says nothing about', () => {
    expect(login().next(credentials).code('FUNC_DISABLED').at).toBe('credentials');
  });

  it('Back from the device code goes where the flow sends the outcome back', () => {
    const member = login().next(credentials).done({ next: 'NEED_CHOOSE', login_ticket: 'lt', card_list: [] });
    member.next({ account_id: 'a1' }).done({ next: 'NEED_DEVICE_CODE', login_ticket: 'lt2' });
    expect(member.at).toBe('confirmDevice/enter');
    expect(member.back().at).toBe('credentials');
  });

  it('takes an expired ticket in a sub-flow back to the start, with the reason', () => {
    const member = login().next(credentials).done({ next: 'NEED_CHOOSE', login_ticket: 'lt', card_list: [] });
    member.next({ account_id: 'a1' }).code('TICKET_EXPIRED');
    expect(member.at).toBe('credentials');
    expect(member.result.error).toMatchObject({ code: 'TICKET_EXPIRED' });
  });
});

describe('holes', () => {
  it('leaves no secret in what is stored, and a hole for each; a proof stays', () => {
    const member = login().next(credentials).done({ next: 'NEED_DEVICE_CODE', login_ticket: 'lt', token: 'tk' });
    expect(JSON.stringify(member.stored())).not.toMatch(/Sample1234|"tk"/);
    expect(member.stored().path[1]).toMatchObject({ reply: { data: { login_ticket: 'lt' } } });
    expect(member.stored().path[0]).toMatchObject({ answer: { login_pwd: { $hole: 'password' } } });
  });

  it('on resume stops at the step whose secret a call ahead needs, and keeps what came after', () => {
    const member = login().next(credentials).done({ next: 'NEED_DEVICE_CODE', login_ticket: 'lt' });
    const late = withoutRanOut(member.stored(), member.bundle, '2026-11-23T10:00:00+08:00');
    const resumed = walked(member.bundle, late);
    expect(resumed.result.stop).toMatchObject({ type: 'step', state: 'credentials', why: 'secret' });
    expect(resumed.next(credentials).at).toBe('signingIn');
  });

  it('on resume asks again for a secret of which a call ahead needs a part', () => {
    const member = walked(testBundle('selfie', { take: { secrets: { '/selfie': 'image' } } })).next({
      selfie: { file_id: 'f1', file_name: 'me.jpg' },
    });
    expect(member.at).toBe('comparing');
    expect(walked(member.bundle, member.stored()).at).toBe('take');
  });

  it('on resume of a transfer whose ticket is gone asks the payment password, not the review', () => {
    const member = walked(testBundle('transfer-to-hk'))
      .done()
      .done({ account_list: [{ account_id: 'a', status: 'active' }] });
    member.next({ method: 'bank', amount: '1.00' }).done({ quote_id: 'q', otp_required: true });
    member.next({}).next({ pay_pwd: '135790' }).done({ ticket: 't' });
    expect(member.at).toBe('authorise/code/enter');
    const resumed = walked(member.bundle, member.stored());
    expect(resumed.at).toBe('authorise/ask');
    resumed.next({ pay_pwd: '135790' }).done({ ticket: 't2' });
    expect(resumed.at).toBe('authorise/code/enter');
  });
});

describe('a committed call', () => {
  const sent = () => {
    const member = walked(testBundle('transfer-to-hk', { details: { required: ['amount'] } }))
      .done()
      .done({});
    member.next({ method: 'bank', amount: '1.00' }).done({ quote_id: 'q', otp_required: false });
    return member.next({}).next({ pay_pwd: '135790' }).done({ ticket: 't' });
  };

  it('is never passed by Back', () => {
    const member = sent();
    expect(member.at).toBe('sending');
    member.done({ status: 'success', ref_no: 'R' });
    expect(takeBack(member.result)).toBeUndefined();
  });

  it('stands whatever changed before it: no step before it is asked again', () => {
    const member = sent().done({ status: 'success', ref_no: 'R' });
    const stricter = testBundle('transfer-to-hk', { details: { required: ['amount', 'purpose'] } });
    expect(walk(stricter, member.stored(), world, {}).stop).toMatchObject({ type: 'end', state: 'done' });
  });

  it('gives the receipt when the new file has no such state', () => {
    const member = sent().done({ status: 'success', ref_no: 'R' });
    const renamed = JSON.stringify(member.bundle.flow).replaceAll('"sending"', '"dispatching"');
    const changed = { ...member.bundle, flow: JSON.parse(renamed) as FlowFile };
    expect(walk(changed, member.stored(), world, {}).stop).toEqual({ type: 'gone', state: 'sending' });
  });
});

describe('a changed flow', () => {
  const flow = (version: number, field: string): FlowFile => ({
    id: 'sample',
    version,
    description: 'Two questions.',
    meta: { source: [], entries: { '/sample': {} } },
    initial: 'first',
    states: {
      first: { meta: { form: `sample/${field}` }, on: { NEXT: { target: 'second' } } },
      second: { meta: { form: 'sample/second' }, on: { NEXT: { target: 'end' } } },
      end: { type: 'final', meta: { outcome: 'success' } },
    },
  });
  const one = bundleOf(flow(1, 'a'), { first: { required: ['a'] } });
  const two = bundleOf(flow(2, 'b'), { first: { required: ['b'] } });
  const moved = { ...two, migrations: [{ from: 1, to: 2, steps: [{ rename: '/first/a', to: '/first/b' }] }] };

  it('keeps answers that a migration brings along', () => {
    const member = walked(one).next({ a: 'x' });
    const trail = migrateTrail(member.stored(), moved);
    expect(walked(moved, trail).at).toBe('second');
    expect(trail.path[0]?.answer).toEqual({ b: 'x' });
  });

  it('without one, asks the first step that no longer holds, with what it had', () => {
    const member = walked(one).next({ a: 'x' });
    expect(walked(two, migrateTrail(member.stored(), two)).result.stop).toEqual({
      type: 'step',
      state: 'first',
      why: 'invalid',
    });
  });

  it('gives a default only where a step was answered', () => {
    const steps = [
      { default: '/first/b', value: 'd' },
      { default: '/second/c', value: 'd' },
    ];
    const member = walked(one).next({ a: 'x' });
    const trail = migrateTrail(member.stored(), { ...two, migrations: [{ from: 1, to: 2, steps }] });
    expect(trail.path).toEqual([{ state: 'first', event: 'NEXT', answer: { a: 'x', b: 'd' } }]);
  });
});
