import type { Json, JsonObject } from '../../domain/json.ts';
import { getAt, parsePointer, placesOf, setAt } from '../../domain/jsonPointer.ts';

export function readPointer(answer: Json | undefined, pointer: string): Json | undefined {
  return getAt(answer, parsePointer(pointer));
}

/** `answer` with `value` at `pointer`; `undefined` takes the member away. */
export function writePointer(answer: JsonObject, pointer: string, value: Json | undefined): JsonObject {
  return setAt(answer, parsePointer(pointer), value) as JsonObject;
}

/** Property names of a pointer without row numbers: `/lines/0/amount` → `lines.amount`. */
export function pathOf(pointer: string): string {
  return parsePointer(pointer)
    .filter((token) => !/^(\d+|-)$/.test(token))
    .join('.');
}

/** The pointer of a field that is in no row: `code.otp` → `/code/otp`. */
export function pointerOf(path: string): string {
  return `/${path.replaceAll('.', '/')}`;
}

/** True when `pointer` is `at` or lies below it. */
export function isWithin(pointer: string, at: string): boolean {
  return pointer === at || pointer.startsWith(`${at}/`);
}

/** `answer` without what the pointers name; `-` stands for every row. */
export function without(answer: JsonObject, pointers: Iterable<string>): JsonObject {
  let rest = answer;
  for (const pointer of pointers)
    for (const place of placesOf(rest, parsePointer(pointer))) rest = setAt(rest, place, undefined) as JsonObject;
  return rest;
}
