import { formatPointer } from '../../domain/jsonPointer.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import type { Mapping } from '../../engine/flowFile.ts';

/** The pointers from which the place `tokens` of a mapping's value may be taken. */
export function pointersInto(mapping: Mapping | undefined, tokens: readonly string[]): readonly string[] {
  if (typeof mapping === 'string') return mapping.startsWith('$') ? [mapping + formatPointer(tokens)] : [];
  if (!isJsonObject(mapping)) return [];
  const { maybe, first } = mapping as JsonObject;
  if (typeof maybe === 'string') return [maybe + formatPointer(tokens)];
  if (Array.isArray(first)) return (first as readonly Json[]).map((one) => String(one) + formatPointer(tokens));
  const [name, ...rest] = tokens;
  if (name === undefined) return Object.values(mapping).flatMap((part) => pointersInto(part as Mapping, []));
  return Object.hasOwn(mapping, name) ? pointersInto((mapping as JsonObject)[name] as Mapping, rest) : [];
}
