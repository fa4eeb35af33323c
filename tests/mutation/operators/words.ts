import type { Project } from '../../../src/compile/project.ts';
import { misspell } from '../misspell.ts';
import type { Change, Operator } from '../mutant.ts';
import type { Site } from '../sites.ts';
import { dataLike, isText, LOCALES, placeIn, sitesIn } from '../sites.ts';
import { textOperator } from './texts.ts';

/** Words that one language lacks, or that stand under another name. */
export const words: readonly Operator[] = [
  ofWords('word-removed', 'A sentence of one language is removed', (file, { at }) => ({
    file,
    edits: [{ type: 'remove', at }],
    what: `the words at ${at.join('.')} are removed`,
    places: [placeIn(file, ...at)],
  })),
  ofWords('word-emptied', 'A sentence of one language is empty', (file, { at }) => ({
    file,
    edits: [{ type: 'set', at, value: '' }],
    what: `the words at ${at.join('.')} are empty`,
  })),
  ofWords('word-renamed', 'The name of a sentence is misspelt in one language', (file, { at }) => {
    const to = misspell(at.at(-1) ?? '');
    return {
      file,
      edits: [{ type: 'rename', at, to }],
      what: `the words at ${at.join('.')} stand at "${to}"`,
      places: [placeIn(file, ...at.slice(0, -1), to), placeIn(file, ...at)],
    };
  }),
  textOperator({
    id: 'word-slot-misspelt',
    about: 'The name between braces in a sentence is misspelt',
    files: LOCALES,
    becomes: ({ value }) => {
      const [, open = '', name] = /(\{\{\s*)([A-Za-z_.]+)/.exec(value) ?? [];
      return name === undefined ? undefined : value.replace(open + name, open + misspell(name));
    },
  }),
];

function ofWords(id: string, about: string, change: (file: string, site: Site) => Change): Operator {
  const mutants = (project: Project) =>
    dataLike(project, LOCALES).flatMap(({ file, data }) =>
      sitesIn(data)
        .filter(isText)
        .filter(({ at }) => at[0] !== '$schema' && isNaN(Number(at.at(-1))))
        .map((site) => change(file, site)),
    );
  return { id, class: 'broken', about, mutants };
}
