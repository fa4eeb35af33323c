import type { JsonObject } from '../../domain/json.ts';
import type { SensitiveKind } from '../../domain/sensitive.ts';
import type { CompiledForm } from '../../rules/compiled.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import type { JudgedRule } from '../../rules/createRule.ts';
import { createForm } from '../../rules/createForm.ts';

/** A compiled form of fields written by hand, for tests and stories of widgets. */
export function makeForm(
  properties: JsonObject,
  more: {
    ui?: JsonObject;
    schema?: JsonObject;
    secrets?: Record<string, SensitiveKind>;
    data?: readonly string[];
    rules?: Record<string, JudgedRule>;
  } = {},
): CompiledForm {
  const schema = { type: 'object', properties, ...more.schema };
  const sources = Object.fromEntries((more.data ?? []).map((name) => [name, [`$input/${name}`]]));
  const source = { id: 'sample/step', schema, ui: more.ui ?? {}, secrets: more.secrets ?? {}, sources };
  return createForm(source, compileSchema(schema), more.rules ?? {});
}
