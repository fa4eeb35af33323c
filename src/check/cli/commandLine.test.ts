import { expect, test } from 'vitest';
import { readCommandLine } from './commandLine.ts';

test('a command, its names and its options, in any order', () => {
  const { command, names, options } = readCommandLine(['draw', '--out', 'a.svg', 'transfer-to-hk']);
  expect([command, names, options.get('out')]).toEqual(['draw', ['transfer-to-hk'], 'a.svg']);
  expect(readCommandLine(['check', '--json']).options.get('json')).toBe(true);
  expect(readCommandLine(['draw', '--out=b.svg', 'x']).options.get('out')).toBe('b.svg');
  expect(readCommandLine([]).command).toBeUndefined();
});
