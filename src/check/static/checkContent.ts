import type { FormEntry, Project } from '../../compile/project.ts';
import { nearest } from '../../domain/nearest.ts';
import { meant } from '../didYouMean.ts';
import { groupedBy } from '../groupedBy.ts';
import { resolveConstants, type ConstantRow } from '../../rules/constants.ts';
import { CHECK_NOW } from '../checkWorld.ts';
import { isCalendarDate } from '../../domain/calendarDate.ts';
import { listOf, objectOf, type Json } from '../../domain/json.ts';
import { formatPointer, getAt, parsePointer } from '../../domain/jsonPointer.ts';
import type { Place } from '../finding.ts';

import type { Reporter, CheckContext } from './checkContext.ts';
import { openapiRoot } from '../../compile/operations.ts';
import { planOf } from './forms.ts';
import { formMeant, missingForms } from './missingForms.ts';

/** Every constant has a row that is in force: a date without one is an error wherever it is asked. Its rows are in order. */
export function checkConstants(context: Reporter): void {
  for (const [id, { constant, file, pointer }] of Object.entries(context.project.constants)) {
    checkOrder(context, { file, pointer: `${pointer}/rows` }, constant.rows);
    try {
      resolveConstants([constant], CHECK_NOW);
    } catch {
      const place = { file, pointer: `${pointer}/rows`, of: 'key' as const };
      const what = `constant "${id}" has no row that has begun on ${CHECK_NOW.slice(0, 10)}`;
      context.add('constant-without-row', place, what, 'Add the row that has been in force so far.');
    }
  }
}

/** Of each currency, or of a constant without one: a later row stands below, and no two begin on one day. */
function checkOrder(context: Reporter, { file, pointer }: Place, rows: readonly ConstantRow[]): void {
  for (const [index, row] of rows.entries()) {
    // What is no day is said by itself.
    const before = rows
      .slice(0, index)
      .findLast((one) => currencyOf(one) === currencyOf(row) && isCalendarDate(one.effectiveFrom));
    if (!before || !isCalendarDate(row.effectiveFrom) || before.effectiveFrom < row.effectiveFrom) continue;
    const isSame = before.effectiveFrom === row.effectiveFrom;
    const what = isSame
      ? `a row above begins on ${row.effectiveFrom} too`
      : `a row above begins on ${before.effectiveFrom}, which is later`;
    const fix = isSame ? 'Remove one of the two.' : 'Put the rows in the order of their days.';
    context.add('constant-order', { file, pointer: `${pointer}/${index}/effectiveFrom` }, what, fix);
  }
}

function currencyOf(row: ConstantRow): string | undefined {
  return 'currency' in row ? row.currency : undefined;
}

/** The years of a calendar follow one another, and a day stands in the year in which it is looked up, once. */
export function checkCalendars(context: Reporter): void {
  for (const [id, { years }] of Object.entries(context.project.calendars)) {
    const file = `content/calendars/${id}.json`;
    const known = Object.keys(objectOf(years as unknown as Json)).sort();
    for (const [index, year] of known.entries()) {
      const at = `/years/${year}`;
      const before = known[index - 1];
      const missing = String(Number(year) - 1);
      if (before !== undefined && before < missing) {
        const what = `calendar "${id}" goes from ${before} to ${year}, and has no year ${missing}`;
        context.add('calendar-year', { file, pointer: at, of: 'key' }, what, `Add the year ${missing}.`);
      }
      checkDays(context, { file, pointer: at }, year);
    }
  }
}

function checkDays(context: Reporter, { file, pointer }: Place, year: string): void {
  const { holidays, workdays } = objectOf(getAt(context.project.files.get(file)?.data, parsePointer(pointer)));
  const days = [
    ...listOf(holidays).map((day, index) => [objectOf(day)['date'], `/holidays/${index}/date`] as const),
    ...listOf(workdays).map((day, index) => [day, `/workdays/${index}`] as const),
  ];
  const seen = new Set<Json | undefined>();
  const free = new Set(listOf(holidays).map((day) => objectOf(day)['date']));
  for (const [day, at] of days) {
    const place = { file, pointer: `${pointer}${at}` };
    if (typeof day === 'string' && !day.startsWith(`${year}-`))
      context.add('calendar-year', place, `"${day}" is no day of ${year}`, 'Put it under its own year.');
    else if (typeof day === 'string' && at.startsWith('/workdays/') && free.has(day))
      context.add('calendar-year', place, `"${day}" is a holiday above, and worked here`, 'Remove one of the two.');
    else if (seen.has(day))
      context.add('calendar-year', place, `"${String(day)}" stands here twice`, 'Remove one of the two.');
    seen.add(day);
  }
}

/** A code that says that a call is in progress is answered by some call, or it holds no flow to anything. */
export function checkProcessingCodes(context: Reporter): void {
  const known = new Set(Object.values(context.project.operations).flatMap(({ meta }) => meta.returnCodes));
  for (const [index, code] of context.project.processingCodes.entries()) {
    if (known.has(code)) continue;
    const place = { file: openapiRoot, pointer: `/x-processing-codes/${index}` };
    const fix = meant(code, [...known], 'Remove it, or list it at the operation that answers it.');
    context.add('code-unknown', place, `no operation answers "${code}"`, fix);
  }
}

/** Every form that has a file is shown by a step. Of a flow that cannot be read nobody knows what it shows. */
export function checkFormFiles(context: CheckContext): void {
  const { project } = context;
  const shown = new Set(context.flows().flatMap((view) => view.states.flatMap(([, { meta }]) => meta?.form ?? [])));
  const isRead = [...project.files.keys()].every((path) => {
    const id = /^flows\/([^/]+)\/flow\.json$/.exec(path)?.[1];
    return id === undefined || context.flow(id) !== undefined;
  });
  if (!isRead) return;
  const empty = Object.keys(project.forms).filter((id) => !project.files.has(`schemas/${id}.schema.json`));
  const unused = Object.values(project.forms).filter(({ id }) => !shown.has(id));
  for (const [folder, forms] of groupedBy(unused, ({ id }) => folderOf(id))) {
    const flow = flowOfFolder(project, folder, forms, empty);
    const [first] = forms;
    if (flow !== undefined && first) {
      const what = `no flow is called "${folder}", so no step shows the ${forms.length} forms of this folder`;
      const fix = `Rename the folder schemas/${folder} to schemas/${flow}.`;
      context.add('form-unused', { file: first.schema.path, pointer: '' }, what, fix);
      continue;
    }
    for (const { id, schema } of forms) {
      const lost = formMeant(schema.path, missingForms(context));
      const fix = lost
        ? `Did you mean "${lost.id}"?`
        : meant(id, empty, 'Name it for the step that asks it, or remove it.');
      context.add('form-unused', { file: schema.path, pointer: '' }, `no step shows the form "${id}"`, fix);
    }
  }
}

/** The flow whose steps lack all forms of a folder that has the name of no flow. */
function flowOfFolder(
  { flows }: Project,
  folder: string,
  forms: readonly FormEntry[],
  empty: readonly string[],
): string | undefined {
  if (forms.length < 2 || Object.hasOwn(flows, folder)) return undefined;
  const flow = nearest(folder, Object.keys(flows));
  const isLacked = ({ id }: FormEntry) => empty.includes(`${flow ?? ''}${id.slice(folder.length)}`);
  return flow !== undefined && forms.every(isLacked) ? flow : undefined;
}

function folderOf(id: string): string {
  return id.slice(0, id.indexOf('/'));
}

/** A code shows at fields that some form asks. Where a form cannot be read nobody knows what it asks. */
export function checkCodePlaces(context: CheckContext): void {
  const file = context.project.returnCodes;
  if (!file || context.unfit.has(file.path)) return;
  const asked = fieldsAsked(context);
  if (!asked) return;
  for (const [code, entry] of Object.entries(objectOf(objectOf(file.data)['codes']))) {
    for (const member of ['at', 'ends']) {
      for (const [index, place] of listOf(objectOf(entry)[member]).map(String).entries()) {
        if (asked.has(place)) continue;
        const what = `no form asks "${place}"`;
        // A rule of a form says "-" for each row; a code shows at the field of all rows.
        const inRows = place.replaceAll('/-/', '/');
        const fix = asked.has(inRows)
          ? `Leave the "-" of the rows out: "${inRows}".`
          : meant(
              place,
              asked,
              'Name a field that the step asks, or leave it out: the code then shows above the form.',
            );
        context.add(
          'code-elsewhere',
          { file: file.path, pointer: formatPointer(['codes', code, member, String(index)]) },
          what,
          fix,
        );
      }
    }
  }
}

function fieldsAsked(context: CheckContext): ReadonlySet<string> | undefined {
  const fields = new Set<string>();
  for (const id of Object.keys(context.project.flows)) {
    const view = context.flow(id);
    if (!view) return undefined;
    for (const [, { meta }] of view.states) {
      if (meta?.form === undefined) continue;
      const source = view.formSource(meta.form);
      if (!source) return undefined;
      for (const path of planOf(source).byPath.keys()) fields.add(`/${path.replaceAll('.', '/')}`);
    }
  }
  return fields;
}
