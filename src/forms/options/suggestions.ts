import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { FieldPlan } from '../plan/formPlan.ts';
import type { OptionService } from './serviceOptions.ts';
import { rowServiceOf } from './serviceOptions.ts';

/** `x-service` with `as: "suggestions"`: the read that answers what is typed. */
export interface SuggestionService extends OptionService {
  /** The field of the request that takes what is typed, and how long a text it takes. */
  readonly typed: string;
  readonly least: number;
  readonly most: number | undefined;
}

export function suggestionServiceOf(field: Pick<FieldPlan, 'schema'>): SuggestionService | undefined {
  const service = rowServiceOf(field, 'suggestions');
  const { typed, least, most } = isJsonObject(field.schema['x-service']) ? field.schema['x-service'] : {};
  if (!service || typeof typed !== 'string') return undefined;
  return {
    ...service,
    typed,
    least: typeof least === 'number' ? Math.max(1, least) : 1,
    most: typeof most === 'number' ? most : undefined,
  };
}

/** What a field keeps of the row that was chosen in it: the members that its schema has. */
export function keptOf(schema: JsonObject, row: Json): JsonObject {
  const { properties } = schema;
  const members = isJsonObject(row) ? row : {};
  const kept = Object.keys(isJsonObject(properties) ? properties : {}).flatMap((name) => {
    const value = Object.hasOwn(members, name) ? members[name] : undefined;
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(kept);
}
