import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDataFile } from './dataFile.ts';
import { positionInFlow } from './flowOfFile.ts';

const PATH = 'flows/topup-by-payment/flow.json';
const text = readFileSync(`tests/example-flow/project/${PATH}`, 'utf8');
const file = parseDataFile(PATH, text);

/** The line on which the value of a pointer of the expanded flow is written, without what is around it. */
const lineOf = (pointer: string) => text.split('\n')[positionInFlow(file, pointer).line - 1]?.trim();

test.each([
  ['/states/payments-2/invoke/src', '"src": "flow:made-payment",'],
  ['/states/payments-1/invoke/onDone/0/target', '{ "guard": "outcome:cancelled", "target": "cancelled" },'],
  ['/states/payments-1/invoke/onDone/1/target', '{ "guard": "outcome:back", "target": "account" },'],
  ['/states/payments-3-list/on/NEXT/1/target', '{ "target": "review" }'],
  ['/states/payments-3-list/on/ADD/target', '"payments": {'],
  ['/states/payments-3-list/meta/summary/0/rows/2/data', '{ "name": "remark", "data": "remark", "as": "text" }'],
  ['/states/payments/always', '"payments": {'],
  ['/states/review/on/NEXT/target', '"on": { "NEXT": { "target": "authorise" }, "CANCEL": { "target": "cancelled" } }'],
])('%s stands where the file says it', (pointer, line) => {
  expect(lineOf(pointer)).toBe(line);
});
