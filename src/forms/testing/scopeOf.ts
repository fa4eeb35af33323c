import type { JsonObject } from '../../domain/json.ts';
import type { PointerScope, World } from '../../rules/compiled.ts';
import { createPointerScope } from '../../rules/pointerScope.ts';

const world: World = {
  user: {},
  site: {},
  const: {},
  calendars: {},
  now: '2026-11-21T10:00:00+08:00',
};

/** A scope in which `$input/…` is what is given. */
export function scopeOf(input: JsonObject = {}): PointerScope {
  return createPointerScope(world, { input });
}
