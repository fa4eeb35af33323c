import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { FieldPlan } from '../plan/formPlan.ts';
import type { FieldServices } from '../field/FieldServices.ts';
import { inRow } from '../answer/stepScope.ts';

/** `x-service` that answers with the rows a field chooses from. */
export interface OptionService {
  readonly operation: string;
  readonly input: Json | undefined;
  /** Where the list, and in a row the value and the label, are. */
  readonly list: string;
  readonly value: string;
  readonly label: (locale: string) => string | undefined;
}

export function optionServiceOf(field: Pick<FieldPlan, 'schema'>): OptionService | undefined {
  return rowServiceOf(field, 'options');
}

export function rowServiceOf(
  field: Pick<FieldPlan, 'schema'>,
  as: 'options' | 'suggestions',
): OptionService | undefined {
  const service = field.schema['x-service'];
  if (!isJsonObject(service) || service.as !== as || typeof service.op !== 'string') return undefined;
  const { label } = service;
  return {
    operation: service.op,
    input: service.input,
    list: textOf(service.list) ?? '/list',
    value: textOf(service.value) ?? '',
    label: (locale) => textOf(isJsonObject(label) ? label[locale] : label),
  };
}

const answered = new WeakMap<FieldServices, Map<string, readonly Json[]>>();

/** The rows a read answers, once for the same question; `undefined` when it could not be asked. */
export async function loadRows(
  services: FieldServices,
  service: OptionService,
  input: JsonObject,
): Promise<readonly Json[] | undefined> {
  const key = `${service.operation} ${JSON.stringify(input)}`;
  const kept = rowsKept(services, key);
  if (kept) return kept;
  const outcome = await services.call(service.operation, input);
  const rows = outcome.type === 'done' ? inRow(outcome.data, service.list) : undefined;
  if (!Array.isArray(rows)) return undefined;
  const list = rows as readonly Json[];
  answered.set(services, (answered.get(services) ?? new Map<string, readonly Json[]>()).set(key, list));
  return list;
}

function rowsKept(services: FieldServices, key: string): readonly Json[] | undefined {
  return answered.get(services)?.get(key);
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
