import { ownEntry, type FlowView, type Reporter } from './checkContext.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { FORMAT_NAMES, isFormatName } from '../../i18n/stepWordFormats.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import { objectOf } from '../types/conjuncts.ts';
import { isMissing, lookUp, typeOf, type Typed } from '../types/lookUp.ts';
import { checkThere, isSaidAnyway } from './checkThere.ts';
import { dataBeside } from './errorData.ts';
import { formSourceOf, planOf } from './formSourceOf.ts';
import { namedIn } from './pointerTypes.ts';
import { checkFormat } from './shownMember.ts';
import { leaves, wordAt } from './wordKeys.ts';

/** A `{{name.member, format}}` in a sentence. */
export interface Interpolated {
  readonly path: readonly string[];
  readonly format: string | undefined;
}

export function interpolated(text: string): readonly Interpolated[] {
  return [...text.matchAll(/\{\{\s*([^},]+?)\s*(?:,\s*([^}]*?)\s*)?\}\}/g)].map(([, path = '', format]) => ({
    path: path.split('.'),
    format,
  }));
}

/** Names in a flow's sentences: of the step's `data`, of a code's data, of a row, of a rule's parameters. */
export function checkInterpolation(view: FlowView, file: DataFile): void {
  for (const key of leaves(file.data)) {
    const value = wordAt(file.data, key);
    const texts = Array.isArray(value) ? (value as readonly Json[]) : [value];
    texts.forEach((text, index) => {
      if (typeof text !== 'string') return;
      const pointer = formatPointer(Array.isArray(value) ? [...key, String(index)] : key);
      const place = { file: file.path, pointer };
      for (const one of interpolated(text)) {
        checkOne(view, place, key, one);
        if (isSaidAnyway(view, key, index === texts.length - 1)) checkThere(view, place, key[1] ?? '', one.path);
      }
    });
  }
}

function checkOne(view: FlowView, place: Place, key: readonly string[], { path, format }: Interpolated): void {
  if (format !== undefined && !isFormatName(format)) {
    view.add(
      'word-name',
      place,
      `"${format}" is not a format`,
      didYouMean(format, FORMAT_NAMES).trim() || 'Leave it out.',
    );
  }
  const [root, state = '', part, name = '', leaf] = key;
  if (root !== 'steps') return;
  if (part === 'fields' && leaf === 'row') return checkRow(view, place, { state, name }, { path, format });
  // Parameters of keywords are known only where they are shown.
  if (part === 'fields' && leaf === 'errors') return;
  const offered = part === 'codes' ? codeData(view, name) : stepData(view, state);
  if (!offered) return;
  const found = lookUp(offered, path);
  const shown = `{{${path.join('.')}}}`;
  if (!isMissing(found)) {
    if (format === undefined || isFormatName(format))
      checkFormat(view, place, found, { shown, format: format ?? 'text' });
    return;
  }
  const source = part === 'codes' ? `the data of code "${name}"` : `"data" of step "${state}"`;
  const mend = didYouMean(found.missing, found.known).trim() || `Add it to ${source}.`;
  view.add('word-name', place, `${shown} is not offered: ${source} has no "${found.missing}"`, mend);
}

/** A row that a member added reads by the texts of its fields, what a field looked up by the reply. Rows of options are known
 * only where they are shown. */
function checkRow(
  view: FlowView,
  place: Place,
  { state, name }: { readonly state: string; readonly name: string },
  { path, format }: Interpolated,
): void {
  const form = view.node(state)?.meta?.form;
  const source = form === undefined ? undefined : formSourceOf(view, form);
  const field = source && planOf(source).byPath.get(name);
  const service = objectOf(field?.schema['x-service']);
  if (service['as'] === 'found') return checkFound(view, place, String(service['op']), path);
  if (field?.widget !== 'rows') return;
  const text = path.join('.');
  const always = field.children.filter(
    ({ required, secret, schema }) => required && secret === undefined && schema['x-when'] === undefined,
  );
  if (!always.some((child) => child.name === text)) {
    const known = always.map((child) => child.name);
    const mend = didYouMean(text, known).trim() || `A row of "${name}" always has: ${known.join(', ') || 'nothing'}.`;
    view.add('word-name', place, `{{${text}}} is not in every row of "${name}", or is a secret`, mend);
  } else if (format !== undefined) {
    const why = 'A field of a row reads as the summary shows it. Leave the format out.';
    view.add('word-name', place, `"${format}" is one format too many`, why);
  }
}

function checkFound(context: Reporter, place: Place, operation: string, path: readonly string[]): void {
  const reply = ownEntry(context.project.operations, operation)?.reply;
  const found = isJsonObject(reply) ? lookUp(typeOf(reply), path) : undefined;
  if (!found || !isMissing(found)) return;
  const what = `{{${path.join('.')}}} is not offered: the reply of ${operation} has no "${found.missing}"`;
  context.add('word-name', place, what, didYouMean(found.missing, found.known).trim() || 'Name a member of the reply.');
}

function stepData(view: FlowView, state: string): Typed | undefined {
  const node = view.node(state);
  if (!node) return undefined;
  const properties = Object.fromEntries(
    Object.entries(node.meta?.data ?? {}).map(([name, pointer]) => {
      const named = namedIn(view, state, pointer);
      return [name, { allOf: named.type === 'named' ? [...named.typed.schemas] : [] }];
    }),
  );
  return typeOf({ type: 'object', properties: { ...properties, ...siteNames(view) } });
}

/** Names of the site that the app adds to every step's words. */
function siteNames(context: Reporter): JsonObject {
  return Object.fromEntries(Object.keys(objectOf(context.project.site?.data)).map((name) => [name, {}]));
}

/** What any operation of the flow gives beside a code. */
function codeData(view: FlowView, code: string): Typed | undefined {
  const schemas = view.states.flatMap(([state]) => {
    const entry = view.callOf(state);
    const isListed = objectOf(entry?.data['x-code-data'])[code] !== undefined;
    return entry && isListed ? [dataBeside(view, entry, code)] : [];
  });
  const known = schemas.flatMap((schema) => (schema ? [schema] : []));
  return known.length === 0 || known.length < schemas.length ? undefined : typeOf({ anyOf: known });
}
