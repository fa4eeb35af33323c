import type { Project } from '../../../src/compile/project.ts';
import type { Json, JsonObject } from '../../../src/domain/json.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import { misspell } from '../misspell.ts';
import type { Change, Operator } from '../mutant.ts';
import { CHECKS, dataLike, placeIn } from '../sites.ts';
import { lastOf, misspelt, textOperator } from './texts.ts';

/** Ends of a promise that mean the opposite when they change places. */
const ENDS: readonly (readonly [string, string])[] = [
  ['first', 'then'],
  ['from', 'to'],
];

/** What can happen, as a promise names it. */
const WORDS = ['state', 'call', 'code', 'outcome', 'of', 'event', 'tag', 'effect'];

/** Promises about what never comes, or about the opposite. */
export const promises: readonly Operator[] = [
  textOperator({
    id: 'promise-name-misspelt',
    about: 'A state, call, code, outcome or button in a promise is misspelt',
    files: CHECKS,
    becomes: ({ at, value }) =>
      at[0] === 'promises' && (WORDS.includes(lastOf(at)) || WORDS.includes(lastOf(at, 2)))
        ? misspell(value)
        : undefined,
  }),
  textOperator({
    id: 'promise-pointer-misspelt',
    about: 'A pointer of a promise is misspelt',
    files: CHECKS,
    becomes: ({ value }) => {
      if (!/^\$(form|reply|sent|user)\/./.test(value)) return undefined;
      const tokens = value.split('/');
      return [...tokens.slice(0, -1), misspell(tokens.at(-1) ?? '')].join('/');
    },
  }),
  textOperator({
    id: 'open-item-misspelt',
    about: 'What may stay open is named wrong',
    files: CHECKS,
    becomes: ({ at, value }) => (at[0] === 'notProven' && lastOf(at) === 'item' ? misspelt(value) : undefined),
  }),
  {
    id: 'promise-ends-swapped',
    class: 'broken',
    about: 'A promise says first what comes last',
    mutants: (project) =>
      promisesIn(project).flatMap(({ file, index, promise }) =>
        ENDS.flatMap(([one, other]): readonly Change[] => {
          const [before, after] = [promise[one], promise[other]];
          if (before === undefined || after === undefined) return [];
          const at = ['promises', String(index)];
          return [
            {
              file,
              edits: [
                { type: 'set', at: [...at, one], value: after },
                { type: 'set', at: [...at, other], value: before },
              ],
              what: `the promise "${String(promise['id'])}" is turned round`,
              places: [placeIn(file, ...at)],
            },
          ];
        }),
      ),
  },
  {
    id: 'promise-word-misspelt',
    class: 'broken',
    about: 'A word of the promise language is misspelt',
    mutants: (project) =>
      promisesIn(project).flatMap(({ file, index, promise }) =>
        Object.keys(promise)
          .filter((key) => !['id', 'description', 'source'].includes(key))
          .map((key): Change => {
            const at = ['promises', String(index), key];
            const to = misspell(key);
            return {
              file,
              edits: [{ type: 'rename', at, to }],
              what: `"${key}" of the promise "${String(promise['id'])}" is written "${to}"`,
              places: [placeIn(file, 'promises', index), placeIn(file, 'promises', index, to)],
            };
          }),
      ),
  },
];

function promisesIn(
  project: Project,
): readonly { readonly file: string; readonly index: number; readonly promise: JsonObject }[] {
  return dataLike(project, CHECKS).flatMap(({ file, data }) => {
    const list = isJsonObject(data) ? data['promises'] : undefined;
    if (!Array.isArray(list)) return [];
    return (list as readonly Json[]).flatMap((promise, index) =>
      isJsonObject(promise) ? [{ file, index, promise }] : [],
    );
  });
}
