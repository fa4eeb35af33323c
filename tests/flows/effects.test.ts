import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadProject } from '../../src/compile/loadProject.ts';
import { isJsonObject, type Json } from '../../src/domain/json.ts';
import { getAt } from '../../src/domain/jsonPointer.ts';
import { errorsOf, transitionsOf, type StateNode } from '../../src/engine/flowFile.ts';

/** Where return codes lead, as `effects.yaml` has it. */
type Target = string | readonly string[];
interface Row {
  readonly source: readonly string[];
  readonly codes: readonly string[];
  readonly leads: { readonly [flow: string]: Target | { readonly [code: string]: Target } };
  readonly stays?: true;
  readonly ends?: string;
  readonly on?: readonly string[];
  readonly says?: string;
  readonly shows?: string;
  readonly exactly?: string;
}

const project = loadProject('.');
const rows = parse(readFileSync('tests/flows/effects.yaml', 'utf8')) as { readonly [row: string]: Row };

const statesOf = (flow: string): { readonly [name: string]: StateNode } => project.flows[flow]?.flow.states ?? {};

/** The states that a code leads to, from each call that may answer it; of a call, by the first branch that takes the code. */
function leads(flow: string, code: string): readonly string[] {
  const targets = Object.values(statesOf(flow)).flatMap((node) => {
    const operation = node.invoke?.src.startsWith('op:') ? node.invoke.src.slice(3) : '';
    if (!project.operations[operation]?.meta.returnCodes.includes(code)) return [];
    const taken = errorsOf(node).find(({ guard }) => guard === undefined || codesOf(guard).includes(code));
    return taken ? [taken.target] : [];
  });
  return [...new Set(targets)].sort();
}

const codesOf = (guard: unknown): readonly string[] =>
  typeof guard === 'string' && guard.startsWith('code:') ? guard.slice('code:'.length).split(',') : [];

/** A fork is the states that it leads to. */
function beyondForks(flow: string, state: string): readonly string[] {
  const { always } = statesOf(flow)[state] ?? {};
  return always ? transitionsOf(always).flatMap(({ target }) => beyondForks(flow, target)) : [state];
}

/** What is read of a code at a state: its own sentence there, or that of every place. */
function sentence(flow: string, state: string, code: string): Json | undefined {
  const own = getAt((project.words['en']?.[flow]?.data ?? {}) as Json, ['steps', state, 'codes', code]);
  return own ?? getAt((project.words['en']?.['return-codes']?.data ?? {}) as Json, ['codes', code]);
}

const linksOf = (node: StateNode | undefined) =>
  (node?.meta?.next ?? []).map((link) => ('page' in link ? link.page : link.flow));

const asList = (target: Target): readonly string[] => (typeof target === 'string' ? [target] : [...target].sort());

function expected(row: Row, flow: string, code: string): readonly string[] {
  const target = row.leads[flow]!;
  if (typeof target === 'string' || Array.isArray(target)) return asList(target as Target);
  return asList((target as { readonly [code: string]: Target })[code] ?? []);
}

const cases = Object.entries(rows).flatMap(([name, row]) =>
  Object.keys(row.leads).flatMap((flow) =>
    row.codes.flatMap((code) =>
      leads(flow, code).length === 0 ? [] : [{ name, row, flow, code, cited: row.source.join(', ') }],
    ),
  ),
);

describe('a return code leads where the specification says', () => {
  it.each(cases)('$flow: $code, $name ($cited)', ({ row, flow, code }) => {
    const targets = leads(flow, code);
    expect(targets).toEqual(expected(row, flow, code));
    const states = targets.flatMap((target) => beyondForks(flow, target));
    const nodes = states.map((state) => statesOf(flow)[state]);
    if (row.stays) expect(nodes.filter((node) => node?.type === 'final')).toEqual([]);
    if (row.ends)
      expect(nodes.map((node) => node?.type === 'final' && node.meta?.outcome)).toEqual(states.map(() => row.ends));
    for (const node of nodes) expect(linksOf(node)).toEqual(expect.arrayContaining([...(row.on ?? [])]));
    const said = states.map((state) => sentence(flow, state, code));
    if (row.says) expect(JSON.stringify(said)).toContain(row.says);
    if (row.exactly) expect(said).toEqual(states.map(() => row.exactly));
    if (row.shows) for (const state of states) expect(shown(flow, state)).toContain(row.shows);
  });

  it('every row is about something that happens', () => {
    for (const [name, row] of Object.entries(rows)) {
      for (const code of row.codes)
        expect(
          cases.some((one) => one.name === name && one.code === code),
          `${name}: ${code}`,
        ).toBe(true);
      for (const flow of Object.keys(row.leads))
        expect(
          cases.some((one) => one.name === name && one.flow === flow),
          `${name}: ${flow}`,
        ).toBe(true);
    }
  });
});

/** The rows of a state by name, and its words. */
function shown(flow: string, state: string): readonly string[] {
  const rowsThere = (statesOf(flow)[state]?.meta?.summary ?? []).filter(isJsonObject).map(({ name }) => String(name));
  const words = JSON.stringify(getAt((project.words['en']?.[flow]?.data ?? {}) as Json, ['steps', state]) ?? '');
  return [...rowsThere, ...(words.match(/\{\{[\w.]+/g) ?? []).map((name) => `${name}}}`)];
}
