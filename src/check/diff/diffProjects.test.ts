import { describe, expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { seeded, type Edit } from '../../../tests/seeded/seeded.ts';
import { patternOf, wordsOf } from '../../../tests/support/wordsOf.ts';
import { diffText, type Subject } from './change.ts';
import { diffProjects, plainChanges } from './diffProjects.ts';

const FLOW = 'transfer-to-hk';
const flowFile = `flows/${FLOW}/flow.json`;
const details = `schemas/${FLOW}/details.schema.json`;
const valid = loadProject(process.cwd());
const DETAILS = `“${wordsOf(FLOW, 'steps.details.title')}”`;
const REVIEW = `“${wordsOf(FLOW, 'steps.review.title')}”`;
const REVIEW_TITLE = `"title": ${JSON.stringify(wordsOf(FLOW, 'steps.review.title'))}`;

/** Sentences of one kind that an edit brings, for the flow that is edited. */
function sentences(subject: Subject, ...edits: readonly Edit[]): readonly string[] {
  // What becomes of records is found by walking the flow, which takes seconds.
  const changes = subject === 'records' ? diffProjects : plainChanges;
  return changes(valid, seeded(edits))
    .filter((change) => change.subject === subject && (change.flow === FLOW || change.flow === undefined))
    .map(({ sentence }) => sentence);
}

test('the same data has no difference', () => {
  expect(diffProjects(valid, valid)).toEqual([]);
});

test('nor has a step that said in a file of its own what it shows and that it asks nothing', () => {
  const rows =
    '"summary": [{ "name": "reason", "data": "error/reason", "as": "option", "of": "closed-reason" }, { "name": "opens", "data": "error/next_open", "as": "dateTime" }]';
  const schema = `{ "type": "object", "properties": {}, "x-${rows.slice(1)}, "additionalProperties": false }`;
  const before = seeded([
    { file: flowFile, change: `⟦${rows} → "form": "${FLOW}/waits"⟧` },
    { file: `schemas/${FLOW}/waits.schema.json`, text: schema },
  ]);
  expect(plainChanges(before, valid).filter(({ flow }) => flow === FLOW)).toEqual([]);
});

test('a row that is shown otherwise is said at its step', () => {
  const edit: Edit = { file: flowFile, change: '"data": "error/until", "as": "⟦dateTime → date⟧"' };
  expect(sentences('questions', edit)).toEqual([
    `“${wordsOf(FLOW, 'steps.frozen.title')}”, “${wordsOf(FLOW, 'steps.frozen.summary.until')}” (until): as is "date" instead of "dateTime".`,
  ]);
});

test('what a list shows of its items is said item by item', () => {
  const file = 'flows/giftcard-query/flow.json';
  const told = (change: string) => plainChanges(valid, seeded([{ file, change }])).map(({ sentence }) => sentence);
  const step = `“${wordsOf('giftcard-query', 'steps.card.title')}”`;
  const [otherwise] = told('"data": "time", "as": "⟦dateTime → date⟧"').filter((one) => one.startsWith(step));
  expect(otherwise).toMatch(/, “[^”]+” \(records\.time\): as is "date" instead of "dateTime"\.$/);
  const kind = '{ "name": "kind", "data": "kind", "as": "option", "of": "giftcard-record-kind" },';
  const [gone] = told(`⟦${kind} → ⟧`).filter((one) => one.startsWith(step));
  expect(gone).toMatch(/ no longer shows “[^”]+” \(records\.kind\)\.$/);
});

test('a figure that is calculated differently is said with an example', () => {
  const edit: Edit = { file: 'flows/figures/giftcard.json', change: '"in": "giftcard.fee.⟦virtual → entity⟧"' };
  const told = sentences('figures', edit);
  expect(told[0]).toMatch(
    /^The figure giftcard\.virtualFee is calculated differently: for .+ it is "60\.00" instead of "30\.00"\.$/,
  );
  expect(told).toHaveLength(2);
});

describe('a step is added', () => {
  const edits: readonly Edit[] = [
    { file: flowFile, change: '"onDone": { "target": "⟦review → advice⟧" },' },
    {
      file: flowFile,
      change: `⟦ → "advice": {
      "meta": { "stage": "review" },
      "on": { "NEXT": { "target": "review" }, "CANCEL": { "target": "cancelled" } }
    }, ⟧"review": {`,
    },
    {
      file: `schemas/${FLOW}/advice.schema.json`,
      text: '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": { "read": { "const": true } }, "required": ["read"], "additionalProperties": false }',
    },
    {
      file: `locales/en/${FLOW}.json`,
      change: `⟦ → "advice": { "title": "Is this a scam?" }, ⟧"review": { ${REVIEW_TITLE},`,
    },
  ];

  test('is said with its title and its place', () => {
    expect(sentences('steps', ...edits)).toContain('A step is added: “Is this a scam?”, after quoting.');
    expect(sentences('branches', ...edits)).toContain(`At quoting leads to “Is this a scam?” instead of ${REVIEW}.`);
  });

  test('members behind it stand at it, those before it go on', () => {
    const fates = sentences('records', ...edits);
    const fate = (step: string) => fates.find((line) => line.split(':')[0]?.includes(step));
    expect(fate(DETAILS)).toContain('they continue where they were.');
    expect(fate(REVIEW)).toMatch(/they are taken to “Is this a scam\?” instead/);
  });
});

describe('a limit is narrowed', () => {
  const edit: Edit = { file: 'schemas/shared/remark.schema.json', from: '"maxLength": 20', to: '"maxLength": 10' };

  test('is said with a value that is no longer accepted', () => {
    const said = sentences('questions', edit);
    expect(said.join('\n')).toMatch(
      new RegExp(
        `in ${patternOf(DETAILS)} accepts less than before: ".{11,20}" is no longer accepted\\. \\(Now: has at most 10 characters\\.\\)`,
      ),
    );
  });
});

test('a change that accepts less of some and more of others is one sentence with a value for each', () => {
  const said = sentences('questions', {
    file: 'schemas/shared/remark.schema.json',
    from: '"maxLength": 20',
    to: '"minLength": 2, "maxLength": 30',
  });
  expect(said.join('\n')).toMatch(
    /accepts other values than before: ".?" is no longer accepted, and ".{21,30}" is now accepted\./,
  );
});

/** Every file of the flow that speaks of a step or a field, with another name for it. */
function renamedEverywhere(rename: (text: string) => string): readonly Edit[] {
  const isOfFlow = (path: string) => path.includes(`/${FLOW}/`) && !path.startsWith('openapi/');
  return [...valid.files.values()]
    .filter(({ path }) => isOfFlow(path))
    .map(({ path, text }) => ({ file: path, text: rename(text) }))
    .filter(({ file, text }) => text !== valid.files.get(file)?.text);
}

describe('a field is renamed with a migration', () => {
  const edits: readonly Edit[] = [
    ...renamedEverywhere((text) =>
      text
        .replaceAll('details/remark', 'details/message')
        .replace(/"remark": \{\s*"\$ref"/, '"message": { "$ref"')
        .replace('"version": 1,', '"version": 2,'),
    ),
    {
      file: `flows/${FLOW}/migrations/1-2.json`,
      text: '{ "$schema": "../../../schemas/language/migration.schema.json", "from": 1, "to": 2, "steps": [{ "rename": "/details/remark", "to": "/details/message" }] }',
    },
  ];

  test('members continue where they were', () => {
    const fates = sentences('records', ...edits);
    expect(fates.every((line) => line.endsWith('they continue where they were.'))).toBe(true);
    expect(fates.join()).toContain(REVIEW);
  });

  test('and it is one change, not one removed and one added', () => {
    const said = plainChanges(valid, seeded(edits)).filter(({ flow }) => flow === FLOW);
    expect(said.map(({ sentence }) => sentence)).toEqual([
      'version is 2 instead of 1.',
      `“Remark” (remark) in ${DETAILS} (details) is now called “message” in ${DETAILS} (details); what was answered there is kept.`,
    ]);
  });
});

describe('what a migration does', () => {
  const inSchema = (change: string): Edit => ({ file: details, change });
  const migration = (...steps: readonly object[]): readonly Edit[] => [
    { file: flowFile, from: '"version": 1,', to: '"version": 2,' },
    {
      file: `flows/${FLOW}/migrations/1-2.json`,
      text: JSON.stringify({ $schema: '../../../schemas/language/migration.schema.json', from: 1, to: 2, steps }),
    },
  ];
  const newField = inSchema(
    '"properties": { ⟦ → "purpose": { "type": "string", "enum": ["rent", "gift"] }, ⟧"account_id": {',
  );
  const required = inSchema('"required": [⟦ → "purpose", ⟧');

  test('a new question that must be answered is asked of members in progress', () => {
    expect(sentences('questions', newField, required)).toContain(
      `${DETAILS} also asks for “purpose”; it is required, so members who have already passed this step are asked.`,
    );
    expect(sentences('records', newField, required).join('\n')).toMatch(
      new RegExp(`${patternOf(REVIEW)}, .*: they are taken to ${patternOf(DETAILS)} instead`),
    );
  });

  test('unless a default is taken as their answer', () => {
    const edits = [newField, required, ...migration({ default: '/details/purpose', value: 'rent' })];
    expect(sentences('questions', ...edits)).toEqual([
      `For members in progress who have not answered “purpose” in ${DETAILS} (details), the answer is set to "rent".`,
      `${DETAILS} also asks for “purpose”; for members who have already passed this step the answer is set to "rent".`,
    ]);
    expect(sentences('records', ...edits).every((line) => line.endsWith('they continue where they were.'))).toBe(true);
  });

  test('a question that may be left empty is asked of nobody again', () => {
    expect(sentences('questions', newField)).toEqual([`${DETAILS} also asks for “purpose”.`]);
  });

  test('what is dropped is said once', () => {
    const edits = [
      inSchema('}⟦, "remark": { "$ref": "../shared/remark.schema.json" } → ⟧'),
      ...migration({ drop: '/details/remark' }),
    ];
    expect(sentences('questions', ...edits).filter((line) => line.includes('Remark'))).toEqual([
      `What was answered at “Remark” (remark) in ${DETAILS} (details) is dropped.`,
    ]);
  });

  test('a step with another name is one change', () => {
    const step = 'details';
    const renamed = renamedEverywhere((text) =>
      text
        .replaceAll(`$form/${step}/`, '$form/payee/')
        .replaceAll(`"answer": "${step}/`, '"answer": "payee/')
        .replaceAll(/"(target|state|initial)": "details"/g, '"$1": "payee"')
        .replace(`"${step}": {`, '"payee": {')
        .replace(/("payee": \{[^]*?"meta": \{)/, `$1 "form": "${FLOW}/${step}",`)
        .replace('"version": 1,', '"version": 2,'),
    );
    const words = ['en', 'zh-HK', 'zh-CN'].map((locale): Edit => {
      const file = `locales/${locale}/${FLOW}.json`;
      const text = valid.files.get(file)?.text ?? '';
      return { file, text: text.replace(`"${step}": {`, '"payee": {') };
    });
    const [, moved] = migration({ rename: '/details', to: '/payee' });
    const said = plainChanges(valid, seeded([...renamed, ...words, ...(moved ? [moved] : [])]));
    const own = said.filter(({ flow }) => flow === FLOW);
    expect(own.map(({ sentence }) => sentence)).toEqual([
      'version is 2 instead of 1.',
      `${DETAILS} (details) is now called ${DETAILS} (payee); what was answered there is kept.`,
    ]);
  });
});

describe('what is asked only sometimes is told as it is', () => {
  const step = DETAILS;
  const adds = (text: string): Edit => ({ file: details, change: `⟦ → ${text}, ⟧"required": [` });
  const condition = '"if": { "type": "object", "properties": { "method": { "const": "FPS" } } }';

  test('an if and its then', () => {
    const then = '"then": { "type": "object", "required": ["remark"] }';
    expect(sentences('questions', adds(`${condition}, ${then}`))).toEqual([
      `${step}: where “method” is "FPS" (or left empty), “Remark” is required; there was no such condition before.`,
    ]);
  });

  test('what was always asked is now asked under a condition', () => {
    const then = '"then": { "type": "object", "required": ["payee_name_en"] }';
    const said = sentences('questions', {
      file: details,
      change: `⟦ → ${condition}, ${then}, ⟧"required": […⟦"payee_name_en",  → ⟧`,
    });
    expect(said.some((line) => line.endsWith('is now required only under a condition.'))).toBe(true);
    expect(said.join()).not.toContain('is now optional');
  });

  test('a rule that is asked under no condition any more waits for its fields', () => {
    const said = sentences('questions', {
      file: details,
      change:
        '"params": { "proxy_id": "$self/mobile" }, "at": "/mobile"⟦, "when": { "type": "is", "params": { "at": "$self/type", "in": ["mobile"] } } → ⟧',
    });
    expect(said).toEqual([expect.stringMatching(/ is asked wherever its fields are answered instead of where /)]);
  });

  test('what is shown only sometimes must be answered only then', () => {
    const when = '"x-when": { "type": "is", "params": { "at": "$self/method", "in": ["bank"] } }';
    const said = sentences(
      'questions',
      { file: details, change: `"remark": {⟦ → ${when},⟧ "$ref"` },
      { file: details, change: '⟦"payee_name_en", → "payee_name_en", "remark",⟧ "amount"]' },
    );
    expect(said).toContainEqual(expect.stringContaining('is now required where it is shown, so members'));
  });

  test('another x-when', () => {
    const said = sentences('questions', {
      file: details,
      change: '"x-when": { "type": "is", "params": { "at": "$self/type", "in": ["mobile"⟦ → , "fpsId"⟧]',
    });
    expect(said).toEqual([
      expect.stringMatching(/ is shown where “.*” is "mobile" or "fpsId" instead of where “.*” is "mobile"\.$/),
    ]);
  });
});

describe('valid edits are named each', () => {
  test.each<[string, Subject, Edit, RegExp]>([
    [
      'another target',
      'branches',
      { file: flowFile, change: '"quoting": { … "code:FUNDS_FROZEN", "target": "⟦frozen → refused⟧"' },
      /^At quoting, FUNDS_FROZEN leads to .* instead of/,
    ],
    [
      'a looser bound',
      'questions',
      { file: 'schemas/shared/remark.schema.json', from: '"maxLength": 20', to: '"maxLength": 30' },
      /accepts more than before/,
    ],
    [
      'other words',
      'words',
      { file: `locales/en/${FLOW}.json`, from: REVIEW_TITLE, to: '"title": "Please check"' },
      /^English words changed: "Please check" instead of ".+" at steps\.review\.title\.$/,
    ],
    [
      'a question that may be left empty',
      'questions',
      { file: details, change: '⟦"payee_name_en", → ⟧ "amount"]' },
      /is now optional\.$/,
    ],
  ])('%s', (_, subject, edit, sentence) => {
    expect(sentences(subject, edit)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });
});

test('reads as a list by flow, also for a pull request', () => {
  const changes = [
    { subject: 'words', sentence: 'a' },
    { subject: 'steps', flow: FLOW, sentence: 'b' },
  ] as const;
  expect(diffText(changes, true)).toBe(
    `## ${FLOW}\n### Steps, calls and outcomes\n- b\n\n## Across all processes\n### Words\n- a`,
  );
});
