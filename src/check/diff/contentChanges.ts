import { changeTexts, changeText, valueText } from './names.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import type { Change } from './change.ts';
import { differences, namesOf } from './leaves.ts';
import { textChanges } from './textChanges.ts';

/** Fees, limits, days, calendars and the rest of `content/`. */
export function constantChanges(before: Project, after: Project): readonly Change[] {
  const ids = namesOf(before.constants as unknown as JsonObject, after.constants as unknown as JsonObject);
  const ofConstants = ids.flatMap((id) => {
    const [was, is] = [before.constants[id]?.constant, after.constants[id]?.constant];
    if (!was) return [`${id} is new: ${rowsText(is?.rows)} ${is?.unit ?? ''}.`];
    if (!is) return [`${id} is removed; it was ${rowsText(was.rows)}.`];
    if (rowsText(was.rows) !== rowsText(is.rows))
      return [`${id} is ${rowsText(is.rows)} instead of ${rowsText(was.rows)}: ${is.description}`];
    return changeTexts(id, was as unknown as JsonObject, is as unknown as JsonObject);
  });
  return [...ofConstants, ...ofOthers(before, after)].map((sentence) => ({ subject: 'constants', sentence }));
}

/** `HKD 50000.00 from 2026-01-01, 5 from 2026-01-01`. */
function rowsText(rows: unknown): string {
  return (Array.isArray(rows) ? (rows as readonly JsonObject[]) : [])
    .map((row) => `${valueOf(row)} from ${String(row['effectiveFrom'])}`)
    .join(', ');
}

function valueOf({ currency, amount, value }: JsonObject): string {
  return currency === undefined ? valueText(value) : `${String(currency)} ${String(amount)}`;
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
