import { expect, it } from 'vitest';
import { loadContract } from './contract.ts';

const tidied = (operationId: string, body: { [name: string]: string | { remark: string }[] }) =>
  loadContract()
    .operations.find((one) => one.operationId === operationId)!
    .tidyRequest(body);

it.each([
  ['turned around', 'bill \u202Efdp.exe', 'bill fdp.exe'],
  ['turned around in a part of its own', 'a\u2067b\u2069c', 'abc'],
  ['marked for a direction', '\u200Fa\u200Eb\u061C', 'ab'],
  ['broken by what has no width', 'pay\u200B\u2060\uFEFFpal', 'paypal'],
  ['hyphenated where nobody sees it', 'pay\u00ADpal', 'paypal'],
  ['with signs for a machine', 'a\u0007\u001B[31m\u009Bb', 'a[31mb'],
  ['longer than it looks', 'x\u3164\u115F\uFFA0\u180By', 'xy'],
  ['a message to a machine', 'Rent\u{E0041}\u{E0042}\u034F', 'Rent'],
  ['in a form of nothing', '\uFE0Fa \uFE0Fb\uFE0F\uFE0F\u{E0100}', 'a b\uFE0F'],
  ['in chosen forms of letters', '葛\u{E0100}飾 ☎\uFE0F', '葛\u{E0100}飾 ☎\uFE0F'],
  ['in lines', 'a\nb\tc', 'a\nb\tc'],
  ['with pictures that are joined', '👨‍👩‍👧 \u{20BB7}野家', '👨‍👩‍👧 \u{20BB7}野家'],
  ['in letters that are joined or not', 'نمی‌خواهم', 'نمی‌خواهم'],
])('a text that is %s says what it looks like', (_how, remark, shown) => {
  expect(tidied('transferQuote', { remark })).toEqual({ remark: shown });
});

it('takes every free text of a request, in lists too, and no secret', () => {
  expect(tidied('topupBankCreate', { note: 'a\u202Eb', payments: [{ remark: 'c\u202Ed' }] })).toEqual({
    note: 'ab',
    payments: [{ remark: 'cd' }],
  });
  expect(tidied('contactContactUs', { name: 'a\u202Eb', content: 'c\u202Ed' })).toEqual({ name: 'ab', content: 'cd' });
  const secret = { login_pwd: 'Sample\u200B1234' };
  expect(tidied('loginByPwd', secret)).toBe(secret);
});

it.each([
  ['such characters', '\u202E\u200B'],
  ['signs for a machine', '\u0007\u009B'],
  ['white space', ' \t\n\u00A0\u3000'],
  ['white space and such characters', ' \u202E '],
  ['what joins letters that are not there', '\u200D \u200C'],
  ['a mark above no letter', '\u0301'],
  ['letters that show nothing', '\u3164\u115F\u2800\uFE0F'],
])('leaves nothing of a text of %s alone', (_what, text) => {
  expect(tidied('transferQuote', { remark: text })).toEqual({});
  expect(tidied('contactContactUs', { name: text, content: text })).toEqual({});
});

it('takes nothing out of a secret; one that shows nothing is none (F-FP-QA, F-SET-QA)', () => {
  const answer = { answer: 'Central\u200B Primary' };
  expect(tidied('userQaSet', answer)).toEqual(answer);
  for (const nothing of ['\u3164', '\uFE0F\uFE0F', '\u0301', '   ']) {
    expect(tidied('userQaSet', { answer: nothing })).toEqual({});
    expect(tidied('forgetPwdVerifyAnswer', { answer: nothing })).toEqual({});
  }
});

it('leaves white space around a text, and an empty text, as they are', () => {
  for (const kept of [
    { name: ' a ', content: '\n\u3000b\n' },
    { name: '', content: '' },
  ])
    expect(tidied('contactContactUs', kept)).toBe(kept);
});
