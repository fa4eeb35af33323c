import type { JsonObject } from '../../domain/json.ts';
import type { SensitiveKind } from '../../domain/sensitive.ts';
import type { CompiledForm, PointerScope, World } from '../../rules/compiled.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import { createForm } from '../../rules/createForm.ts';
import { createPointerScope } from '../../rules/pointerScope.ts';

/** A compiled form of fields written by hand, for tests and stories of widgets. */
export function makeForm(
  properties: JsonObject,
  more: {
    ui?: JsonObject;
    schema?: JsonObject;
    secrets?: Record<string, SensitiveKind>;
    data?: readonly string[];
  } = {},
): CompiledForm {
  const schema = { type: 'object', properties, ...more.schema };
  const sources = Object.fromEntries((more.data ?? []).map((name) => [name, [`$input/${name}`]]));
  const source = { id: 'sample/step', schema, ui: more.ui ?? {}, secrets: more.secrets ?? {}, sources };
  return createForm(source, compileSchema(schema), {});
}

export const world: World = {
  user: {},
  site: {},
  const: {},
  calendars: {},
  now: '2026-11-21T10:00:00+08:00',
};

export function scopeOf(input: JsonObject = {}): PointerScope {
  return createPointerScope(world, { input });
}
