import { expect, it } from 'vitest';
import type { Project } from '../../compile/project.ts';
import type { FlowFile } from '../../engine/flowFile.ts';
import { bundleOf } from '../../engine/testing/testBundle.ts';
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
  const ahead = new Ahead({ rules: {} } as unknown as Project, { everywhere: [], sent: [] });
  const wanted = ['people-1', 'people-2'].map((row) => ahead.wantedOf(family, row));
  expect(wanted).toEqual([[{ pointer: '$output/name', how: 'among', values: ['Z'] }], []]);
  expect(ahead.before(person, 'given', wanted[0]).map(({ pointer }) => pointer)).toEqual(['$form/name/name']);
});
