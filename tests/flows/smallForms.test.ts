import { describe, expect, test } from 'vitest';
import { checkProject } from '../../src/check/checkProject.ts';
import { verifyFlow } from '../../src/check/verify/verifyFlow.ts';
import { parseDataFile } from '../../src/compile/dataFile.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { Project } from '../../src/compile/project.ts';
import type { Json, JsonObject } from '../../src/domain/json.ts';

/** What is said wrongly of small forms, met while forms of others were brought here. `test.fails` is taken off with the fix. */

const is = (at: string, ...values: readonly Json[]): JsonObject => ({ type: 'is', params: { at, in: values } });

/** A flow of one form, `ask`, and a fork with a state for each guard, one after another. */
function small(
  ask: JsonObject,
  guards: { readonly [state: string]: JsonObject },
  more: { readonly promises?: readonly JsonObject[]; readonly rules?: readonly JsonObject[] } = {},
): Project {
  const states = Object.keys(guards);
  const after = (index: number) => (index < states.length ? `${states[index] ?? ''}Asked` : 'end');
  const step = (form: string, target: string) => ({ meta: { form }, on: { NEXT: { target } } });
  const forks = Object.entries(guards).flatMap(([state, guard], index) => [
    [`${state}Asked`, { always: [{ guard, target: state }, { target: after(index + 1) }] }],
    [state, step('small/nothing', after(index + 1))],
  ]);
  const end = { type: 'final', meta: { outcome: 'success', next: [{ page: '/' }] } };
  const form = (schema: JsonObject) => ({
    $comment: 'defined',
    type: 'object',
    ...schema,
    additionalProperties: false,
  });
  const files: { readonly [path: string]: unknown } = {
    'flows/small/flow.json': {
      id: 'small',
      version: 1,
      description: 'A small one.',
      meta: { source: ['defined'], entries: { '/small': {} } },
      initial: 'ask',
      states: { ask: step('small/ask', after(0)), ...Object.fromEntries(forks), end },
    },
    'flows/small/checks.json': { promises: more.promises ?? [] },
    'flows/rules/small.json': { rules: more.rules ?? [] },
    'schemas/small/ask.schema.json': form(ask),
    'schemas/small/nothing.schema.json': form({ properties: {} }),
    'locales/en/small.json': { flow: { title: 'Small' }, steps: { ask: { title: 'Ask' } } },
  };
  const parsed = Object.entries(files).map(
    ([path, data]) => [path, parseDataFile(path, JSON.stringify(data))] as const,
  );
  return loadProject('tests/fixtures/none', new Map(parsed));
}

const tick = { type: 'boolean', default: false };
const ticks = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, tick]));
const ticked = (name: string): JsonObject => ({
  type: 'object',
  properties: { [name]: { const: true } },
  required: [name],
});
const unreached = (project: Project) => verifyFlow(project, 'small').notReached.map(({ item }) => item);

describe('what members can answer', () => {
  const ofFive = (names: readonly string[]) =>
    small(
      { properties: ticks(names), required: [...names] },
      Object.fromEntries(names.map((name) => [name, is(`$form/ask/${name}`, true)])),
      {
        promises: [
          {
            id: 'untrue',
            description: 'b is asked of those who ticked a only.',
            source: ['defined'],
            pattern: 'always',
            when: { state: 'b' },
            holds: is('$form/ask/a', true),
          },
        ],
      },
    );
  const said = (project: Project) => verifyFlow(project, 'small').promises.find(({ id }) => id === 'untrue')?.type;

  test('four boxes: b without a is found', () => {
    expect(said(ofFive(['a', 'b', 'c', 'd']))).toBe('broken');
  });

  test('five boxes: b without a is found', () => {
    expect(said(ofFive(['a', 'b', 'c', 'd', 'e']))).toBe('broken');
  });

  test('a box that goes with no other is left empty too', () => {
    const project = small(
      {
        properties: ticks(['a', 'b', 'none']),
        anyOf: ['a', 'b', 'none'].map(ticked),
        if: ticked('none'),
        then: { type: 'object', properties: { a: { const: false }, b: { const: false } } },
      },
      { none: is('$form/ask/none', true) },
    );
    expect(unreached(project)).toEqual([]);
  });

  const rowOfChild = {
    type: 'object',
    properties: { name: { type: 'string', minLength: 1, maxLength: 9 }, step: tick },
    required: ['name', 'step'],
    additionalProperties: false,
  };

  test('a list without a row of a kind is tried beside one with it', () => {
    const project = small(
      {
        properties: { children: { type: 'array', minItems: 1, maxItems: 3, items: rowOfChild } },
        required: ['children'],
      },
      { evidence: { type: 'rule:small.hasStep', params: { children: '$form/ask/children' } } },
      {
        rules: [
          {
            id: 'small.hasStep',
            description: 'One of the children is a stepchild.',
            source: ['defined'],
            subject: { children: 'rows' },
            schema: { properties: { children: { contains: ticked('step') } } },
            examples: { hold: [{ children: [{ step: true }] }], fail: [{ children: [{ step: false }] }] },
          },
        ],
      },
    );
    expect(unreached(project)).toEqual([]);
  });
});

describe('what is asked', () => {
  const ids = (project: Project, file: string) =>
    checkProject(project).flatMap((finding) => (finding.file === file ? [finding.id] : []));

  const rowed = (at: string) => {
    const since = { type: 'string', maxLength: 9, 'x-when': is(at, true) };
    const row = { type: 'object', properties: { step: tick, since }, required: ['since'], additionalProperties: false };
    const list = { type: 'array', minItems: 1, maxItems: 3, items: row };
    return small(
      { properties: { children: list, others: { ...list, items: { ...row, properties: { step: tick } } } } },
      {},
    );
  };

  test('x-when in a row looks at its own row', () => {
    expect(ids(rowed('$self/children/-/step'), 'schemas/small/ask.schema.json')).not.toContain('guard-constant');
  });

  test('what only some rows ask is walked with it and without', () => {
    const since = { type: 'string', minLength: 1, maxLength: 9, 'x-when': is('$self/children/-/step', true) };
    const properties = { step: tick, since };
    const row = { type: 'object', properties, required: ['step', 'since'], additionalProperties: false };
    const children = { type: 'array', minItems: 1, maxItems: 3, items: row };
    const asked = { properties: { children }, required: ['children'] };
    expect(unreached(small(asked, { first: is('$form/ask/children/0/since', 'a') }))).toEqual([]);
  });

  test('x-when that looks at a row of another list is told of', () => {
    expect(ids(rowed('$self/others/-/step'), 'schemas/small/ask.schema.json')).toContain('guard-constant');
  });

  const asked = (schema: JsonObject) => JSON.stringify(checkProject(small(schema, {})));

  test('what a field asks has words for when it fails', () => {
    expect(asked({ properties: { a: { type: 'string', maxLength: 9 } }, required: ['a'] })).toContain(
      'errors.required',
    );
  });

  test('an `anyOf` of the form has words for when it fails', () => {
    expect(asked({ properties: ticks(['a', 'b']), anyOf: ['a', 'b'].map(ticked) })).toContain('fields.a.errors.anyOf');
  });

  test('and where its first field may be hidden, the next has them too', () => {
    const fields = { ...ticks(['a', 'b', 'c']), a: { ...tick, 'x-when': is('$self/c', true) } };
    const said = asked({ properties: fields, allOf: [{ anyOf: ['a', 'b', 'c'].map(ticked) }] });
    const names = ['a', 'b', 'c'].filter((name) => said.includes(`fields.${name}.errors.anyOf`));
    expect(names).toEqual(['a', 'b']);
  });
});
