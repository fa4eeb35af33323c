import type { Project } from '../compile/project.ts';
import type { Json } from '../domain/json.ts';
import { typeOf, type Typed } from './types/lookUp.ts';

/** The operation whose reply the engine hands to flows as `$user` (src/rules/compiled.ts, World). */
export const USER_OPERATION = 'userInfoQuery';

/** What flows know of whoever is there. */
export function userType({ operations }: Project): Typed {
  const reply: Json = Object.hasOwn(operations, USER_OPERATION) ? (operations[USER_OPERATION]?.reply ?? {}) : {};
  const signed = { properties: { signed_in: { type: 'boolean' } }, required: ['signed_in'] };
  return typeOf({ allOf: [reply, signed] });
}
