import { describe, expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import type { Edit } from '../../../tests/planted/plant.ts';
import { planted } from '../../../tests/planted/plant.ts';
import type { Subject } from './change.ts';
import { diffProjects } from './diffProjects.ts';
import { diffText } from './diffText.ts';

const FLOW = 'transfer-to-hk';
const flowFile = `flows/${FLOW}/flow.json`;
const details = `schemas/${FLOW}/details.schema.json`;
const sound = loadProject(process.cwd());

/** Sentences of one kind that an edit brings, for the flow that is edited. */
function sentences(subject: Subject, ...edits: readonly Edit[]): readonly string[] {
  return diffProjects(sound, planted(edits))
    .filter((change) => change.subject === subject && (change.flow === FLOW || change.flow === undefined))
    .map(({ sentence }) => sentence);
}

test('the same data has no difference', () => {
  expect(diffProjects(sound, sound)).toEqual([]);
});

describe('a step is added', () => {
  const edits: readonly Edit[] = [
    {
      file: flowFile,
      from: '"onDone": { "target": "review" },',
      to: '"onDone": { "target": "advice" },',
    },
    {
      file: flowFile,
      from: '    "review": {\n      "tags": ["step", "review"],',
      to: `    "advice": {
      "tags": ["step"],
      "meta": { "form": "transfer-to-hk/advice", "stage": "review" },
      "on": { "NEXT": { "target": "review" }, "CANCEL": { "target": "cancelled" } }
    },
    "review": {
      "tags": ["step", "review"],`,
    },
    {
      file: `schemas/${FLOW}/advice.schema.json`,
      text: '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": { "read": { "const": true } }, "required": ["read"], "additionalProperties": false }',
    },
    {
      file: `locales/en/${FLOW}.json`,
      from: '"review": {\n      "title": "Check before you send",',
      to: '"advice": { "title": "Is this a scam?" },\n    "review": {\n      "title": "Check before you send",',
    },
  ];

  test('is said with its title and its place', () => {
    expect(sentences('steps', ...edits)).toContain('A step is added: “Is this a scam?”, after quoting.');
    expect(sentences('branches', ...edits)).toContain(
      'At quoting leads to “Is this a scam?” instead of “Check before you send”.',
    );
  });

  test('members behind it stand at it, those before it go on', () => {
    const fates = sentences('records', ...edits);
    const fate = (step: string) => fates.find((line) => line.split(':')[0]?.includes(step));
    expect(fate('“Who do you want to send money to?”')).toContain('they go on where they were.');
    expect(fate('“Check before you send”')).toMatch(/they stand at “Is this a scam\?” instead/);
  });
});

describe('a limit is narrowed', () => {
  const edit: Edit = { file: 'schemas/shared/remark.schema.json', from: '"maxLength": 20', to: '"maxLength": 10' };

  test('is said with a value that was taken', () => {
    const said = sentences('questions', edit);
    expect(said.join('\n')).toMatch(
      /in “Who do you want to send money to\?” takes less than before: ".{11,20}" was taken and no longer is\. \(Now: has at most 10 characters\.\)/,
    );
  });
});

describe('a field is renamed with a migration', () => {
  const edits: readonly Edit[] = [
    { file: flowFile, from: '"version": 1,', to: '"version": 2,' },
    { file: details, from: '"remark": {', to: '"message": {' },
    {
      file: `schemas/${FLOW}/review.schema.json`,
      from: '"answer": "details/remark"',
      to: '"answer": "details/message"',
    },
    {
      file: flowFile,
      from: '"remark": { "maybe": "$form/details/remark" }',
      to: '"remark": { "maybe": "$form/details/message" }',
    },
    {
      file: `flows/${FLOW}/migrations/1-2.json`,
      text: '{ "$schema": "../../../schemas/language/migration.schema.json", "from": 1, "to": 2, "steps": [{ "rename": "/details/remark", "to": "/details/message" }] }',
    },
  ];

  test('members go on where they were', () => {
    expect(sentences('records', ...edits).every((line) => line.endsWith('they go on where they were.'))).toBe(true);
    expect(sentences('records', ...edits).join()).toContain('“Check before you send”');
  });

  test('and what is asked has another name', () => {
    expect(sentences('questions', ...edits)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/also asks for “message”/),
        expect.stringMatching(/no longer asks for/),
      ]),
    );
  });
});

describe('sound edits are named each', () => {
  test.each<[string, Subject, Edit, RegExp]>([
    [
      'another target',
      'branches',
      {
        file: flowFile,
        from: '{ "guard": "code:FUNDS_FROZEN", "target": "frozen" },\n          { "guard": "code:CARD_STATUS", "target": "refused" },\n          { "guard": "code:ACCOUNT_STATUS", "target": "refused" },\n          { "guard": "code:TRANSFER_HOURS", "target": "closedNow" },\n          { "guard": "code:REALNAME_REQUIRED", "target": "levelTooLow" },\n          { "target": "details", "description": "Something to correct: the amount, the payee or the bank." }',
        to: '{ "guard": "code:FUNDS_FROZEN", "target": "refused" },\n          { "guard": "code:CARD_STATUS", "target": "refused" },\n          { "guard": "code:ACCOUNT_STATUS", "target": "refused" },\n          { "guard": "code:TRANSFER_HOURS", "target": "closedNow" },\n          { "guard": "code:REALNAME_REQUIRED", "target": "levelTooLow" },\n          { "target": "details", "description": "Something to correct: the amount, the payee or the bank." }',
      },
      /^At quoting, FUNDS_FROZEN leads to .* instead of/,
    ],
    [
      'a looser bound',
      'questions',
      { file: 'schemas/shared/remark.schema.json', from: '"maxLength": 20', to: '"maxLength": 30' },
      /takes more than before/,
    ],
    [
      'other words',
      'words',
      { file: `locales/en/${FLOW}.json`, from: '"title": "Check before you send"', to: '"title": "Please check"' },
      /^English words changed: "Please check" instead of "Check before you send" at steps\.review\.title\.$/,
    ],
    [
      'a question that may be left empty',
      'questions',
      { file: details, change: '⟦"payee_name_en", → ⟧ "amount"]' },
      /may now be left empty\.$/,
    ],
  ])('%s', (_, subject, edit, sentence) => {
    expect(sentences(subject, edit)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });
});

describe('words that come and go are said one by one', () => {
  const en = `locales/en/${FLOW}.json`;
  const title = '"title": "Check before you send",';

  test('one of them', () => {
    expect(sentences('words', { file: en, from: title, to: `${title}\n      "hint": "Take your time.",` })).toEqual([
      'English words added: "Take your time." at steps.review.hint.',
    ]);
  });

  test('several below one name', () => {
    const hints = '"hints": { "first": "Take your time.", "more": ["Check the name.", "Check the amount."] },';
    const added: Edit = { file: en, from: title, to: `${title}\n      ${hints}` };
    const said =
      '"Take your time." at steps.review.hints.first, "Check the name." at steps.review.hints.more.0, ' +
      '"Check the amount." at steps.review.hints.more.1.';
    expect(sentences('words', added)).toEqual([`English words added: ${said}`]);
    const removed = diffProjects(planted([added]), sound).filter(({ subject }) => subject === 'words');
    expect(removed.map(({ sentence }) => sentence)).toEqual([`English words removed: ${said}`]);
  });

  test('of many the first ones, and how many more', () => {
    const names = Array.from({ length: 9 }, (_, index) => `w${index}`);
    const many = JSON.stringify(Object.fromEntries(names.map((name) => [name, `Word ${name}`])));
    const [sentence = ''] = sentences('words', { file: en, from: title, to: `${title} "many": ${many},` });
    expect(sentence).toMatch(/^English words added: "Word w0" at steps\.review\.many\.w0, .*, and 3 more\.$/);
    expect(sentence).not.toContain('{');
  });

  test('a whole file, and words of no flow', () => {
    const file = 'locales/zh-CN/greetings.json';
    expect(sentences('words', { file, text: '{ "$schema": "x", "hello": "你好" }' })).toEqual([
      'Simplified Chinese words added: "你好" at greetings: hello.',
    ]);
  });

  test('a sentence that takes the place of several', () => {
    const was: Edit = { file: en, from: title, to: `${title} "hints": { "first": "Take your time." },` };
    const is: Edit = { file: en, from: title, to: `${title} "hints": "Take your time",` };
    const said = diffProjects(planted([was]), planted([is])).filter(({ subject }) => subject === 'words');
    expect(said.map(({ sentence }) => sentence)).toEqual([
      'English words removed: "Take your time." at steps.review.hints.first.',
      'English words added: "Take your time" at steps.review.hints.',
    ]);
  });
});

test('reads as a list by flow, also for a pull request', () => {
  const changes = [
    { subject: 'words', sentence: 'a' },
    { subject: 'steps', flow: FLOW, sentence: 'b' },
  ] as const;
  expect(diffText(changes, true)).toBe(
    `## ${FLOW}\n### Steps, calls and outcomes\n- b\n\n## For every process\n### Words\n- a`,
  );
});
