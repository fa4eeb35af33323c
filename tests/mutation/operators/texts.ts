import type { Project } from '../../../src/compile/project.ts';
import { misspell } from '../misspell.ts';
import type { Change, Operator } from '../mutant.ts';
import type { TextSite } from '../sites.ts';
import { dataLike, isText, sitesIn } from '../sites.ts';

interface TextOperator {
  readonly id: string;
  readonly about: string;
  readonly files: RegExp;
  /** The text in the place of the one at a site; `undefined` where the operator has no business. */
  readonly becomes: (site: TextSite, project: Project, file: string) => string | undefined;
}

/** A broken operator that puts another text in the place of one. */
export function textOperator({ id, about, files, becomes }: TextOperator): Operator {
  return {
    id,
    class: 'broken',
    about,
    mutants: (project) =>
      dataLike(project, files).flatMap(({ file, data }) =>
        sitesIn(data)
          .filter(isText)
          .flatMap((site): readonly Change[] => {
            const to = becomes(site, project, file);
            if (to === undefined || to === site.value) return [];
            const what = `"${site.value}" is written "${to}"`;
            return [{ file, edits: [{ type: 'set', at: site.at, value: to }], what }];
          }),
      ),
  };
}

/** The part of a text behind a prefix, misspelt. */
export function misspelt(text: string, prefix = ''): string | undefined {
  return text.startsWith(prefix) ? prefix + misspell(text.slice(prefix.length)) : undefined;
}

export function lastOf(at: readonly string[], back = 1): string {
  return at.at(-back) ?? '';
}
