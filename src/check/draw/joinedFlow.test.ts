import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainChanges } from '../diff/diffProjects.ts';
import { flowOfFile } from '../../compile/flowOfFile.ts';
import { parseDataFile } from '../../compile/dataFile.ts';
import { loadProject } from '../../compile/loadProject.ts';
import { readDataFiles } from '../../compile/readDataFiles.ts';
import { drawFlow } from './drawFlow.ts';

const EXAMPLE = 'tests/example-flow/project';
const PATH = 'flows/topup-by-payment/flow.json';
const text = readFileSync(`${EXAMPLE}/${PATH}`, 'utf8');

test('a sub-flow for each row is drawn as it is written, and the list behind each row beside it', () => {
  const drawn = drawFlow(flowOfFile(parseDataFile(PATH, text)));
  expect(drawn).toContain('  payments : sub-flow made-payment, for 1 to 5 rows\n');
  expect(drawn).toContain('  payments_list --> payments : ADD\n');
  expect(drawn).toContain('  payments_list --> several : NEXT [splitTopup.hasSeveralPayments?]\n');
  expect(drawn).not.toMatch(/payments-\d/);
});

test('what is different in it is said once', () => {
  // Other flows of the example call what the contract of the product does not have.
  const ofOthers = /visa|payment-query|historyAsk/;
  const example = [...readDataFiles(EXAMPLE)].filter(([path]) => !ofOthers.test(path));
  const files = new Map([...readDataFiles('.'), ...example]);
  const changed = (from: string, to: string) => {
    const after = new Map(files).set(PATH, parseDataFile(PATH, text.replace(from, to)));
    return plainChanges(loadProject('.', files), loadProject('.', after))
      .filter(({ flow }) => flow === 'topup-by-payment')
      .map(({ sentence }) => sentence);
  };
  expect(changed('"max": 5', '"max": 6')).toEqual(['“Payments you have told us of”: call each max is 6 instead of 5.']);
  expect(changed('{ "target": "review" }\n        ]', '{ "target": "several" }\n        ]')).toEqual([
    'At “Payments you have told us of”, NEXT leads to “You have made several payments” instead of “Check your payments”.',
  ]);
});
