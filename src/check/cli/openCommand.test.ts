import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { readCommandLine } from './commandLine.ts';
import { openCommand } from './openCommand.ts';

const project = loadProject(process.cwd());
const run = (line: string) => openCommand(project, readCommandLine(`open ${line}`.trim().split(' ')));

test.each([
  ['', 'flow open takes one flow'],
  ['register --port 0', '--port 0: a port is a number from 1 to 65535.'],
  ['register --at reveiw', 'Did you mean "review"?'],
])('flow open %s: %s', async (line, says) => {
  expect(await run(line)).toEqual({ out: expect.stringContaining(says) as string, code: 2 });
});

test('the flow that was meant is named', async () => {
  await expect(run('registre')).rejects.toThrow('Did you mean "register"?');
});
