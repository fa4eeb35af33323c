import { expect, it } from 'vitest';
import { parseDataFile } from '../../compile/dataFile.ts';
import { loadProject } from '../../compile/loadProject.ts';
import type { Verdict } from './verdict.ts';
import { verifyFlow } from './verifyFlow.ts';

const PAGE = { text: { type: 'string', minLength: 1, maxLength: 4 } };

/** Two ways, by `left` or by `right`, to the same three pages. */
const states = {
  kind: {
    meta: { form: 'ways/kind' },
    on: {
      NEXT: [
        { guard: { type: 'is', params: { at: '$form/kind/kind', in: ['left'] } }, target: 'left' },
        { target: 'right' },
      ],
    },
  },
  left: page('one'),
  right: page('one'),
  one: page('two'),
  two: page('three'),
  three: page('done'),
  done: { type: 'final', meta: { outcome: 'success' } },
};

function page(target: string): object {
  return { meta: { form: 'ways/page' }, on: { NEXT: { target } } };
}

/** What is found of the promise that a state is never reached after another, until the kind is asked again. */
function verdictOn(what: string, after: string): Verdict | undefined {
  const promise = {
    ...{ id: 'apart', description: 'Nobody comes from the one to the other.', source: [], pattern: 'never' },
    ...{ what: { state: what }, within: { after: { state: after }, until: { state: 'kind' } } },
  };
  const schema = (properties: object) =>
    JSON.stringify({ type: 'object', properties, required: Object.keys(properties), additionalProperties: false });
  const files: readonly (readonly [string, string])[] = [
    ['flows/ways/flow.json', JSON.stringify({ id: 'ways', version: 1, meta: {}, initial: 'kind', states })],
    ['flows/ways/checks.json', JSON.stringify({ promises: [promise] })],
    ['schemas/ways/kind.schema.json', schema({ kind: { enum: ['left', 'right'] } })],
    ['schemas/ways/page.schema.json', schema(PAGE)],
    ['openapi/gateway.yaml', '{ "paths": {} }'],
  ];
  const project = loadProject('.', new Map(files.map(([path, text]) => [path, parseDataFile(path, text)])));
  return verifyFlow(project, 'ways').promises.find(({ id }) => id === 'apart');
}

it('who goes back twice is not accused of the way that somebody else came', () => {
  expect(verdictOn('left', 'right')?.type).toBe('kept');
  expect(verdictOn('right', 'left')?.type).toBe('kept');
});

it('what truly breaks by going back twice is found', () => {
  const { type, counterexample } = verdictOn('one', 'three') ?? {};
  expect(type).toBe('broken');
  expect(counterexample?.slice(-2)).toEqual(['at three: BACK, then two', 'at two: BACK, then one']);
});
