import type { Json } from '../domain/json.ts';
import { nearest } from '../domain/nearest.ts';

/** A sentence for the end of a finding: the nearest name, or the whole list when it is short. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...new Set(known)];
  const near = nearest(name, names);
  if (near !== undefined) return ` Did you mean "${near}"?`;
  if (names.length === 0 || names.length > 8) return '';
  return ` Known: ${names.map((one) => `"${one}"`).join(', ')}.`;
}

/** The same as the whole of a finding's fix, where a name is near. */
export function meant(name: string, known: Iterable<string>, otherwise: string): string {
  return didYouMean(name, known).trim() || otherwise;
}

/** The same of a value: one that is written as a text and is none, or the other way about, is said to be. */
export function meantValue(value: Json, known: readonly Json[], otherwise: string): string {
  const alike = known.find((one) => String(one) === String(value));
  if (alike === undefined) return meant(String(value), known.map(String), otherwise);
  const how = typeof alike === 'string' ? 'in' : 'without';
  return `Write it ${how} quotation marks: ${JSON.stringify(alike)}.`;
}

/** The name that such a sentence proposes. */
export function nameMeant(sentence: string): string | undefined {
  return /Did you mean "([^"]+)"\?/.exec(sentence)?.[1];
}

/** Names as a finding lists them: `"a", "b"`. */
export function inQuotes(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
