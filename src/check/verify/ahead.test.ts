import { expect, it } from 'vitest';
import type { Project } from '../../compile/project.ts';
import type { FlowFile } from '../../engine/flowFile.ts';
import { bundleOf } from '../../engine/testing/testBundle.ts';
import type { FlowPromise } from '../promises/promise.ts';
import { promisedLooks } from '../promises/promisedLooks.ts';
import { Ahead } from './ahead.ts';

const person = bundleOf({
  id: 'person',
  version: 1,
  meta: {},
  initial: 'name',
  states: {
    name: { on: { NEXT: { target: 'given' } } },
    given: { type: 'final', meta: { output: { name: '$form/name/name' } } },
  },
} as unknown as FlowFile);
const family = bundleOf(
  {
    id: 'family',
    version: 1,
    meta: {},
    initial: 'people',
    states: {
      people: {
        invoke: {
          src: 'flow:person',
          each: { min: 1, max: 2, rows: [{ name: 'name', data: 'name', as: 'text' }] },
          onDone: [
            { guard: { type: 'is', params: { at: '$reply/people/0/name', in: ['Z'] } }, target: 'refused' },
            { target: 'success' },
          ],
        },
      },
      success: { type: 'final' },
      refused: { type: 'final' },
    },
  } as unknown as FlowFile,
  {},
  { person },
);

it('what is looked at by its place in a list of rows is looked at in the row of that place', () => {
  const ahead = new Ahead({ rules: {} } as unknown as Project, { everywhere: [], until: new Map(), sent: [] });
  const wanted = ['people-1', 'people-2'].map((row) => ahead.wantedOf(family, row));
  expect(wanted).toEqual([[{ pointer: '$output/name', how: 'among', values: ['Z'] }], []]);
  expect(ahead.before(person, 'given', wanted[0]).map(({ pointer }) => pointer)).toEqual(['$form/name/name']);
});

const asking = bundleOf(
  {
    id: 'asking',
    version: 1,
    meta: {},
    initial: 'kind',
    states: {
      kind: { on: { NEXT: { target: 'whose' } } },
      whose: { invoke: { src: 'flow:person', onDone: { target: 'more' } } },
      more: { on: { NEXT: { target: 'success' }, OTHER: { target: 'kind' } } },
      success: { type: 'final' },
    },
  } as unknown as FlowFile,
  {},
  { person },
);

/** By state, whether what is asked with `kind` is looked at on arriving there. */
function looksAtKind(promise: object, flow = asking): readonly string[] {
  const project = { rules: {} } as unknown as Project;
  const promises = [{ id: 'x', description: '', source: [], ...promise } as unknown as FlowPromise];
  const ahead = new Ahead(project, promisedLooks(project, flow.flow, promises));
  return Object.keys(flow.flow.states).filter((state) =>
    ahead.before(flow, state).some(({ pointer }) => pointer === '$form/kind/kind'),
  );
}

const isOwn = { type: 'is', params: { at: '$form/kind/kind', in: ['own'] } };

/** The same without a way back to `kind`. */
const straight = {
  ...asking,
  flow: { ...asking.flow, states: { ...asking.flow.states, more: { on: { NEXT: { target: 'success' } } } } },
} as unknown as typeof asking;

it('what is promised of a state is looked at until it is reached, and inside a sub-flow that is called there', () => {
  const promise = { pattern: 'always', when: { state: 'whose' }, holds: isOwn };
  expect(looksAtKind(promise, straight)).toEqual(['whose']);
  const project = { rules: {} } as unknown as Project;
  const looks = promisedLooks(project, straight.flow, [promise as unknown as FlowPromise]);
  expect(new Ahead(project, looks).after(straight, 'whose').map(({ pointer }) => pointer)).toEqual(['$form/kind/kind']);
});

it('it is looked at everywhere where it may be given again behind the state, or the promise remembers', () => {
  expect(looksAtKind({ pattern: 'always', when: { state: 'whose' }, holds: isOwn })).toHaveLength(4);
  expect(looksAtKind({ pattern: 'never', what: { state: 'whose', if: isOwn } }, straight)).toHaveLength(4);
});
