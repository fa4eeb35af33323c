import { formatPointer, parsePointer } from '../domain/jsonPointer.ts';
import type { FlowBundle } from './bundle.ts';
import { pointersOf } from './mapping.ts';
import type { Mapping } from './flowFile.ts';
import type { JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { isNumeric } from '../domain/isNumeric.ts';
import { formMarks } from './secrets.ts';

/** True when a pointer of `bundle`'s flow names a secret, something inside one, or something that holds one. */
export function isSecretPointer(bundle: FlowBundle, pointer: string): boolean {
  const slash = pointer.indexOf('/');
  if (slash < 0) return false;
  const [state = '', ...rest] = parsePointer(pointer.slice(slash));
  const word = pointer.slice(0, slash);
  if (word === '$form') return touches(Object.keys(formMarks(bundle, state)), rest);
  return word === '$reply' && isSecretReply(bundle, state, rest);
}

function isSecretReply(bundle: FlowBundle, state: string, rest: readonly string[]): boolean {
  const src = bundle.flow.states[state]?.invoke?.src ?? '';
  if (src.startsWith('op:')) {
    return touches(Object.keys(bundle.operations[src.slice('op:'.length)]?.replySecrets ?? {}), rest);
  }
  const sub = bundle.flows[src.slice('flow:'.length)];
  if (!sub) return false;
  return Object.values(sub.flow.states).some((node) =>
    outputPointers(node.meta?.output, rest).some((pointer) => isSecretPointer(sub, pointer)),
  );
}

function outputPointers(output: Mapping | undefined, rest: readonly string[]): readonly string[] {
  const [name] = rest;
  if (name === undefined || !isJsonObject(output)) return pointersOf(output);
  return Object.hasOwn(output, name) ? pointersOf((output as JsonObject)[name] as Mapping) : [];
}

function touches(marks: readonly string[], place: readonly string[]): boolean {
  const at = formatPointer(place.map((token) => (isNumeric(token) ? '-' : token)));
  return marks.some((mark) => mark === at || mark.startsWith(`${at}/`) || at.startsWith(`${mark}/`));
}

/** The members of a mapping that no secret reaches: what a digest may be made of. */
export function openMembers(mapping: Mapping | undefined, bundle: FlowBundle): Mapping {
  if (!isJsonObject(mapping)) return mapping ?? {};
  return Object.fromEntries(
    Object.entries(mapping).filter(
      ([, part]) => !pointersOf(part as Mapping).some((pointer) => isSecretPointer(bundle, pointer)),
    ),
  );
}
