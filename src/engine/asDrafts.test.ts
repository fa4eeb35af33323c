import { expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from './bundle.ts';
import type { FlowFile, Mapping } from './flowFile.ts';
import { innermost } from './innermost.ts';
import { emptyTrail } from './record.ts';
import { FlowWalk } from './testing/flowWalk.ts';
import { bundleOf, testWorld } from './testing/testBundle.ts';
import { walk } from './walk.ts';

const step = (target: string) => ({ meta: { form: `sample/${target}` }, on: { NEXT: { target } } });
const end = { type: 'final', meta: { outcome: 'success' } };
const child = bundleOf(
  {
    id: 'child',
    version: 1,
    meta: { input: ['kind'] },
    initial: 'first',
    states: { first: step('second'), second: step('end'), end },
  } as unknown as FlowFile,
  { first: { secrets: { '/pin': 'pin' } } },
);
const parentTaking = (input: Mapping) =>
  bundleOf(
    {
      id: 'parent',
      version: 1,
      meta: {},
      initial: 'secret',
      states: {
        secret: step('details'),
        details: step('inside'),
        inside: { invoke: { src: 'flow:child', input, onDone: [{ target: 'review' }] } },
        review: step('end'),
        end,
      },
    } as unknown as FlowFile,
    { secret: { secrets: { '/card_no': 'pan' } } },
    { child },
  );
const parent = parentTaking({ kind: '$form/details/kind' });
const parentOfSecret = parentTaking({ kind: '$form/details/kind', card_no: '$form/secret/card_no' });

const walked = (bundle: FlowBundle, given: readonly JsonObject[]) =>
  given.reduce<FlowWalk>((member, answer) => member.next(answer), new FlowWalk(bundle, testWorld()));

const answers: readonly JsonObject[] = [
  { card_no: '1' },
  { kind: 'a' },
  { name: 'Ann', pin: '1234' },
  { street: 'Main' },
];

it('another secret asks a sub-flow that takes it again, and what was typed inside is there', () => {
  const member = walked(parentOfSecret, answers);
  expect(member.at).toBe('review');
  member.change('secret').next({ card_no: '2' });
  expect([member.at, member.draft]).toEqual(['inside/first', { name: 'Ann' }]);
});

it('another secret leaves a sub-flow alone that takes none', () => {
  const member = walked(parent, answers).change('secret').next({ card_no: '2' });
  expect([member.at, member.result.trail.path.find(({ state }) => state === 'inside')?.sub?.path]).toEqual([
    'review',
    [
      { state: 'first', event: 'NEXT', answer: { name: 'Ann', pin: '1234' } },
      { state: 'second', event: 'NEXT', answer: { street: 'Main' } },
    ],
  ]);
});

it('another input asks a sub-flow again, and each step shows what was typed, secrets apart (E3)', () => {
  const member = walked(parent, answers).change('details').next({ kind: 'b' });
  expect([member.at, member.draft]).toEqual(['inside/first', { name: 'Ann' }]);
  member.next({ name: 'Ann', pin: '1234' });
  expect([member.at, member.draft]).toEqual(['inside/second', { street: 'Main' }]);
});

it('a sub-flow that ends where its caller has been is asked again, and what was typed inside is there', () => {
  const back = bundleOf(
    {
      ...parent.flow,
      states: {
        ...parent.flow.states,
        inside: { invoke: { src: 'flow:child', input: {}, onDone: [{ target: 'details' }] } },
      },
    } as unknown as FlowFile,
    {},
    { child },
  );
  const member = walked(back, answers);
  expect([member.at, member.draft]).toEqual(['details', { kind: 'a' }]);
  member.next({ kind: 'b' });
  expect([member.at, member.draft]).toEqual(['inside/first', { name: 'Ann' }]);
  member.next({ name: 'Ann', pin: '1234' });
  expect([member.at, member.draft]).toEqual(['inside/second', { street: 'Main' }]);
});

it('what a sub-flow has committed is not asked again when its caller calls another one since', () => {
  const reply = { type: 'done', data: {}, digest: '', at: testWorld().now, committed: true } as const;
  const sub = { ...emptyTrail('another', 1), path: [{ state: 'pay', reply }] };
  const trail = { ...emptyTrail('parent', 1), path: [{ state: 'inside', sub }] };
  expect(innermost(walk(parent, trail, testWorld(), {})).stop.type).toBe('gone');
});
