import { ownEntry } from '../../domain/ownEntry.ts';
import { remembering } from '../remembering.ts';
import { meant } from '../didYouMean.ts';
import { toldAgain, type Told } from '../toldAgain.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { siteForPages } from '../../compile/forPages.ts';
import type { OperationEntry } from '../../compile/project.ts';
import { isJsonObject, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { FORMAT_NAMES, isFormatName } from '../../domain/valueFormats.ts';
import { formFields } from '../../rules/formSchema.ts';
import type { Place } from '../finding.ts';

import { isMissing, lookUp, typeOf, type Typed } from '../types/lookUp.ts';
import { dataBeside } from './errorData.ts';
import { planOf } from './forms.ts';
import { namedIn, comesBefore } from './pointerTypes.ts';
import { checkFormat } from './shownMember.ts';
import { checkTexts } from './checkTexts.ts';
import { chosenBy, choicesAt, sentencesAt } from './sentences.ts';
import { leaves, textOf, wordAt } from './wordKeys.ts';
import type { FigureUse } from '../../engine/flowFile.ts';
import { liveFigures } from '../../compile/impliedForms.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import { certaintyAt } from './certainty.ts';
import { shownFigure } from './checkShownFigures.ts';
import { isAlwaysWorked } from './isAlwaysWorked.ts';
import { isForVisitors } from './visitors.ts';
import { LANGUAGE_ENDINGS } from '../../domain/inLanguage.ts';
import { isLocale, LOCALES } from '../../i18n/locale.ts';
import { languageOf, wordFiles } from './wordFiles.ts';

const NOTHING: readonly Interpolated[] = [];

/** A `{{name.member, format}}` in a sentence. */
interface Interpolated {
  readonly path: readonly string[];
  readonly format: string | undefined;
}

export function interpolated(text: string): readonly Interpolated[] {
  // Most texts name nothing.
  if (!text.includes('{{')) return NOTHING;
  return [...text.matchAll(/\{\{\s*([^},]+?)\s*(?:,\s*([^}]*?)\s*)?\}\}/g)].map(([, path = '', format]) => ({
    path: path.split('.'),
    format,
  }));
}

/** Names in a flow's sentences: of the step's `data`, of a code's data, of a row, of a rule's parameters. */
export function checkInterpolation(view: FlowView, file: DataFile): void {
  for (const written of leaves(file.data)) {
    const value = wordAt(file.data, written);
    const key = view.screenKey(written);
    const texts = sentencesAt(value, key);
    for (const { at, text } of texts) {
      const place = { file: file.path, pointer: formatPointer([...key, ...at]) };
      // Of several texts of a button that one is shown whose names are all there.
      const isLast = key[2] !== 'events' || !Array.isArray(value) || at[0] === String(value.length - 1);
      const isAnyway = isSaidAnyway(view, key, isLast);
      for (const one of interpolated(text)) {
        checkOne(view, place, key, one);
        if (isAnyway) checkThere(view, place, key[1] ?? '', one.path);
        if (isLast) checkSignedIn(view, place, key, one.path);
      }
    }
    for (const { at, choice } of choicesAt(value, key)) checkChoice(view, file, [...key, ...at], choice);
    if (key[2] === 'events' && Array.isArray(value)) checkInVain(view, file, key, value);
  }
}

/** @returns what it names, where that is known; a name that nothing has is reported */
function checkOne(
  view: FlowView,
  place: Place,
  key: readonly string[],
  { path, format }: Interpolated,
): ReturnType<typeof lookUp> | undefined {
  if (format !== undefined && !isFormatName(format)) {
    view.add('word-name', place, `"${format}" is not a format`, meant(format, FORMAT_NAMES, 'Leave it out.'));
  }
  const [root, state = '', part, name = '', leaf] = key;
  if (root !== 'steps') return undefined;
  if (part === 'fields' && leaf === 'row') return void checkRow(view, place, { state, name }, { path, format });
  // Parameters of keywords are known only where they are shown, and the number of a row there.
  if (part === 'fields' && (leaf === 'errors' || leaf === 'item')) return undefined;
  const offered = part === 'codes' ? codeData(view, name) : stepData(view, state);
  if (!offered) return undefined;
  const found = lookUp(offered, path);
  const shown = `{{${path.join('.')}}}`;
  if (!isMissing(found)) {
    if (format === undefined || isFormatName(format))
      checkFormat(view, place, found, { shown, format: format ?? 'text' });
    if (part !== 'codes') checkUnit(view, place, state, { path, format });
    return found;
  }
  const source = part === 'codes' ? `the data of code "${name}"` : `"data" of step "${state}"`;
  const fix = meant(found.missing, found.known, `Add it to ${source}.`);
  view.add('word-name', place, `${shown} is not offered: ${source} has no "${found.missing}"`, fix);
  return found;
}

/** Seconds of each unit in which a sentence may say a time. */
const UNITS: { readonly [format: string]: number } = { minutes: 60, hours: 3600 };

/** A constant that is said in minutes or hours is seconds, and a whole number of these. */
function checkUnit(
  view: FlowView,
  place: Place,
  state: string,
  { path: [name = ''], format = '' }: Interpolated,
): void {
  const id = /^\$const\/([^/]+)$/.exec(view.node(state)?.meta?.data?.[name] ?? '')?.[1];
  const unit = ownEntry(UNITS, format);
  const constant = id === undefined ? undefined : ownEntry(view.project.constants, id)?.constant;
  if (unit === undefined || !constant) return;
  const odd = constant.rows.find((row) => 'value' in row && Number(row.value) % unit !== 0);
  const shown = `{{${name}}} does not read as ${format}`;
  if (constant.unit !== 'seconds') {
    const fix = `Leave the format out, or name a constant in seconds.`;
    view.add('word-name', place, `${shown}: the unit of "${constant.id}" is ${constant.unit}`, fix);
  } else if (odd && 'value' in odd) {
    const what = `${shown}: "${constant.id}" is ${String(odd.value)} seconds, no whole number of them`;
    view.add('word-name', place, what, 'Say it in a shorter unit.');
  }
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
  const source = form === undefined ? undefined : view.formSource(form);
  const field = source && planOf(source).byPath.get(name);
  const service = objectOf(field?.schema['x-service']);
  if (service['as'] === 'found') return checkFound(view, place, String(service['op']), path);
  if (field?.widget === 'lookUp') return checkKept(view, place, field.schema, path);
  if (field?.widget !== 'rows') return;
  const text = path.join('.');
  const always = field.children.filter(
    ({ required, secret, schema }) => required && secret === undefined && schema['x-when'] === undefined,
  );
  if (!always.some((child) => child.name === text)) {
    const known = always.map((child) => child.name);
    const [whole = ''] = path;
    if (path.length > 1 && known.includes(whole)) {
      const why = `A field of a row reads as the summary shows it, by words of its own. Write {{${whole}}}.`;
      view.add('word-name', place, `{{${text}}} goes into a field of a row`, why);
      return;
    }
    const fix = meant(text, known, `A row of "${name}" always has: ${known.join(', ') || 'nothing'}.`);
    view.add('word-name', place, `{{${text}}} is not in every row of "${name}", or is a secret`, fix);
  } else if (format !== undefined) {
    const why = 'A field of a row reads as the summary shows it. Leave the format out.';
    view.add('word-name', place, `"${format}" is one format too many`, why);
  }
}

/** What was found reads the same before it is chosen and after: by what the field keeps of it. */
function checkKept(context: Reporter, place: Place, schema: JsonObject, path: readonly string[]): void {
  const found = lookUp(typeOf(schema), path);
  if (!isMissing(found)) return;
  const what = `{{${path.join('.')}}} is not offered: the field keeps no "${found.missing}"`;
  context.add('word-name', place, what, meant(found.missing, found.known, 'Name a member that the field keeps.'));
}

function checkFound(context: Reporter, place: Place, operation: string, path: readonly string[]): void {
  const reply = ownEntry(context.project.operations, operation)?.reply;
  const found = isJsonObject(reply) ? lookUp(typeOf(reply), path) : undefined;
  if (!found || !isMissing(found)) return;
  const what = `{{${path.join('.')}}} is not offered: the reply of ${operation} has no "${found.missing}"`;
  context.add('word-name', place, what, meant(found.missing, found.known, 'Name a member of the reply.'));
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
  return typeOf({ type: 'object', properties: { ...properties, ...figuresSaid(view, state), ...siteNames(view) } });
}

/** Figures that words may say: one of what is typed is shown by a row alone. */
function figuresSaid(view: FlowView, state: string): JsonObject {
  const { figures = {} } = view.node(state)?.meta ?? {};
  const live = liveFigures({ figures });
  const names = Object.keys(figures).filter((name) => !Object.hasOwn(live, name));
  return Object.fromEntries(names.map((name) => [name, shownFigure(view, state, name) ?? {}]));
}

/** Names of the site that the app adds to every step's words. */
function siteNames(context: Reporter): JsonObject {
  return Object.fromEntries(Object.keys(siteForPages(objectOf(context.project.site?.data))).map((name) => [name, {}]));
}

/** What any operation of the flow gives beside a code; `undefined` of a code that none of them lists as its own. */
function codeData(view: FlowView, code: string): Typed | undefined {
  const entries = view.states.flatMap(([state]) => [view.callOf(state), ...calledByFields(view, state)]);
  const answering = entries.filter((entry) => entry?.meta.returnCodes.includes(code) === true);
  const schemas = entries.flatMap((entry) => {
    const isListed = objectOf(entry?.data['x-code-data'])[code] !== undefined;
    return entry && isListed ? [dataBeside(view, entry, code)] : [];
  });
  if (schemas.length === 0 && answering.length > 0) return typeOf({ type: 'object', additionalProperties: false });
  const known = schemas.flatMap((schema) => (schema ? [schema] : []));
  return known.length === 0 || known.length < schemas.length ? undefined : typeOf({ anyOf: known });
}

function calledByFields(view: FlowView, state: string): readonly (OperationEntry | undefined)[] {
  return formFields(view.formOf(state) ?? {}).map(({ schema }) =>
    ownEntry(view.project.operations, String(objectOf(schema['x-service'])['op'])),
  );
}

/** Whether a sentence is shown whenever its step is: not that of a code, of a row or of a field that may be hidden, and of
 * several texts of a button the last. */
function isSaidAnyway(
  view: FlowView,
  [root, state = '', part, name = '', leaf]: readonly string[],
  isLast: boolean,
): boolean {
  if (root !== 'steps' || part === 'codes' || part === 'summary') return false;
  if (part === 'events') return isLast;
  if (part !== 'fields') return true;
  const field = objectOf(objectOf(view.formOf(state)?.['properties'])[name]);
  return (leaf === 'label' || leaf === 'hint' || leaf === 'help') && field['x-when'] === undefined;
}

/** The value that a text is chosen by is one that its step offers, and for each that it may have there is a text. */
function checkChoice(view: FlowView, file: DataFile, key: readonly string[], choice: JsonObject): void {
  const { path, isCounted } = chosenBy(choice);
  const place = { file: file.path, pointer: formatPointer([...key, 'by']) };
  const offered = checkOne(view, place, key, { path, format: undefined });
  if (offered && isMissing(offered)) return;
  checkTexts(view, file, key, choice, offered);
  if (choice['else'] === undefined && isSaidAnyway(view, key, true)) checkThere(view, place, key[1] ?? '', path);
  if (isCounted && offered) checkFormat(view, place, offered, { shown: `"${path.join('.')}"`, format: 'whole number' });
}

/** What a sentence names of who is signed in is there only where nobody else may come. */
function checkSignedIn(view: FlowView, place: Place, key: readonly string[], path: readonly string[]): void {
  const [root, state = '', part] = key;
  const [name = ''] = path;
  const pointer = view.node(state)?.meta?.data?.[name];
  if (root !== 'steps' || part === 'codes' || pointer === undefined) return;
  const named = namedIn(view, state, pointer);
  if (named.type !== 'named' || named.ofMember !== true || !isForVisitors(view, state)) return;
  const what = `{{${path.join('.')}}} is empty for who comes to "${state}" without being signed in`;
  const fix = 'Show it in a row of the "summary", which is left out then, or let only a "member" in.';
  view.add('word-name', place, what, fix);
}

/** What a sentence names is there on every path to its step. */
function checkThere(view: FlowView, place: Place, state: string, path: readonly string[]): void {
  const type = thereAt(view, state, path);
  if (type === undefined || type === 'certain') return;
  const shown = `{{${path.join('.')}}}`;
  const what =
    type === 'optional'
      ? `${shown} may be absent when "${state}" is reached`
      : `a path leads to "${state}" on which ${shown} is not there`;
  const fix = 'Show it in a row of the "summary", which is left out then, or lead that path to a step of its own.';
  view.add('word-name', place, what, fix);
}

/** Whether what a sentence names is there when its step is reached; `undefined` where that is not known. */
function thereAt(
  view: FlowView,
  state: string,
  [name = '', ...inner]: readonly string[],
): ReturnType<typeof certaintyAt>['type'] | undefined {
  const pointer = view.node(state)?.meta?.data?.[name];
  const figure = view.node(state)?.meta?.figures?.[name];
  if (figure) return figureAt(view, state, figure);
  const named = pointer === undefined ? undefined : namedIn(view, state, pointer + formatPointer(inner));
  if (named?.type !== 'named' || named.owner?.state === state || !comesBefore(view, named.owner, state))
    return undefined;
  return isLeftOut(view, pointer ?? '') ? 'optional' : certaintyAt(view, state, [named]).type;
}

/** Whether all that a figure is worked out from is there; not known where it may still not be worked out. */
function figureAt(view: FlowView, state: string, { figure, params }: FigureUse): ReturnType<typeof thereAt> {
  const defaults = ownEntry(view.project.figures, figure)?.figure.defaults ?? {};
  const parts = Object.entries(params).flatMap(([member, pointer]) => {
    if (!isWordPointer(pointer) || Object.hasOwn(defaults, member)) return [];
    const named = namedIn(view, state, pointer);
    if (named.type !== 'named') return [];
    return [isLeftOut(view, pointer) ? 'optional' : certaintyAt(view, state, [named]).type];
  });
  const lacking = parts.find((type) => type !== 'certain');
  return lacking ?? (isAlwaysWorked(view.project, figure) ? 'certain' : undefined);
}

/** Of several texts of a button the first is shown whose names are all there: none stands behind one that always is. */
function checkInVain(view: FlowView, file: DataFile, key: readonly string[], texts: readonly Json[]): void {
  const state = key[1] ?? '';
  const always = texts.findIndex(
    (text) => typeof text === 'string' && interpolated(text).every(({ path }) => isSure(view, state, path)),
  );
  if (always < 0 || always === texts.length - 1) return;
  const place = { file: file.path, pointer: formatPointer([...key, String(always + 1)]) };
  const what = `no member reads ${JSON.stringify(texts[always + 1])}: the text before it can always be shown`;
  view.add('word-choice', place, what, 'Put the text that is always shown last, or leave the others out.');
}

/** That it is not there for some member has not been ruled out otherwise. */
function isSure(view: FlowView, state: string, path: readonly string[]): boolean {
  const pointer = view.node(state)?.meta?.data?.[path[0] ?? ''] ?? '';
  // What a sub-flow is given that nobody calls yet, nobody knows.
  const isGiven = !pointer.startsWith('$input/') || (view.isSubFlow() && view.callers().length > 0);
  const isKnown = !pointer.startsWith('$user/') || !isForVisitors(view, state);
  return isGiven && isKnown && thereAt(view, state, path) === 'certain';
}

/** Whether a caller of a sub-flow, or a caller of that, leaves out what the pointer names. */
function isLeftOut(view: FlowView, pointer: string): boolean {
  const name = /^\$input\/([^/]+)/.exec(pointer)?.[1];
  if (name === undefined || !view.isSubFlow()) return false;
  return view.callers().some((caller) =>
    caller.states.some(([, { invoke }]) => {
      if (invoke?.src !== `flow:${view.id}`) return false;
      const part = objectOf(invoke.input as Json | undefined)[name];
      if (typeof part === 'string') return isLeftOut(caller, part);
      return part === undefined || objectOf(part)['maybe'] !== undefined;
    }),
  );
}

/** What is between braces in one language and in none of the others is misspelt: nothing would fill it. What all the others
 * say, and one does not, its readers do not learn. */
export function checkSlots(context: Reporter): void {
  for (const name of wordFiles(context.project)) {
    const files = LOCALES.flatMap((locale) => context.project.words[locale]?.[name] ?? []);
    checkLanguages(context, ...files);
    // Of a flow they are checked with what its steps offer.
    if (Object.hasOwn(context.project.flows, name)) continue;
    for (const file of files) {
      for (const key of leaves(file.data)) {
        for (const { at, choice } of choicesAt(wordAt(file.data, key), key))
          checkTexts(context, file, [...key, ...at], choice, undefined);
      }
    }
  }
}

const checkLanguages = toldAgain((told, ...files: readonly DataFile[]) => {
  const keys = new Map(files.flatMap((file) => [...slotsOfFile(file)].map(([text, { key }]) => [text, key] as const)));
  for (const [text, key] of keys)
    for (const file of files) if (keysOfFile(file).has(text)) checkSentence(told, file, files, key);
});

function checkSentence(told: Told, file: DataFile, files: readonly DataFile[], key: readonly string[]): void {
  const own = slotsOf(file, key);
  const others = files.filter((one) => one !== file && wordAt(one.data, key) !== undefined);
  if (others.length === 0) return;
  const said = new Set([...own.keys()].map((slot) => withoutLanguage(slot, file)));
  const [first, ...rest] = others.map((one) => [...slotsOf(one, key).keys()].map((slot) => withoutLanguage(slot, one)));
  for (const slot of rest.length === 0 ? [] : (first ?? [])) {
    if (said.has(slot) || !rest.every((slots) => slots.includes(slot))) continue;
    const what = `{{${slot}}} is left out in this language alone at "${key.join('.')}"`;
    told.add('word-name', { file: file.path, pointer: formatPointer(key) }, what, 'Say it here too.');
  }
  const known = new Set(
    others.flatMap((one) => [...slotsOf(one, key).keys()].map((slot) => withoutLanguage(slot, one))),
  );
  for (const [slot, at] of own) {
    if (known.has(withoutLanguage(slot, file))) continue;
    const what = `{{${slot}}} is in no other language at "${key.join('.')}"`;
    const fix = meant(slot, known, 'Say it in the other languages too, or leave it out.');
    told.add('word-name', { file: file.path, pointer: formatPointer(at) }, what, fix);
  }
}

type Slots = ReadonlyMap<string, readonly string[]>;

const NO_SLOTS: Slots = new Map();

/** What is between braces at a key, each with the sentence in which it comes first. */
function slotsOf(file: DataFile, key: readonly string[]): Slots {
  return slotsOfFile(file).get(textOf(key))?.slots ?? NO_SLOTS;
}

/** Every key with something between braces. A file that did not change is not read again. */
const slotsOfFile = remembering((file: DataFile) => {
  const read = leaves(file.data).map((key) => [textOf(key), { key, slots: readSlots(file, key) }] as const);
  return new Map(read.filter(([, { slots }]) => slots.size > 0));
});

const keysOfFile = remembering((file: DataFile) => new Set(leaves(file.data).map(textOf)));

function readSlots(file: DataFile, key: readonly string[]): Slots {
  const value = wordAt(file.data, key);
  const slots = sentencesAt(value, key).flatMap(({ at, text }) =>
    interpolated(text).map(({ path }) => [path.join('.'), [...key, ...at]] as const),
  );
  return new Map(slots.reverse());
}

/** The same for every language. */
function withoutLanguage(slot: string, file: DataFile): string {
  const locale = languageOf(file);
  const ending = isLocale(locale) ? LANGUAGE_ENDINGS[locale] : '';
  return ending !== '' && slot.endsWith(ending) ? slot.slice(0, -ending.length) : slot;
}
