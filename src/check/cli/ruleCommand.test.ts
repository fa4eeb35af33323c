import { expect, test } from 'vitest';
import type { Json } from '../../domain/json.ts';
import type { Project } from '../../compile/project.ts';
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

test('what a figure of its is worked out from is said with the values in force, behind other figures and rules too', () => {
  const figure = (id: string, value: Json) => ({ figure: { id, description: `What ${id} is.`, value } });
  const constant = (id: string) => ({
    constant: { id, description: '', unit: 'days', source: [], rows: [{ effectiveFrom: '2024-01-01', value: 90 }] },
  });
  const rule = {
    id: 'trip.isShort',
    description: 'A short trip.',
    source: [],
    subject: { begins: 'date', ends: 'date' },
    figures: { last: 'trip.stayEnd' },
    schema: { properties: { ends: { dateAtMost: { data: '/last' } } } },
    examples: { hold: [], fail: [] },
  };
  const invented = {
    ...project,
    rules: { 'trip.isShort': { rule, file: 'flows/rules/trip.json' } },
    figures: {
      'trip.stayEnd': figure('trip.stayEnd', { dateAfter: { data: '/begins' }, days: { figure: 'trip.stay' } }),
      'trip.stay': figure('trip.stay', { const: 'trip.stay.most' }),
    },
    constants: { 'trip.stay.most': constant('trip.stay.most'), 'trip.other': constant('trip.other') },
  } as unknown as Project;
  const { out } = ruleCommand(invented, readCommandLine(['rule', 'trip.isShort', '--explain']), '2026-03-02');
  expect(out).toContain('\nlast: the figure trip.stayEnd (What trip.stayEnd is.)\n');
  expect(out).toContain('\nin force on 2026-03-02:\n  trip.stay.most  90 days  since 2024-01-01\n');
  expect(out).not.toContain('trip.other');
});
