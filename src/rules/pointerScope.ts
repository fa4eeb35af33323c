import type { Json, JsonObject } from '../domain/json.ts';
import { DataError } from '../domain/dataError.ts';
import { getAt, parsePointer } from '../domain/jsonPointer.ts';
import type { PointerScope, World } from './compiled.ts';

/** What a `$word/…` pointer names: the word and the tokens after it. */
export interface WordPointer {
  readonly word: string;
  readonly tokens: readonly string[];
}

const parsed = new Map<string, WordPointer>();

/** @throws DataError when it does not begin with `$word` */
export function parseWordPointer(pointer: string): WordPointer {
  const known = parsed.get(pointer);
  if (known) return known;
  const match = /^\$([A-Za-z]+)(.*)$/s.exec(pointer);
  if (!match) throw new DataError(`"${pointer}" is not a pointer like "$form/details/amount".`);
  const result = { word: match[1] ?? '', tokens: parsePointer(match[2] ?? '') };
  parsed.set(pointer, result);
  return result;
}

/** A string that a mapping or a parameter reads as a pointer. */
export function isWordPointer(value: unknown): value is string {
  return typeof value === 'string' && /^\$[A-Za-z]/.test(value);
}

/** A scope over the world and the words given: `createPointerScope(world, { form, reply, input })`. */
export function createPointerScope(
  world: World,
  words: { readonly [word: string]: Json | undefined } = {},
): PointerScope {
  return {
    world,
    resolve(pointer) {
      const { word, tokens } = parseWordPointer(pointer);
      return getAt(Object.hasOwn(words, word) ? words[word] : worldWord(world, word), tokens);
    },
  };
}

/** The same scope with some words replaced, such as `$self`. */
export function extendScope(scope: PointerScope, words: { readonly [word: string]: Json | undefined }): PointerScope {
  return {
    world: scope.world,
    resolve(pointer) {
      const { word, tokens } = parseWordPointer(pointer);
      return Object.hasOwn(words, word) ? getAt(words[word], tokens) : scope.resolve(pointer);
    },
  };
}

function worldWord(world: World, word: string): Json | undefined {
  if (word === 'user') return world.user;
  if (word === 'site') return world.site;
  if (word === 'const') return world.const;
  if (word === 'now') return world.now;
  if (word === 'last') return world.last as JsonObject | undefined;
  return undefined;
}
