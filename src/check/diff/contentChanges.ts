import { changeTexts, changeText, valueText } from './names.ts';
import type { Project } from '../../compile/project.ts';
import type { Constant } from '../../rules/constants.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import type { Change } from './change.ts';
import { differences, namesOf } from './leaves.ts';
import { textChanges } from './textChanges.ts';

/** Fees, limits, days, calendars and the rest of `content/`. */
export function constantChanges(before: Project, after: Project): readonly Change[] {
  const ids = namesOf(before.constants as unknown as JsonObject, after.constants as unknown as JsonObject);
  const ofConstants = ids.flatMap((id) => {
    const [was, is] = [before.constants[id]?.constant, after.constants[id]?.constant];
    if (!was) return [`${id} is new: ${rowsText(is)}.`];
    if (!is) return [`${id} is removed; it was ${rowsText(was)}.`];
    if (rowsText(was) !== rowsText(is))
      return [`${id} is ${rowsText(is)} instead of ${rowsText(was)}: ${is.description}`];
    return changeTexts(id, was as unknown as JsonObject, is as unknown as JsonObject);
  });
  return [...ofConstants, ...ofOthers(before, after)].map((sentence) => ({ subject: 'constants', sentence }));
}

/** `HKD 50000.00 from 2026-01-01`, `90 days from 2024-01-01, 60 days from 2025-01-01`, `PH, ID from 2024-01-01`. */
function rowsText(constant: Constant | undefined): string {
  return (constant?.rows ?? [])
    .map((row) => {
      const value = 'value' in row ? valueOf(row.value, constant?.unit ?? '') : `${row.currency} ${row.amount}`;
      return `${value} from ${row.effectiveFrom}`;
    })
    .join(', ');
}

/** What a unit counts is said with it; what it names, such as `HH:MM`, speaks for itself. */
function valueOf(value: Json, unit: string): string {
  if (typeof value === 'number') return `${String(value)} ${unit}`;
  if (typeof value === 'string') return value;
  const isPlain = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
  return isPlain ? value.join(', ') : valueText(value);
}

function ofOthers(before: Project, after: Project): readonly string[] {
  const isOther = (path: string) => path.startsWith('content/') && !path.startsWith('content/constants/');
  const paths = new Set([...before.files.keys(), ...after.files.keys()].filter(isOther));
  return [...paths].flatMap((path) => {
    const [was, is] = [before.files.get(path)?.data, after.files.get(path)?.data];
    return textChanges(path, was, is) ?? changeTexts(path, was, is);
  });
}

/** What operations take, answer and do. */
export function callChanges(before: Project, after: Project): readonly Change[] {
  const ids = namesOf(before.operations as unknown as JsonObject, after.operations as unknown as JsonObject);
  const sentences = ids.flatMap((id) => {
    const [was, is] = [before.operations[id], after.operations[id]];
    if (!was) return [`The call ${id} is new.`];
    if (!is) return [`The call ${id} is removed.`];
    const part = ({ data, request, reply }: typeof was): JsonObject => ({
      ...pick(data, ['x-effect', 'x-auth', 'x-session', 'x-fresh', 'x-return-codes']),
      request,
      reply,
    });
    return changeTexts(`The call ${id}`, part(was), part(is));
  });
  const common = differences([...before.commonReturnCodes], [...after.commonReturnCodes]).map(
    (values) => `${changeText(`Codes that any call may return`, values)}.`,
  );
  return [...sentences, ...common].map((sentence) => ({ subject: 'calls', sentence }));
}

function pick(data: Json, names: readonly string[]): JsonObject {
  if (!isJsonObject(data)) return {};
  return Object.fromEntries(names.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])));
}
