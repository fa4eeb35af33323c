import { didYouMean } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import type { FindingKind } from '../findingKinds.ts';
import type { Reporter } from './checkContext.ts';

/** True when `name` is a key of `known`; else says so. */
export function know(
  context: Reporter,
  id: FindingKind,
  place: Place,
  kind: string,
  name: string,
  known: object,
): boolean {
  if (Object.hasOwn(known, name)) return true;
  unknown(context, id, place, kind, name, Object.keys(known));
  return false;
}

/** The same of a name that is known not to be there. */
export function unknown(
  context: Reporter,
  id: FindingKind,
  place: Place,
  kind: string,
  name: string,
  known: readonly string[],
): void {
  const fix = didYouMean(name, known).trim();
  const what = `${kind} "${name}" is not known`;
  context.add(id, place, what, fix || `Name ${kind === 'operation' ? 'an' : 'a'} ${kind} that is there, or add it.`);
}
