import { expect, test } from 'vitest';
import { readCommandLine } from './commandLine.ts';

test('a command, its names and its options, in any order', () => {
  const { command, names, options } = readCommandLine(['draw', '--out', 'a.svg', 'transfer-to-hk']);
  expect([command, names, options.get('out')]).toEqual(['draw', ['transfer-to-hk'], 'a.svg']);
  expect(readCommandLine(['check', '--json']).options.get('json')).toBe(true);
  expect(readCommandLine(['draw', '--out=b.svg', 'x']).options.get('out')).toBe('b.svg');
  expect(readCommandLine([]).command).toBeUndefined();
});

test.each(['port', 'locale', 'root'])('--%s takes the word behind it', (name) => {
  const { names, options } = readCommandLine(['replay', `--${name}`, '18502', 'a.json']);
  expect([names, options.get(name)]).toEqual([['a.json'], '18502']);
});

test.each([
  [['check', '--jsn'], '"--jsn" is not an option of flow. Did you mean "json"?'],
  [['check', '-x'], '"-x" is not an option of flow.'],
  [['replay', 'a.json', '--port'], '--port needs a value.'],
  [['replay', '--port=', 'a.json'], '--port needs a value.'],
  [['check', '--json=yes'], '--json takes no value.'],
])('%j: %s', (words, said) => {
  expect(() => readCommandLine(words)).toThrow(said);
});
