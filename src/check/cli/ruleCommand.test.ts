import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { readCommandLine } from './commandLine.ts';
import { ruleCommand } from './ruleCommand.ts';

const project = loadProject(process.cwd());
const said = (line: string) => ruleCommand(project, readCommandLine(`rule ${line}`.split(' ')), '2026-03-02');

test('a rule is said in words, with who is in and who is out', () => {
  const { out, code } = said('level.canTransferToHk');
  expect(code).toBe(0);
  expect(out).toMatch(/^level\.canTransferToHk {2}flows\/rules\/level\.json\n/);
  expect(out).toMatch(/^about: status \(level\)$/m);
  expect(out).toMatch(/^ {2}status is not "0"$/m);
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
  expect(said('level.canTransferToHk --examples').out).not.toMatch(/status is not/);
});

test('a rule that is not there is guessed at', () => {
  expect(said('level.canTransferToHK')).toEqual({
    out: expect.stringContaining('level.canTransferToHk') as string,
    code: 2,
  });
});

test('what it names is said with the values in force on the day, and when they change', () => {
  const { out } = said('transfer.withinSingleLimit --explain');
  expect(out).toContain('amount is at most [limit.transfer.single.status, else 1] (currency)');
  expect(out).toMatch(/^in force on 2026-03-02:$/m);
  expect(out).toMatch(/^ {2}limit\.transfer\.single\.3 {2}25000\.00 HKD, .* since 2012-01-01; a sample$/m);
  expect(said('document.isValidLongEnough --explain').out).toMatch(/document\.daysLeft {2}\d+ days {2}since \d{4}-/);
  expect(said('transfer.isInBankHours --explain').out).toMatch(/^ {2}prc {2}.* {2}years 2025, /m);
  expect(said('level.canTransferToHk --explain').out).not.toContain('in force');
});

test('a schema that it takes up is said below it', () => {
  expect(said('password.isNoSequence --explain').out).toMatch(
    /^ {2}password is as new-pay-pwd says\n {4}matches [^\n]+\n {4}has at least 6 characters$/m,
  );
});
