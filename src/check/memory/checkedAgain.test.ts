import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleFiles } from '../../../tests/support/exampleFiles.ts';
import { propertyRuns, propertySeed } from '../../../tests/support/propertyRuns.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { parseFile } from '../../compile/parseFile.ts';
import { loadProject } from '../../compile/loadProject.ts';
import { checkProject } from '../checkProject.ts';
import { formatFinding } from '../finding.ts';

const ROOT = '.';
const valid = exampleFiles();
/** One file of each kind. */
const paths = [
  'flows/split-topup/flow.json',
  'flows/split-topup/checks.json',
  'flows/split-topup/migrations/1-2.json',
  'flows/rules/split-topup.json',
  'flows/figures/family-visa.json',
  'schemas/topup-by-payment/account.schema.json',
  'schemas/split-topup/payments.ui.json',
  'schemas/shared/visa-age.schema.json',
  'locales/en/made-payment.json',
  'content/constants/split-topup.json',
  'content/return-codes.json',
  'openapi/paths/visa/visaApply.yaml',
  'openapi/gateway.yaml',
];
const sound = found(valid);

type Files = ReadonlyMap<string, DataFile>;

function found(files: Files, root = ROOT): readonly string[] {
  return checkProject(loadProject(root, files)).map(formatFinding);
}

/** What is found where nothing was ever found before: of files that are all read again, nothing is known. */
function foundAfresh(files: Files): readonly string[] {
  return found(new Map([...files].map(([path, { text }]) => [path, parseFile(path, text)])));
}

/** A text with one of its words another, or the last line of it gone. */
function changed(text: string, at: number): string {
  const words = [...text.matchAll(/\w+/g)];
  const word = words[at % words.length];
  if (!word) return '';
  return `${text.slice(0, word.index)}${at % 2 === 0 ? 'other' : ''}${text.slice(word.index + word[0].length)}`;
}

function edited(before: Files, path: string, text: string): Files {
  return new Map(before).set(path, parseFile(path, text));
}

describe('what is found of files that were checked before is what is found of them afresh', () => {
  test.each(paths)('%s: changed, gone, and there again', (path) => {
    const text = valid.get(path)?.text ?? '';
    const other = edited(valid, path, changed(text, text.length));
    expect(found(other)).toEqual(foundAfresh(other));
    const without = new Map(valid);
    without.delete(path);
    expect(found(without)).toEqual(foundAfresh(without));
    expect(found(valid)).toEqual(sound);
  });

  test('whatever is edited, one after the other', () => {
    const edit = fc.record({ path: fc.constantFrom(...paths), at: fc.nat(10_000) });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        let files: Files = valid;
        for (const { path, at } of edits) {
          files = edited(files, path, changed(files.get(path)?.text ?? '', at));
          expect(found(files)).toEqual(foundAfresh(files));
        }
        expect(found(valid)).toEqual(sound);
      }),
      { seed: propertySeed, numRuns: propertyRuns(2), endOnFailure: true },
    );
  });

  test('a picture that goes or comes is seen, although no file of data has changed', () => {
    const root = mkdtempSync(join(tmpdir(), 'pictures-'));
    const home = readFileSync('content/home.json', 'utf8');
    const pictures = [...home.matchAll(/"picture": "\/[^/]+\/([^"]+)"/g)].map(([, name = '']) =>
      join(root, 'public', name),
    );
    const [picture = ''] = pictures;
    for (const one of pictures) {
      mkdirSync(dirname(one), { recursive: true });
      writeFileSync(one, '<svg>');
    }
    const files = edited(valid, 'content/home.json', home);
    const missing = () => found(files, root).filter((line) => line.includes('picture-missing')).length;
    const counts = [true, false, true].map((isThere) => {
      if (isThere) writeFileSync(picture, '<svg>');
      else rmSync(picture);
      return missing();
    });
    rmSync(root, { recursive: true });
    expect(counts).toEqual([0, 1, 0]);
  });

  test('and that the language allows something else', () => {
    const path = 'schemas/language/flow.schema.json';
    const language = valid.get(path)?.text ?? '';
    expect(found(valid)).toEqual(sound);
    const other = edited(valid, path, language.replaceAll('"description"', '"remark"'));
    expect(found(other)).toEqual(foundAfresh(other));
    expect(found(other)).not.toEqual(sound);
  });
});
