import { attempt } from '../attempt.ts';
import { meant } from '../didYouMean.ts';
import { formatPointer, parsePointer } from '../../domain/jsonPointer.ts';
import type { FormatName } from '../../i18n/stepWordFormats.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Place } from '../finding.ts';
import { misfitOfFormat } from '../types/fits.ts';
import { isMissing, lookUp, type Typed } from '../types/lookUp.ts';
import type { Reporter } from './checkContext.ts';

/** A place inside another, in the same file. */
export function below(place: Place, ...tokens: readonly string[]): Place {
  return { file: place.file, pointer: place.pointer + formatPointer(tokens) };
}

/** The tokens of a pointer; one that is none is a name nothing has. */
export function tokensOf(pointer: string): readonly string[] {
  return attempt(() => parsePointer(pointer)) ?? [pointer];
}

/** What a pointer names in a row or a reply is there. */
export function checkMember(context: Reporter, rows: Typed, pointer: string, place: Place, whole = 'a row'): void {
  const found = lookUp(rows, tokensOf(pointer));
  if (!isMissing(found)) return;
  const fix = meant(found.missing, found.known, 'Name a member that is there.');
  context.add('form-name', place, `${whole} has no "${found.missing}"`, fix);
}

/** Reports a secret that would be seen. */
export function reportShown(context: Reporter, what: string, kind: string, place: Place): void {
  context.add('secret-shown', place, `"${what}" is a secret (${kind}) and would be shown`, 'Leave the row out.');
}

/** What a format does not read is there as it is stored, or not at all. */
export function checkFormat(
  context: Reporter,
  place: Place,
  value: Typed,
  { shown, format }: { readonly shown: string; readonly format: FormatName },
): void {
  const why = misfitOfFormat(value, format, checkWorld(context.project));
  if (why === undefined) return;
  const what = `${shown} does not read as ${format}: ${why}`;
  context.add('word-name', place, what, 'Name a value of that kind, or another format.');
}
