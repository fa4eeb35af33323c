import { expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { editAnswer } from './editAnswer.ts';
import type { FlowFile, Mapping } from './flowFile.ts';
import { changeInnermost, innermost, statePathOf } from './innermost.ts';
import { emptyTrail } from './record.ts';
import { recordAnswer } from './recordAnswer.ts';
import { bundleOf, testWorld } from './testing/testBundle.ts';
import { walk } from './walk.ts';
import type { WalkResult } from './walkResult.ts';

const step = (target: string) => ({ tags: ['step'], meta: { form: `sample/${target}` }, on: { NEXT: { target } } });
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
      initial: 'secret',
      states: {
        secret: step('details'),
        details: step('inside'),
        inside: {
          tags: ['flow'],
          invoke: { src: 'flow:child', input, onDone: [{ target: 'review' }] },
        },
        review: step('end'),
        end,
      },
    } as unknown as FlowFile,
    { secret: { secrets: { '/card_no': 'pan' } } },
    { child },
  );
const parent = parentTaking({ kind: '$form/details/kind' });
const parentOfSecret = parentTaking({ kind: '$form/details/kind', card_no: '$form/secret/card_no' });

class Member {
  result: WalkResult;

  constructor(readonly bundle = parent) {
    this.result = walk(bundle, emptyTrail('parent', 1), testWorld(), {});
  }

  get at(): string {
    return statePathOf(this.result);
  }

  next(...answers: readonly JsonObject[]): this {
    for (const answer of answers) {
      const trail = changeInnermost(this.result, (inner) => recordAnswer(inner, 'NEXT', answer));
      this.result = walk(this.bundle, trail, testWorld(), {});
    }
    return this;
  }

  change(state: string, answer: JsonObject): this {
    const trail = editAnswer(this.result, state);
    if (!trail) throw new Error(`${state} cannot be changed`);
    this.result = walk(this.bundle, trail, testWorld(), {});
    return this.next(answer);
  }

  /** What the step shows before anything is typed. */
  get draft(): JsonObject | undefined {
    const { stop, trail } = innermost(this.result);
    return stop.type === 'step' ? trail.drafts[stop.state] : undefined;
  }
}

const answers: readonly JsonObject[] = [
  { card_no: '1' },
  { kind: 'a' },
  { name: 'Ann', pin: '1234' },
  { street: 'Main' },
];

it('another secret asks a sub-flow that takes it again, and what was typed inside is there', () => {
  const member = new Member(parentOfSecret).next(...answers);
  expect(member.at).toBe('review');
  member.change('secret', { card_no: '2' });
  expect([member.at, member.draft]).toEqual(['inside/first', { name: 'Ann' }]);
});

it('another secret leaves a sub-flow alone that takes none', () => {
  const member = new Member().next(...answers).change('secret', { card_no: '2' });
  expect([member.at, member.result.trail.path.find(({ state }) => state === 'inside')?.sub?.path]).toEqual([
    'review',
    [
      { state: 'first', event: 'NEXT', answer: { name: 'Ann', pin: '1234' } },
      { state: 'second', event: 'NEXT', answer: { street: 'Main' } },
    ],
  ]);
});

it('another input asks a sub-flow again, and each step shows what was typed, secrets apart (E3)', () => {
  const member = new Member().next(...answers).change('details', { kind: 'b' });
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
