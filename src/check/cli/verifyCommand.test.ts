import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { verifyCommand } from './verifyCommand.ts';

test('of no flow no promise is said to be kept', () => {
  const project = loadProject('tests/fixtures/none', new Map());
  expect(verifyCommand(project, { command: 'verify', names: [], options: new Map() })).toEqual({
    out: 'flow verify: 0 flows\n',
    code: 0,
  });
});
