import { isJsonObject, type Json } from './json.ts';

/** `x-session` of an operation: its success starts or ends a member's session, or ends it where a field of the reply is true. */
export type SessionEffect = 'starts' | 'ends' | `ends:${string}`;

/** @param data what the operation answered with success */
export function endsSession(effect: SessionEffect | undefined, data: Json): boolean {
  if (effect === undefined || effect === 'starts') return false;
  const field = effect.slice('ends:'.length);
  return field === '' || (isJsonObject(data) && data[field] === true);
}

/** What is written at `x-session`, where it is for the portal to follow. */
export function readSessionEffect(written: unknown): SessionEffect | undefined {
  return typeof written === 'string' && /^(starts|ends|ends:[a-z_]+)$/.test(written)
    ? (written as SessionEffect)
    : undefined;
}
