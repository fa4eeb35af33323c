import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { DataError } from '../domain/dataError.ts';
import { deepEqual } from '../domain/deepEqual.ts';
import type { CompiledRule, PointerScope } from './compiled.ts';
import { isWordPointer } from './pointerScope.ts';

/** A guard that looks at data: `is`, `has`, `asked`, or `rule:<id>` with where its subject is. */
export interface DataGuard {
  readonly type: string;
  readonly params: JsonObject;
}

/** Judges `is`, `has`, `asked` and `rule:<id>`, for engine, forms and checker alike. Absent data makes none true.
 * @throws DataError for another type or an unknown rule */
export function holdsGuard(
  guard: DataGuard,
  scope: PointerScope,
  rules: { readonly [ruleId: string]: CompiledRule },
): boolean {
  if (guard.type === 'is' || guard.type === 'has') return holdsAmong(guard, scope);
  if (guard.type === 'asked') return scope.resolve(String(guard.params.at)) !== undefined;
  const id = ruleOfGuard(guard);
  const rule = id === undefined ? undefined : rules[id];
  if (!rule) throw new DataError(`Guard "${guard.type}" is not known here.`);
  return rule.holds(resolveSubject(guard.params, scope), scope.world);
}

/** The id of the rule that a guard asks, if it asks one. */
export function ruleOfGuard(guard: unknown): string | undefined {
  const type = typeof guard === 'string' ? guard : isJsonObject(guard) ? guard['type'] : undefined;
  return typeof type === 'string' && type.startsWith('rule:') ? type.slice('rule:'.length) : undefined;
}

/** The subject that `params` describes: pointers resolved, literals as they are, what is absent left out. */
export function resolveSubject(params: JsonObject, scope: PointerScope): JsonObject {
  const subject: Record<string, Json> = {};
  for (const [member, value] of Object.entries(params)) {
    const resolved = isWordPointer(value) ? scope.resolve(value) : value;
    if (resolved !== undefined) subject[member] = resolved;
  }
  return subject;
}

/** The value is one of those listed; with `has` one that is in the list there. */
function holdsAmong({ type, params: { at, in: values } }: DataGuard, scope: PointerScope): boolean {
  if (typeof at !== 'string' || !Array.isArray(values)) throw new DataError(`Guard "${type}" takes "at" and "in".`);
  const value = scope.resolve(at);
  const found = type === 'is' ? [value] : Array.isArray(value) ? (value as readonly Json[]) : [];
  return found.some((one) => one !== undefined && values.some((listed) => deepEqual(listed, one)));
}
