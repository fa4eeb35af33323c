import type { Json, JsonObject } from '../domain/json.ts';
import type { StateNode } from './flowFile.ts';

/** The names that a step's `data` offers to its words, options and read-only widgets, resolved; absent ones left out. */
export function stepData(node: StateNode, resolve: (pointer: string) => Json | undefined): JsonObject {
  return Object.fromEntries(
    Object.entries(node.meta?.data ?? {}).flatMap(([name, pointer]) => {
      const value = resolve(pointer);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
