import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { readCommandLine } from './commandLine.ts';
import { ruleCommand } from './ruleCommand.ts';

const project = loadProject(process.cwd());
const said = (line: string) => ruleCommand(project, readCommandLine(`rule ${line}`.split(' ')));

test('a rule is said in words, with who is in and who is out', () => {
  const { out, code } = said('level.canTransferToHk');
  expect(code).toBe(0);
  expect(out).toMatch(/^level\.canTransferToHk {2}flows\/rules\/level\.json\n/);
  expect(out).toMatch(/^ {2}status not\n {2}status {3}is "0"$/m);
  expect(out).toMatch(/^ {2}in +"1"$/m);
  expect(out).toMatch(/^ {2}out +"0"$/m);
});

test('what a member is by default is said, and shown of those who lack it', () => {
  const { out } = said('password.isNotKnown');
  expect(out).toMatch(/^ {2}known is "" where it is absent$/m);
  expect(out).toMatch(/^ {2}in +"864209" +""$/m);
});

test('each part by itself', () => {
  expect(said('level.canTransferToHk --explain').out).not.toMatch(/^ {2}in /m);
  expect(said('level.canTransferToHk --examples').out).not.toMatch(/status not/);
});

test('a rule that is not there is guessed at', () => {
  expect(said('level.canTransferToHK')).toEqual({
    out: expect.stringContaining('level.canTransferToHk') as string,
    code: 2,
  });
});
