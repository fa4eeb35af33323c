import { describe, expect, test } from 'vitest';
import { propertySeed } from '../support/propertyRuns.ts';
import type { Case } from './complaints.ts';
import { constants, CONTRACT, flow, form, operation, words } from './paths.ts';
import { edit, fault, seeded, twin, write, type Fault, type ValidTwin } from './seeded.ts';
import { grouped } from './together.ts';

function caseOf(one: Fault | ValidTwin): Case {
  return { kind: 'target-unknown', ...one };
}

describe('only what has nothing to do with each other is in one group', () => {
  const edits = (...files: string[]): Case => caseOf(twin(files.join(), ...files.map((file) => write(file, ''))));
  const says = (id: string, text: string): Case => caseOf(twin(id, write(flow(id), text)));
  const seen = (file: string, expected: Parameters<typeof fault>[2]): Case =>
    caseOf(fault(file, write(file, ''), expected));
  const areTogether = (...cases: readonly Case[]) => grouped(cases, propertySeed).length === 1;
  const limits = constants('limits');

  test.each<[what: string, one: Case, other: Case, isSo: boolean]>([
    ['two flows', edits(flow('contact')), edits(flow('register')), true],
    ['a flow and words of another', edits(flow('contact')), edits(words('en', 'register')), true],
    ['a flow and its words', edits(flow('contact')), edits(words('en', 'contact')), false],
    ['a flow and its form', edits(flow('contact')), edits(form('contact/message')), false],
    ['a flow and one that calls it', edits(flow('confirm-payment')), edits(flow('transfer-to-hk')), false],
    ['a flow and one that calls it then', edits(flow('contact')), says('register', '"src": "flow:contact"'), false],
    ['a screen and one that is like it then', edits(flow('contact')), says('register', '"like": "contact/a"'), false],
    [
      'a flow and what follows in it',
      edits(flow('contact')),
      seen(flow('register'), { follows: [`* ${flow('contact')}`] }),
      false,
    ],
    [
      'a flow and what is seen in it',
      edits(flow('contact')),
      seen(flow('register'), { at: write(flow('contact'), '') }),
      false,
    ],
    [
      'a flow and what follows anywhere',
      edits(flow('contact')),
      seen(flow('register'), { follows: ['* flows/*'] }),
      false,
    ],
    [
      'a flow and one that calls it by an edit of a part',
      edits(flow('contact')),
      caseOf(twin('a part', edit(flow('forgot-password'), '"src": "flow:⟦forgot-by-uplink → contact⟧"'))),
      false,
    ],
    [
      'two flows, where a file of one is broken',
      edits(flow('contact')),
      { ...seen(flow('register'), {}), kind: 'file-invalid' },
      false,
    ],
    [
      'two flows, where a file of one is broken too',
      edits(flow('contact')),
      seen(flow('register'), { follows: [`data-broken ${flow('register')}`] }),
      false,
    ],
    ['a flow with what all look at, and another flow', edits(flow('contact'), limits), edits(flow('register')), false],
    ['a flow and what all flows look at', edits(flow('contact')), edits(limits), false],
    ['two files that all flows look at', edits(limits), edits('content/site.json'), true],
    ['two files of one folder', edits(limits), edits(constants('access')), false],
    ['two files of the contract', edits(CONTRACT), edits(operation('auth/authOtp')), false],
    ['words of no flow', edits(words('en', 'shared')), edits(words('zh-CN', 'return-codes')), false],
  ])('%s', (_, one, other, isSo) => {
    expect(areTogether(one, other)).toBe(isSo);
    expect(areTogether(other, one)).toBe(isSo);
  });

  test('none is left out or comes twice, and no group is large', () => {
    const all = Object.keys(seeded([]).flows).map((id) => edits(flow(id)));
    const groups = grouped(all, propertySeed);
    expect(groups.flat()).toHaveLength(all.length);
    expect(new Set(groups.flat())).toEqual(new Set(all));
    for (const group of groups) expect(group.length).toBeLessThanOrEqual(8);
  });

  test('others are together on another day', () => {
    const all = Object.keys(seeded([]).flows).map((id) => edits(flow(id)));
    expect(grouped(all, 1)).not.toEqual(grouped(all, 2));
  });
});
