import { isJsonObject, type Json } from '../../domain/json.ts';
import type { RuleSource } from '../../rules/ruleFile.ts';

/** Whether a rule has all that it is run with. One that lacks some, or has it under another name, is told of by the language alone. */
export function isWholeRule(rule: RuleSource): boolean {
  const { subject, schema, examples } = rule as { readonly [member in keyof RuleSource]?: Json };
  const sides = isJsonObject(examples) ? [examples['hold'], examples['fail']] : [undefined];
  const rows = sides.map((side) => (Array.isArray(side) ? (side as readonly Json[]) : [null])).flat();
  return isJsonObject(subject) && isJsonObject(schema) && rows.every(isJsonObject);
}
