import { describe, expect, it } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import type { FlowBundle } from './bundle.ts';
import type { FlowFile } from './flowFile.ts';
import { RunningWizard } from './runningWizard.ts';
import { FakeCalls, FakeStore, noLocks, quickTimers } from './testing/fakeGateway.ts';
import { FlowWalk } from './testing/flowWalk.ts';
import { bundleOf, testWorld } from './testing/testBundle.ts';
import { at, until } from './testing/transferWizard.ts';

/** R-ROLE-21: a step shows a secret of a reply for a while, and nothing keeps it. */
const NUMBER = '4000010000000011';
const T = '2026-11-23T10:00:00+08:00';
const later = (seconds: number) => new Date(Date.parse(T) + seconds * 1000).toISOString();

const flow: FlowFile = {
  id: 'shows',
  version: 1,
  description: 'Shows a number behind the payment password.',
  meta: { source: [], entries: { '/shows': {} } },
  initial: 'asking',
  states: {
    asking: { on: { NEXT: { target: 'authorise' } } },
    authorise: {
      invoke: {
        src: 'flow:confirm-payment',
        input: { operation: 'reveal' },
        onDone: [{ guard: 'outcome:authorised', target: 'revealing' }, { target: 'asking' }],
      },
    },
    revealing: {
      invoke: { src: 'op:reveal', input: { ticket: '$reply/authorise/ticket' }, onDone: { target: 'shown' } },
    },
    shown: {
      meta: { data: { name: '$reply/revealing/name' }, summary: [{ name: 'number', secret: 'revealing/number' }] },
      on: { NEXT: { target: 'telling' } },
      after: { 'const:shown': { target: 'hidden' } },
    },
    telling: { invoke: { src: 'op:tell', onDone: { target: 'told' } } },
    told: { on: { NEXT: { target: 'done' } } },
    hidden: { type: 'final', meta: { outcome: 'success' } },
    done: { type: 'final', meta: { outcome: 'success' } },
  },
};

const plain = bundleOf(flow, { shown: { schema: { 'x-summary': flow.states['shown']!.meta!.summary! } } });
const bundle: FlowBundle = {
  ...plain,
  operations: {
    ...plain.operations,
    reveal: {
      ...plain.operations['reveal']!,
      effect: 'attempt',
      requestSecrets: { '/ticket': 'ticket' },
      replySecrets: { '/number': 'pan' },
    },
  },
};
const world = (now = T) => testWorld({ now, const: { shown: 30 } });
const shownNumber = (resolve: (pointer: string) => unknown) => resolve('$reply/revealing/number');

const atPassword = () => new FlowWalk(bundle, world()).next();
const enterPassword = (walk: FlowWalk, ticket: string) => walk.next({ pay_pwd: '135790' }).done({ ticket });
const atShown = () => enterPassword(atPassword(), 't1').done({ number: NUMBER, name: 'Chan' });

describe('a step that shows a secret', () => {
  it('has it, says until when, and keeps it out of what words and options may show', () => {
    const { view, at: where } = atShown();
    expect(where).toBe('shown');
    expect(shownNumber(view.scope.resolve)).toBe(NUMBER);
    expect(view.data).toEqual({ name: 'Chan' });
    expect(view.until).toBe(later(30));
    expect(view.canSaveAndExit).toBe(false);
  });

  it('is left when its time is over', () => {
    expect(atShown().do({ type: 'wait' }).at).toBe('hidden!');
  });

  it('stores no secret, and asks for the password again after a reload', () => {
    const walk = atShown();
    expect(JSON.stringify(walk.stored())).not.toMatch(/4000010000000011|"t1"/);
    expect(walk.reload().at).toBe('authorise/ask');
    expect(walk.view.notices).toEqual([{ type: 'secretAgain' }]);
    expect(enterPassword(walk, 't2').sends).toEqual({ ticket: 't2' });
    expect(walk.done({ number: NUMBER, name: 'Chan' }).at).toBe('shown');
  });

  it('is seen for the whole time again, however long ago it was seen first', () => {
    const walk = atShown();
    const since = { state: 'shown', since: T };
    walk.result = { ...walk.result, trail: { ...walk.result.trail, path: [...walk.result.path, since] } };
    walk.world = world(later(20));
    enterPassword(walk.reload(later(20)), 't2');
    walk.world = world(later(90));
    expect(walk.done({ number: NUMBER, name: 'Chan' }).at).toBe('shown');
    expect(walk.view.until).toBe(later(120));
  });

  it('is over when it is opened again after its time', () => {
    const walk = atShown();
    walk.result = {
      ...walk.result,
      trail: { ...walk.result.trail, path: [...walk.result.path, { state: 'shown', since: T }] },
    };
    expect(walk.later(later(31)).at).toBe('hidden!');
  });

  it('asks for it again when the member goes back and comes again', () => {
    const walk = atShown().back();
    expect(walk.at).toBe('authorise/ask');
    expect(enterPassword(walk, 't2').sends).toEqual({ ticket: 't2' });
  });
});

function running() {
  const store = new FakeStore();
  const due: (() => void)[] = [];
  const clock = { now: T };
  const calls = new FakeCalls({
    authPayPwd: [{ type: 'done', data: { ticket: 't1' } }],
    reveal: [{ type: 'done', data: { number: NUMBER, name: 'Chan' } }],
    tell: [{ type: 'done', data: {} }],
  });
  const timers = {
    ...quickTimers,
    after: (_ms: number, task: () => void) => {
      due.push(task);
      return () => undefined;
    },
  };
  const options = { bundle, entry: '/shows', input: {}, records: store, calls, locks: noLocks, timers };
  const wizard = new RunningWizard({ ...options, world: () => world(clock.now), newId: () => 'r' });
  return { wizard, store, calls, due, clock };
}

async function toShown(setup: ReturnType<typeof running>): Promise<void> {
  await setup.wizard.open();
  setup.wizard.send('NEXT', {});
  await until(setup.wizard, 'authorise/ask');
  setup.wizard.send('NEXT', { pay_pwd: '135790' });
  await until(setup.wizard, 'shown');
}

describe('a running wizard', () => {
  it('hides it when time has passed, and has it no more', async () => {
    const setup = running();
    await toShown(setup);
    setup.clock.now = later(30);
    setup.due.at(-1)?.();
    const view = setup.wizard.getView();
    expect(at(setup.wizard)).toBe('hidden!');
    expect(view.type === 'end' && shownNumber(view.scope.resolve)).toEqual({ $hole: 'pan' });
  });

  it('has it no more once the step is left, nor on screen behind the next call', async () => {
    const setup = running();
    await toShown(setup);
    const seen: string[] = [];
    setup.wizard.subscribe(() => {
      const view = setup.wizard.getView();
      if (view.type === 'busy') seen.push(view.behind?.state ?? 'nothing');
    });
    setup.wizard.send('NEXT', {});
    setup.wizard.retry();
    await until(setup.wizard, 'told');
    const view = setup.wizard.getView();
    expect(view.type === 'step' && shownNumber(view.scope.resolve)).toEqual({ $hole: 'pan' });
    expect(seen).not.toContain('shown');
  });

  it('has it no more after Back, and asks the gateway anew', async () => {
    const setup = running();
    await toShown(setup);
    setup.wizard.back();
    await until(setup.wizard, 'authorise/ask');
    setup.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(setup.wizard, 'shown');
    expect(setup.calls.countOf('reveal')).toBe(2);
  });

  it('stores no secret while it is shown', async () => {
    const setup = running();
    await toShown(setup);
    await eventually(() => expect(setup.store.stored?.path.some(({ state }) => state === 'revealing')).toBe(true));
    expect(JSON.stringify(setup.store.stored)).not.toMatch(/4000010000000011|"t1"|135790/);
  });
});
