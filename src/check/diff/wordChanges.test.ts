import { describe, expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { seeded, type Edit } from '../../../tests/seeded/seeded.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { wordChanges } from './wordChanges.ts';

const FLOW = 'transfer-to-hk';
const valid = loadProject(process.cwd());

function words(...edits: readonly Edit[]): readonly string[] {
  return wordChanges(valid, seeded(edits)).map(({ sentence }) => sentence);
}

describe('words that come and go are said one by one', () => {
  const en = `locales/en/${FLOW}.json`;
  const title = `"title": ${JSON.stringify(wordsOf(FLOW, 'steps.review.title'))},`;

  test('one of them', () => {
    expect(words({ file: en, from: title, to: `${title}\n      "hint": "Take your time.",` })).toEqual([
      'English words added: "Take your time." at steps.review.hint.',
    ]);
  });

  test('several below one name', () => {
    const hints = '"hints": { "first": "Take your time.", "more": ["Check the name.", "Check the amount."] },';
    const added: Edit = { file: en, from: title, to: `${title}\n      ${hints}` };
    const said =
      '"Take your time." at steps.review.hints.first, "Check the name." at steps.review.hints.more.0, ' +
      '"Check the amount." at steps.review.hints.more.1.';
    expect(words(added)).toEqual([`English words added: ${said}`]);
    const removed = wordChanges(seeded([added]), valid);
    expect(removed.map(({ sentence }) => sentence)).toEqual([`English words removed: ${said}`]);
  });

  test('of many the first ones, and how many more', () => {
    const names = Array.from({ length: 9 }, (_, index) => `w${index}`);
    const many = JSON.stringify(Object.fromEntries(names.map((name) => [name, `Word ${name}`])));
    const [sentence = ''] = words({ file: en, from: title, to: `${title} "many": ${many},` });
    expect(sentence).toMatch(/^English words added: "Word w0" at steps\.review\.many\.w0, .*, and 3 more\.$/);
    expect(sentence).not.toContain('{');
  });

  test('a whole file, and words of no flow', () => {
    const file = 'locales/zh-CN/greetings.json';
    expect(words({ file, text: '{ "$schema": "x", "hello": "你好" }' })).toEqual([
      'Simplified Chinese words added: "你好" at greetings: hello.',
    ]);
  });

  test('a sentence that takes the place of several', () => {
    const was: Edit = { file: en, from: title, to: `${title} "hints": { "first": "Take your time." },` };
    const is: Edit = { file: en, from: title, to: `${title} "hints": "Take your time",` };
    const said = wordChanges(seeded([was]), seeded([is]));
    expect(said.map(({ sentence }) => sentence)).toEqual([
      'English words removed: "Take your time." at steps.review.hints.first.',
      'English words added: "Take your time" at steps.review.hints.',
    ]);
  });
});
