import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';

/** `value` and `label` of a service; a label may be one for each language. */
export function memberPointers(service: JsonObject): readonly (readonly [readonly string[], string])[] {
  const { value, label } = service;
  const labels = isJsonObject(label)
    ? Object.entries(label).map(([locale, one]) => [['label', locale], one] as const)
    : [[['label'], label] as const];
  return [[['value'], value] as const, ...labels].flatMap(([member, one]) =>
    typeof one === 'string' ? [[member, one] as const] : [],
  );
}

/** Every pointer that a mapping takes a value from. */
export function pointersIn(mapping: Mapping): readonly string[] {
  if (isWordPointer(mapping)) return [mapping];
  if (!isJsonObject(mapping)) return [];
  return Object.values(mapping as JsonObject).flatMap((part) =>
    Array.isArray(part) ? part.filter(isWordPointer) : pointersIn(part as Mapping),
  );
}
