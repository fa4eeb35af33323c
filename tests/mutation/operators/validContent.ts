import { parsePointer } from '../../../src/domain/jsonPointer.ts';
import type { Json } from '../../../src/domain/json.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import type { Change, Operator } from '../mutant.ts';
import { languageName } from '../../../src/check/diff/wordChanges.ts';
import { dataLike, isText, LOCALES, sitesIn } from '../sites.ts';

/** Other words, other fees and limits, another place for a message. */
export const validContent: readonly Operator[] = [
  {
    id: 'words-swapped',
    class: 'valid',
    about: 'Two sentences of one file change places',
    mutants: (project) =>
      dataLike(project, LOCALES).flatMap(({ file, data }) => {
        const plain = sitesIn(data)
          .filter(isText)
          .filter(({ value }) => value !== '' && !value.includes('{{'));
        return plain.slice(0, -1).flatMap((site, index): readonly Change[] => {
          const other = plain[index + 1];
          if (!other || other.value === site.value) return [];
          return [
            {
              file,
              edits: [
                { type: 'set', at: site.at, value: other.value },
                { type: 'set', at: other.at, value: site.value },
              ],
              what: `the words at ${site.at.join('.')} and ${other.at.join('.')} change places`,
              says: [languageName(file.split('/')[1] ?? ''), site.at.join('.')],
            },
          ];
        });
      }),
  },
  {
    id: 'constant-changed',
    class: 'valid',
    about: 'A fee, a limit or a number of days is another',
    mutants: (project) =>
      Object.entries(project.constants).flatMap(([id, { constant, file, pointer }]) =>
        (constant.rows as readonly Json[]).flatMap((row, index): readonly Change[] => {
          if (!isJsonObject(row)) return [];
          const at = [...parsePointer(pointer), 'rows', String(index)];
          const { value, amount } = row;
          if (typeof value === 'number')
            return [
              {
                file,
                edits: [{ type: 'set', at: [...at, 'value'], value: value + 1 }],
                what: id,
                says: [id, String(value + 1)],
              },
            ];
          if (typeof amount !== 'string') return [];
          const to = `1${amount}`;
          return [{ file, edits: [{ type: 'set', at: [...at, 'amount'], value: to }], what: id, says: [id, to] }];
        }),
      ),
  },
  {
    id: 'code-moved',
    class: 'valid',
    about: 'A message shows as another kind of message',
    mutants: (project) =>
      dataLike(project, /^content\/return-codes\.json$/).flatMap(({ file, data }) =>
        Object.entries(isJsonObject(data) && isJsonObject(data['codes']) ? data['codes'] : {}).map(
          ([code, entry]): Change => {
            const to = isJsonObject(entry) && entry['severity'] === 'warning' ? 'error' : 'warning';
            return {
              file,
              edits: [{ type: 'set', at: ['codes', code, 'severity'], value: to }],
              what: `${code} is of severity "${to}"`,
              says: [code, to],
            };
          },
        ),
      ),
  },
  {
    id: 'rule-bound-changed',
    class: 'valid',
    about: 'A number in a rule is another',
    mutants: (project) =>
      Object.entries(project.rules).flatMap(([id, { rule, file, pointer }]) =>
        sitesIn(rule.schema)
          .filter(({ value }) => typeof value === 'number')
          .map(({ at, value }): Change => ({
            file,
            edits: [{ type: 'set', at: [...parsePointer(pointer), 'schema', ...at], value: Number(value) + 1 }],
            what: `${at.join('.')} of "${id}" is ${Number(value) + 1}`,
            says: [id],
          })),
      ),
  },
];
