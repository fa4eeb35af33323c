import { expect, test } from 'vitest';
import type { Verdict } from '../verify/verdict.ts';
import type { FlowReport } from '../verify/verifyFlow.ts';
import { closingLine } from './closingLine.ts';

const promise = (id: string, type: Verdict['type']): Verdict => ({ id, description: 'It is so.', type });

function report(promises: readonly Verdict[], notReached: FlowReport['notReached'] = []): FlowReport {
  const all = 100;
  return {
    flow: 'one',
    states: [all, all],
    transitions: [all, all],
    guardValues: [all - notReached.length, all],
    refused: [],
    positions: 1,
    steps: 1,
    seconds: 1,
    promises,
    counterexamples: [],
    notReached,
  };
}

const KEPT = [promise('a', 'kept'), promise('b', 'kept')];
const OPEN = promise('noConstantGuard', 'notProven');
const ITEM = 'guard:one.0=true';

test.each<[string, readonly FlowReport[], number, string]>([
  ['all is kept', [report(KEPT), report(KEPT)], 0, '2 flows; 4 of 4 promises kept'],
  [
    'one is not proven, with a reason',
    [report([...KEPT, OPEN], [{ item: ITEM, reason: 'R' }])],
    0,
    '1 flow; 2 of 3 promises kept; 1 not proven, with a reason in checks.json',
  ],
  ['one is not proven', [report([...KEPT, OPEN], [{ item: ITEM }])], 0, '1 flow; 2 of 3 promises kept; 1 not proven'],
  [
    'some are otherwise',
    [report([promise('a', 'broken'), promise('b', 'cannotBreak'), OPEN, ...KEPT])],
    2,
    '1 flow; 2 of 5 promises kept; 1 broken; 1 cannot break; 1 not proven; 2 flows not walked',
  ],
  [
    'a state is not reached',
    [report(KEPT, [{ item: 'state:one' }])],
    0,
    '1 flow; 2 of 2 promises kept; 1 flow not reached as a whole',
  ],
  ['there is no flow', [], 0, '0 flows'],
])('when %s', (_, reports, failures, line) => {
  expect(closingLine(reports, failures)).toBe(`flow verify: ${line}`);
});
