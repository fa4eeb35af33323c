import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { idsIn, requirementsIn } from '../../scripts/lib/requirementIds.ts';
import { idsOfTests } from '../../scripts/lib/testNames.ts';
import { loadProject } from '../../src/compile/loadProject.ts';

const listed = requirementsIn(readFileSync('docs/requirements.md', 'utf8'));
const named = idsOfTests('.');
const unlisted = (ids: Iterable<string>) => [...ids].filter((id) => !listed.has(id));

test('nothing of docs/requirements.md is out of scope: a test names it (R-GEN-03)', () => {
  expect([...listed.keys()].filter((id) => !named.has(id))).toEqual([]);
});

describe('docs/requirements.md lists what is cited', () => {
  test('by the names of tests', () => {
    expect(unlisted(named)).toEqual([]);
  });

  test('by flows, forms, rules and constants', () => {
    const texts = [...loadProject('.').files.values()].map(({ text }) => text);
    expect(unlisted(new Set(texts.flatMap(idsIn)))).toEqual([]);
  });

  test('and every constant of it is named by a test', () => {
    const constants = [...listed.keys()].filter((id) => id.startsWith('R-CONST-'));
    expect(constants).toHaveLength(88);
    expect(constants.filter((id) => !named.has(id))).toEqual([]);
  });
});
