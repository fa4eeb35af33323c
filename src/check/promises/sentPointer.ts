import type { Mapping } from '../../engine/flowFile.ts';
import { isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';
import type { DataGuard } from './lookedAt.ts';
import { pointersInto } from './pointersInto.ts';

/** The word by which a condition of a promise names what the call that it is about is sent. */
export const SENT = '$sent';

export function isSentPointer(pointer: string): boolean {
  return pointer === SENT || pointer.startsWith(`${SENT}/`);
}

/** A condition over what is sent as one over what that is taken from; `undefined` where it is no one place. */
export function overInput({ type, params }: DataGuard, input: Mapping | undefined): DataGuard | undefined {
  const taken = Object.entries(params).flatMap(([member, value]) => {
    if (!isWordPointer(value) || !isSentPointer(value)) return [[member, value] as const];
    const [pointer, ...others] = pointersInto(input, parseWordPointer(value).tokens);
    return pointer === undefined || others.length > 0 ? [] : [[member, pointer] as const];
  });
  return taken.length < Object.keys(params).length ? undefined : { type, params: Object.fromEntries(taken) };
}
