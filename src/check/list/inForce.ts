import type { Constant } from '../../rules/constants.ts';
import { resolveConstants } from '../../rules/constants.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { textsIn } from '../eachMember.ts';

/** What the constants and calendars that a rule names are on a day, each with where it changes next. */
export function inForce(project: Project, schema: Json, day: string): readonly (readonly string[])[] {
  const names = new Set(textsIn(schema));
  const constants = Object.values(project.constants).filter(
    ({ constant: { id } }) => names.has(id) || names.has(id.slice(0, id.lastIndexOf('.'))),
  );
  const calendars = Object.entries(project.calendars).filter(([id]) => names.has(id));
  return [
    ...constants.map(({ constant }) => [constant.id, ...valueOn(constant, day)]),
    ...calendars.map(([id, { description, years }]) => [id, description, `years ${Object.keys(years).join(', ')}`]),
  ];
}

function valueOn(constant: Constant, day: string): readonly string[] {
  const begun = constant.rows
    .filter(({ effectiveFrom }) => effectiveFrom <= day)
    .map(({ effectiveFrom }) => effectiveFrom);
  const next = constant.rows
    .map(({ effectiveFrom }) => effectiveFrom)
    .filter((from) => from > day)
    .sort()[0];
  const sample = constant.sample === true ? ['a sample'] : [];
  const change = next === undefined ? [] : [`from ${next} ${shownOn(constant, next)}`];
  const since = begun.sort().at(-1);
  if (since === undefined) return ['nothing yet', [...change, ...sample].join('; ')];
  return [shownOn(constant, day), [`since ${since}`, ...change, ...sample].join('; ')];
}

/** `1000.00 HKD, 900.00 CNY`; of a table how many rows it has. */
function shownOn(constant: Constant, day: string): string {
  const value = resolveConstants([constant], `${day}T00:00:00+08:00`)[constant.id] ?? null;
  if (Array.isArray(value)) return `${value.length} rows`;
  if (!isJsonObject(value)) return `${String(value)} ${constant.unit}`;
  return Object.entries(value)
    .map(([currency, amount]) => `${String(amount)} ${currency}`)
    .join(', ');
}
