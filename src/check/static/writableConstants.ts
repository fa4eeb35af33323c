import type { Project } from '../../compile/project.ts';
import { remembering } from '../remembering.ts';

/** Constants that can be written in a sentence: no table and no list. One without a row in force is reported where it stands. */
export const writableConstants = remembering(
  ({ constants }: Project): ReadonlySet<string> =>
    new Set(
      Object.entries(constants).flatMap(([id, { constant }]) =>
        constant.rows.every((row) => !('value' in row) || ['string', 'number'].includes(typeof row.value)) ? [id] : [],
      ),
    ),
);
