import { attempt } from '../attempt.ts';
import type { Checking, Report } from './checking.ts';
import { watched, type Reads } from './reads.ts';

/** What a check found, and all that it read on the way. */
interface Checked {
  readonly reads: Reads;
  readonly reports: readonly Report[];
}

/** By check. */
type Known = Map<object, readonly Checked[]>;

/** Of the same text: what other files said the last times. */
const MOST_KNOWN = 3;

/** By the language of the project, and by what was checked. */
const known = new WeakMap<object, WeakMap<object, Known>>();

/** Checks, or tells again what was found before, when nothing that the check read then is another now.
 * @param about what is checked: the file of a flow, or what all projects of one language share
 * @param check by which it is known; `run` does it */
export function checkedAgain(context: Checking, about: object, check: object, run: () => void): void {
  const ofFile = knownOf(context.language, about);
  const before = ofFile.get(check) ?? [];
  // What cannot be made again to compare it is not the same.
  const same = before.find(({ reads }) => attempt(() => reads.holds(context)) === true);
  const found = same ?? checked(context, run);
  if (same) for (const report of same.reports) context.add(...report);
  ofFile.set(check, [found, ...before.filter((one) => one !== found)].slice(0, MOST_KNOWN));
}

function checked(context: Checking, run: () => void): Checked {
  const { made: reports, reads } = watched(() => context.reported(run));
  return { reads, reports };
}

function knownOf(language: object, about: object): Known {
  const ofLanguage = known.get(language) ?? new WeakMap<object, Known>();
  known.set(language, ofLanguage);
  const ofAbout = ofLanguage.get(about) ?? new Map<object, readonly Checked[]>();
  ofLanguage.set(about, ofAbout);
  return ofAbout;
}
