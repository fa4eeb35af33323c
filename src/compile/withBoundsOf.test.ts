import { expect, test } from 'vitest';
import { loadProject } from './loadProject.ts';
import { parseFile } from './parseFile.ts';
import { readDataFiles } from './readDataFiles.ts';
import { withBoundsOf } from './withBoundsOf.ts';

const FORM = 'schemas/gift/cards.schema.json';
const YAML = 'openapi/paths/gift.yaml';
const file = (path: string, text: string) => [path, parseFile(path, text)] as const;
const BLOCK = 'openapi/paths/block.yaml';
const files = new Map([
  file(FORM, '{ "properties": { "lines": { "type": "array", "maxItems": { "const": "gift.most" } } } }'),
  file(YAML, 'post: { schema: { type: array, maxItems: { const: gift.most } } }'),
  file(BLOCK, 'schema:\n  maxItems:\n    const: gift.most\n'),
  file('flows/rules/gift.json', '{ "maxItems": { "const": "gift.most" } }'),
]);
const row = { id: 'gift.most', rows: [{ effectiveFrom: '2012-01-01', value: 5 }] };

test('forms and the contract have the value, and keep what is written', () => {
  const made = withBoundsOf(files, () => row);
  expect(made.get(FORM)?.data).toEqual({ properties: { lines: { type: 'array', maxItems: 5 } } });
  expect(made.get(FORM)?.written).toEqual(files.get(FORM)?.data);
  expect(made.get(YAML)?.data).toEqual({ post: { schema: { type: 'array', maxItems: 5 } } });
  expect(made.get(BLOCK)?.data).toEqual({ schema: { maxItems: 5 } });
  expect(made.get('flows/rules/gift.json')).toBe(files.get('flows/rules/gift.json'));
});

test('what did not change is the very same again', () => {
  const before = withBoundsOf(files, () => row).get(FORM);
  expect(withBoundsOf(files, () => row).get(FORM)).toBe(before);
  expect(withBoundsOf(files, () => ({ ...row, rows: [] })).get(FORM)).not.toBe(before);
});

test('one place decides what a form and the contract take', () => {
  const constants = 'content/constants/giftcard.json';
  const read = readDataFiles(process.cwd());
  const text = (read.get(constants)?.text ?? '').replace(/("giftcard\.custom\.most"[\s\S]*?"value": )5/, '$17');
  const project = loadProject(process.cwd(), new Map([...read, file(constants, text)]));
  const most = (path: string) => /"maxItems":7\b/.test(JSON.stringify(project.files.get(path)?.data));
  expect(['schemas/giftcard-entity/cards.schema.json', 'schemas/giftcard-virtual/cards.schema.json'].map(most)).toEqual(
    [true, true],
  );
  expect(most('openapi/paths/giftcard/giftcardQuote.yaml')).toBe(true);
});
