import { describe, expect, test } from 'vitest';
import { checkProject } from '../../src/check/checkProject.ts';
import { formatFinding } from '../../src/check/finding.ts';
import { flow, form, words } from './paths.ts';
import { edit, seeded, write } from './seeded.ts';

/** Something wrong in other flows, of each a check that looks at the project as a whole, or at one flow. */
const ELSEWHERE = [
  edit(flow('device-code'), '"otp": ⟦"$form/enter/code/otp" → "$form/enter/kode"⟧'),
  edit(flow('transfer-to-hk'), '"page": ⟦"/addc" → "/adc"⟧'),
  edit(words('en', 'choose-card'), '⟦"title" → "titel"⟧: "Which'),
];

const told = (edits: Parameters<typeof seeded>[0]) => checkProject(seeded(edits));

const FLOW = flow('confirm-payment');
const FORM = form('confirm-payment/ask');

describe('of a file that cannot be read only that is told, and of the others all', () => {
  const before = told(ELSEWHERE).map(formatFinding);

  test.each([
    [FLOW, '{'],
    [FLOW, '[]'],
    [FLOW, '{ "id": "confirm-payment", "meta": {}, "states": { "ask": null } }'],
    [FLOW, '{ "id": "confirm-payment", "meta": { "input": 5 }, "states": {} }'],
    [FORM, '{'],
    [FORM, '{ "properties": 5 }'],
    [words('en', 'confirm-payment'), '{'],
  ])('%s %s', (file, text) => {
    const all = told([...ELSEWHERE, write(file, text)]);
    const others = all.filter((one) => one.file !== file).map(formatFinding);
    expect(all.some((one) => one.file === file)).toBe(true);
    expect(others).toEqual(before);
  });
});
