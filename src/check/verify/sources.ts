import { formatPointer } from '../../domain/jsonPointer.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import type { FlatState, Frame } from './flatFlow.ts';

/** Where a value comes from in the end: an answer, a reply, or the world outside (`$user/…`, `$input/…` of the flow). */
export type Source =
  | { readonly kind: 'form'; readonly state: FlatState; readonly tokens: readonly string[] }
  | { readonly kind: 'reply'; readonly state: FlatState; readonly tokens: readonly string[] }
  | { readonly kind: 'world'; readonly word: string; readonly tokens: readonly string[] };

/** Every source that a pointer may take its value from, through inputs and outputs of sub-flows. */
export function sourcesOf(frame: Frame, pointer: string): readonly Source[] {
  const { word, tokens } = parseWordPointer(pointer);
  const [name = '', ...rest] = tokens;
  if (word === 'form' || word === 'reply') {
    const state = frame.states.get(name);
    if (!state) return [];
    if (word === 'form') return [{ kind: 'form', state, tokens: rest }];
    return state.sub ? outputSources(state.sub, rest) : [{ kind: 'reply', state, tokens: rest }];
  }
  if (word === 'input' && frame.caller) return inputSources(frame, tokens);
  return [{ kind: 'world', word, tokens }];
}

function outputSources(sub: Frame, tokens: readonly string[]): readonly Source[] {
  return [...sub.states.values()].flatMap(({ node }) =>
    node.type === 'final' ? mappingSources(sub, node.meta?.output ?? {}, tokens) : [],
  );
}

function inputSources(frame: Frame, tokens: readonly string[]): readonly Source[] {
  const { caller } = frame;
  return caller ? mappingSources(caller.frame, caller.node.invoke?.input ?? {}, tokens) : [];
}

function mappingSources(frame: Frame, mapping: Mapping, tokens: readonly string[]): readonly Source[] {
  return pointersInto(mapping, tokens).flatMap((pointer) => sourcesOf(frame, pointer));
}

/** The pointers from which the place `tokens` of a mapping's value may be taken. */
export function pointersInto(mapping: Mapping | undefined, tokens: readonly string[]): readonly string[] {
  if (typeof mapping === 'string') return mapping.startsWith('$') ? [mapping + below(tokens)] : [];
  if (!isJsonObject(mapping)) return [];
  const { maybe, first } = mapping as JsonObject;
  if (typeof maybe === 'string') return [maybe + below(tokens)];
  if (Array.isArray(first)) return (first as readonly Json[]).map((one) => String(one) + below(tokens));
  const [name, ...rest] = tokens;
  if (name === undefined) return Object.values(mapping).flatMap((part) => pointersInto(part as Mapping, []));
  return Object.hasOwn(mapping, name) ? pointersInto((mapping as JsonObject)[name] as Mapping, rest) : [];
}

function below(tokens: readonly string[]): string {
  return formatPointer(tokens);
}
