import { describe, expect, test } from 'vitest';
import { checkProject } from '../../src/check/checkProject.ts';
import { formatFinding } from '../../src/check/finding.ts';
import { flow, form, words } from './paths.ts';
import { migrationFile } from './library/migrations.ts';
import { edit, seeded, released, write } from './seeded.ts';

const LOGIN = flow('login-by-password');
const WORDS = words('en', 'choose-card');

describe('a flow that is anything but one gets findings, and the checker goes on', () => {
  test.each([
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['states that are a text', '{ "id": "login-by-password", "meta": {}, "states": "none" }'],
    ['states of numbers', '{ "id": "login-by-password", "meta": {}, "states": { "a": 1, "b": null } }'],
    [
      'a state with nothing as it should be',
      '{ "id": "login-by-password", "meta": { "entries": 3 }, "states": { "a": { "on": [1], "invoke": "x", "tags": 5 } } }',
    ],
    ['deeply nested', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ])('%s', (_, text) => {
    const findings = checkProject(seeded([write(LOGIN, text)]));
    expect(findings.filter(({ id }) => id !== 'check-failed').length).toBeGreaterThan(0);
  });
});

test('a file that is wrong in thousands of places is told of a few times', () => {
  const steps = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`s${index}`, { title: 'x' }]));
  const told = checkProject(seeded([write(WORDS, JSON.stringify({ steps }))]))
    .filter(({ file }) => file === WORDS)
    .map(formatFinding);
  expect(told.length).toBeGreaterThan(50);
  expect(told.length).toBeLessThan(500);
});

describe('a release that cannot be read stops no check', () => {
  const next = [
    edit(flow('choose-card'), '"version": ⟦1 → 2⟧'),
    write('flows/choose-card/migrations/1-2.json', migrationFile(1, 2, '{ "drop": "/pick/note" }')),
  ];

  test.each([
    [
      'a form that is built on nothing',
      [released('choose-card'), write(form('choose-card/pick'), '{ "$ref": "./none.schema.json" }')],
    ],
    [
      'a locked step that is none',
      [write('flows/choose-card/shape.json', '{ "version": 1, "steps": { "pick": null }, "calls": {} }')],
    ],
    ['a locked version that is none', [write('flows/choose-card/shape.json', '{ "steps": {}, "calls": {} }')]],
  ])('%s', (_, edits) => {
    const told = checkProject(seeded([...edits, ...next])).filter(({ id }) => id === 'check-failed');
    expect(told.map(formatFinding)).toEqual([]);
  });
});
