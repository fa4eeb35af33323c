import { afterEach, expect, test, vi } from 'vitest';
import { CHAIN, chainProject } from '../../../tests/support/chainProject.ts';
import { loadProject } from '../../compile/loadProject.ts';
import { verifyCommand } from './verifyCommand.ts';

afterEach(() => void vi.restoreAllMocks());

test('of no flow no promise is said to be kept', () => {
  const project = loadProject('tests/fixtures/none', new Map());
  expect(verifyCommand(project, { command: 'verify', names: [], options: new Map() })).toEqual({
    out: 'flow verify: 0 flows\n',
    code: 0,
  });
});

test.each([
  [0, []],
  [3000, [expect.stringMatching(/^chain: \d+ positions so far\n$/)]],
])('who waits is told how far it is, where a look at the clock takes %i ms (V12)', (ms, told) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
  const said: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(text) > 0);
  verifyCommand(chainProject(2), { command: 'verify', names: [CHAIN], options: new Map([['explain', '']]) });
  expect(said.slice(0, 1)).toEqual(told);
});
