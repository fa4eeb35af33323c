import { expect, test } from 'vitest';
import { parseFile } from '../../compile/parseFile.ts';
import type { Json } from '../../domain/json.ts';
import { textChanges } from './textChanges.ts';

const PATH = 'content/articles/parcels/en.md';
const DOCUMENTS = 'content/documents/en.json';

function article(body: string): Json {
  return parseFile(PATH, `---\ntitle: Parcels\ndescription: How they are sent.\n---\n\n${body}\n`).data;
}

const before = article('## Sending\n\nOne **a day**.\n\n| To | Fee |\n| --- | --- |\n| Home | 1 |');

test.each<readonly [string, readonly string[]]>([
  ['## Sending\n\nOne **a day**.\n\n| To | Fee |\n| --- | --- |\n| Home | 1 |', []],
  [
    '## Sending\n\nTwo **a day**.\n\n| To | Fee |\n| --- | --- |\n| Home | 1 |',
    ['The English article parcels says "Two a day." instead of "One a day.".'],
  ],
  [
    '## Sending\n\nOne **a day**.\n\n| To | Fee |\n| --- | --- |\n| Home | 2 |\n| Abroad | 9 |',
    [
      'The English article parcels no longer says "Home | 1".',
      'The English article parcels also says "Home | 2".',
      'The English article parcels also says "Abroad | 9".',
    ],
  ],
  [
    'One **a day**.\n\n## Sending\n\n| To | Fee |\n| --- | --- |\n| Home | 1 |',
    ['The English article parcels is laid out otherwise: another order, kind or emphasis.'],
  ],
  [
    '## Sending\n\nOne _a day_.\n\n| To | Fee |\n| --- | --- |\n| Home | 1 |',
    ['The English article parcels is laid out otherwise: another order, kind or emphasis.'],
  ],
])('an article is told line by line: %j', (body, said) => {
  expect(textChanges(PATH, before, article(body))).toEqual(said);
});

test('an article that is new or gone', () => {
  expect(textChanges(PATH, undefined, before)).toEqual(['The English article parcels is new: "Parcels".']);
  expect(textChanges(PATH, before, undefined)).toEqual(['The English article parcels is removed; it was "Parcels".']);
});

test('a paragraph of a document', () => {
  const document = (text: string): Json => ({
    documents: { '00': { title: 'Terms', sections: [{ heading: 'The account', paragraphs: [text] }] } },
  });
  expect(textChanges(DOCUMENTS, document('It pays.'), document('It pays no interest.'))).toEqual([
    'The English document 00 says "It pays no interest." instead of "It pays.".',
  ]);
});

test('other content is told by its places', () => {
  expect(textChanges('content/banks.json', null, {})).toBeUndefined();
});
