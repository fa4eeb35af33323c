import { describe, expect, test } from 'vitest';
import { formatFinding } from '../finding.ts';
import { findingsOf } from './plant.ts';

const LOGIN = 'flows/login-by-password/flow.json';
const PICK = 'flows/choose-card/flow.json';

/** What the checker says of the planted file. */
function said(file: string, to: string): readonly string[] {
  return findingsOf([{ file, to }])
    .filter((finding) => finding.file === file)
    .map(formatFinding);
}

describe('bad files get an error with line and column, never a stack', () => {
  test('not JSON', () => {
    expect(said(LOGIN, '{\n  "id": "login-by-password",\n  nonsense\n}')[0]).toMatch(
      /flow\.json:3:3 {2}is not JSON.*\[file-unreadable\]/,
    );
  });

  test('a key that stands twice', () => {
    const text = '{\n  "id": "x",\n  "id": "login-by-password"\n}';
    expect(said(LOGIN, text).join('\n')).toMatch(/:3:3 {2}"id" stands twice.*\[key-twice\]/);
  });

  test('a byte order mark', () => {
    expect(said('locales/en/choose-card.json', '\ufeff{}').join('\n')).toMatch(
      /:1:1 {2}begins with a byte order mark.*\[file-mark\]/,
    );
  });

  test('a word that the language does not have', () => {
    const changes = [
      { file: LOGIN, from: '"initial": "credentials",', to: '"initial": "credentials",\n  "entry": [],' },
    ];
    const told = findingsOf(changes).map(formatFinding).join('\n');
    expect(told).toMatch(/flow\.json:\d+:3 {2}"entry" is not a word of the language here.*\[file-invalid\]/);
  });

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
    expect(() => findingsOf([{ file: LOGIN, to: text }])).not.toThrow();
    expect(findingsOf([{ file: LOGIN, to: text }]).filter(({ id }) => id !== 'check-failed').length).toBeGreaterThan(0);
  });

  test('flows that hold one another', () => {
    const changes = [{ file: PICK, from: 'op:loginChooseCard', to: 'flow:login-by-password' }];
    const told = findingsOf(changes).map(formatFinding).join('\n');
    expect(told).toMatch(
      /flows\/choose-card\/flow\.json:\d+:\d+ {2}flow "choose-card" holds itself through "login-by-password".*\[flow-circular\]/,
    );
  });

  test('ten megabytes', () => {
    const text = JSON.stringify({
      codes: Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`CODE_${index}`, 'x'.repeat(90)])),
    });
    expect(said('locales/en/choose-card.json', text).join('\n')).toMatch(
      /:1:1 {2}is not data of a person.*\[file-unreadable\]/,
    );
  });

  test('a file that is wrong in thousands of places', () => {
    const text = JSON.stringify({
      codes: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`C${index}`, 'x'])),
    });
    const told = said('locales/en/choose-card.json', text);
    expect(told.length).toBeGreaterThan(50);
    expect(told.length).toBeLessThan(500);
  });
});
