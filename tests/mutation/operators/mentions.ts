import type { Project } from '../../../src/compile/project.ts';
import type { Place } from '../../../src/check/finding.ts';
import { isText, placeIn, sitesIn } from '../sites.ts';

/** Every place below the folders named where a text is `fits`; a finding there tells the truth about a name that went away. */
export function mentions(
  project: Project,
  files: RegExp,
  fits: (text: string, at: readonly string[]) => boolean,
): readonly Place[] {
  return [...project.files.values()]
    .filter((file) => files.test(file.path) && file.data !== null)
    .flatMap((file) =>
      sitesIn(file.data)
        .filter(isText)
        .filter(({ value, at }) => fits(value, at))
        .map(({ at }) => placeIn(file.path, ...at)),
    );
}
