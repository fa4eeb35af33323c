import { formatPointer } from '../../domain/jsonPointer.ts';
import type { Place } from '../finding.ts';

/** A place inside another, in the same file. */
export function below(place: Place, ...tokens: readonly string[]): Place {
  return { file: place.file, pointer: place.pointer + formatPointer(tokens) };
}
