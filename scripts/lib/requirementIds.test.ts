import { expect, test } from 'vitest';
import { coverageOf, coverageText, idsIn, idsInTestNames, requirementsIn } from './requirementIds.ts';

test('ids stand alone, in lists and in ranges', () => {
  expect(idsIn('pays (R-VAL-08 to R-VAL-10, AMB-05); R-ENT-103')).toEqual([
    'R-VAL-08',
    'R-VAL-09',
    'R-VAL-10',
    'AMB-05',
    'R-ENT-103',
  ]);
});

test('names are titles and the tables of titles; what a test does and comments are not', () => {
  const text = `
    // R-GEN-01
    const cases = [['31 characters (R-CONST-02)', () => say('R-GEN-06')]];
    const id = <T>(value: T) => value;
    it.each(cases)('%s', () => {});
    describe('login (R-FLOW-02)', () => {
      it(\`asks \${field} (R-VAL-01)\`, () => expect(cite).toBe('R-GEN-02'));
      it.each([['R-CONST-55', 'HKD']])('%s: %s', (id) => say('R-GEN-03'));
      test.each\`id\${'R-GEN-05'}\`('$id', () => {});
      describe.each(['R-ERR-03 to R-ERR-04'])('%s', { timeout: 1 }, () => {});
    });
    note('R-GEN-04');`;
  expect(idsInTestNames('login.test.ts', text)).toEqual([
    'R-CONST-02',
    'R-FLOW-02',
    'R-VAL-01',
    'R-CONST-55',
    'R-ERR-03',
    'R-ERR-04',
  ]);
});

test('what no test names is printed below its area', () => {
  const requirements = requirementsIn(
    '# List\n\n- R-FLOW-01 Card login\n- R-FLOW-02 Password login\n\n- AMB-01 Guards\n',
  );
  const coverage = coverageOf(requirements, new Set(['R-FLOW-02', 'R-FLOW-99']));
  expect(coverage).toEqual({ covered: ['R-FLOW-02'], uncovered: ['R-FLOW-01', 'AMB-01'], unknown: ['R-FLOW-99'] });
  expect(coverageText(requirements, coverage)).toBe(`R-FLOW: 1 of 2
  R-FLOW-01 Card login
AMB: 0 of 1
  AMB-01 Guards
R-FLOW-99 is named by a test and not in the list
1 covered, 2 without a test
`);
});
