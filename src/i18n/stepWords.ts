import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { writtenState } from '../domain/writtenState.ts';
import type { FormatName } from '../domain/valueFormats.ts';
import { chosenText } from './chosenText.ts';
import { LINK_MARK } from './linkMark.ts';
import { formatValue } from '../domain/valueFormats.ts';
import { interpolate, isFilled } from '../domain/interpolate.ts';

/** The words of one step in one language, with every fallback applied. What no file says comes back as its key. */
export interface StepWords {
  readonly locale: string;
  readonly title: string;
  /** What the step says before it asks, as it is written: the `intro`, and all of the `body`. */
  readonly said: readonly Json[];
  /** Every text of what is said, one after another: of lists, and of what opens, too. A link is its words. */
  readonly texts: (said: Json | undefined) => readonly string[];
  /** Of what is said, the text that is read, before it is filled. */
  readonly chosen: (said: Json) => string | undefined;
  /** @param path property names without row numbers: `amount`, `lines.amount`
   * @param shared the name of the shared schema the field came from */
  readonly field: (path: string, shared?: string) => FieldWords;
  readonly event: (event: string) => string;
  readonly stage: (stage: string) => string;
  readonly summary: (name: string) => string;
  /** The sentence for a return code; `undefined` when the catalogue does not know it. */
  readonly code: (code: string, data?: Json) => string | undefined;
  readonly notice: (type: string) => string;
  /** The label of a link that an outcome offers: a page's route or a flow's id. */
  readonly next: (target: string) => string;
  /** The button that gives the file of an end. */
  readonly file: (op: string) => string;
  /** A widget's own string: `widgets.<name>.<key>` of the shared words. */
  readonly widget: (name: string, key: string, values?: JsonObject) => string;
  readonly fill: (template: string, values: JsonObject) => string;
  readonly format: (name: FormatName, value: Json | undefined) => string;
}

export interface FieldWords {
  readonly label: string;
  readonly hint: string | undefined;
  /** What is told below the field, as it is written. */
  readonly help: readonly Json[];
  /** Label of one value of a choice. */
  readonly option: (value: string) => string;
  /** What a text has to meet, by the name that its schema gives it in `x-check`. */
  readonly check: (name: string) => string;
  /** Template for a row: of the choices of `x-options`, or of the rows that a member added, as a summary shows them;
   * `undefined` when the words give none. */
  readonly row: string | undefined;
  /** What stands at a list of rows, where the field says it otherwise than all: `item` above each, `add` on the button. */
  readonly list: (name: 'item' | 'add', values?: JsonObject) => string;
  /** @param keyword schema keyword or rule id that failed
   * @param part where inside the field: `errors` may have a sentence of its own at `<part>.<keyword>` */
  readonly error: (keyword: string, params?: JsonObject, part?: string) => string;
  /** False where {@link error} is the sentence of all fields, which does not say of which it speaks. */
  readonly hasOwnError: (keyword: string, part?: string) => boolean;
}

export interface WordSources {
  readonly locale: string;
  /** `locales/<locale>/<flow>.json` */
  readonly flow: JsonObject;
  /** `locales/<locale>/shared.json` */
  readonly shared: JsonObject;
  /** `locales/<locale>/return-codes.json` */
  readonly codes: JsonObject;
}

/** The words of `state`. Pure and quick, so that form, stories and checker use the same.
 * @param values what `{{…}}` may name: the step's data, and what the app adds (names of the site) */
export function createStepWords(sources: WordSources, state: string, values: JsonObject = {}): StepWords {
  const { locale, flow, shared, codes } = sources;
  const step = at(flow, 'steps', writtenState(state));
  const optional = (found: Json | undefined, more?: JsonObject): string | undefined => {
    const all = more ? { ...values, ...more } : values;
    const text = chosenText(found, all, locale);
    return text === undefined ? text : interpolate(text, all, locale);
  };
  const chosen = (said: Json | undefined): string | undefined => chosenText(said, values, locale);
  const texts = (said: Json | undefined): readonly string[] =>
    several(said).flatMap((one) => {
      if (isJsonObject(one) && one.by === undefined) return [one.more, one.list, one.body].flatMap(texts);
      const text = chosen(one);
      return text === undefined ? [] : interpolate(text.replace(LINK_MARK, '$2'), values, locale);
    });
  const say = (key: string, found: Json | undefined, more?: JsonObject): string => optional(found, more) ?? key;
  const codeTexts = isJsonObject(codes.codes) ? codes.codes : codes;

  function field(path: string, sharedName?: string): FieldWords {
    const words = own(at(step, 'fields'), path);
    const common = sharedName === undefined ? undefined : own(at(shared, 'fields'), sharedName);
    const either = (name: string): Json | undefined => own(words, name) ?? own(common, name);
    const option = (value: string): Json | undefined =>
      own(own(words, 'options'), value) ?? own(own(common, 'options'), value);
    const named = (name: string): Json | undefined =>
      own(own(words, 'errors'), name) ?? own(own(common, 'errors'), name);
    const ownError = (keyword: string, part?: string): Json | undefined =>
      (part === undefined ? undefined : named(`${part}.${keyword}`)) ?? named(keyword);
    const error = (keyword: string, part?: string): Json | undefined =>
      ownError(keyword, part) ?? own(shared.errors, keyword) ?? own(shared.errors, 'invalid');
    const key = `steps.${state}.fields.${path}`;
    const row = either('row');
    return {
      label: say(`${key}.label`, either('label')),
      hint: optional(either('hint')),
      help: several(either('help')),
      option: (value) => say(`${key}.options.${value}`, option(value)),
      check: (name) =>
        say(`${key}.checks.${name}`, own(own(words, 'checks'), name) ?? own(own(common, 'checks'), name)),
      row: typeof row === 'string' ? row : undefined,
      list: (name, more) => say(`widgets.rows.${name}`, either(name) ?? at(shared, 'widgets', 'rows', name), more),
      error: (keyword, params, part) => say(`${key}.errors.${keyword}`, error(keyword, part), params),
      hasOwnError: (keyword, part) => ownError(keyword, part) !== undefined,
    };
  }

  return {
    locale,
    title: say(`steps.${state}.title`, own(step, 'title')),
    said: ['intro', 'body'].flatMap((name) => several(own(step, name))),
    texts,
    chosen,
    field,
    event: (event) => {
      const texts = several(at(step, 'events', event) ?? at(shared, 'buttons', event));
      const filled = texts.find((text) => typeof text === 'string' && isFilled(text, values));
      return say(`steps.${state}.events.${event}`, filled ?? texts[0]);
    },
    stage: (stage) => say(`stages.${stage}`, at(flow, 'stages', stage)),
    summary: (name) => say(`steps.${state}.summary.${name}`, at(step, 'summary', name)),
    code: (code, data) => {
      const text = at(step, 'codes', code) ?? own(codeTexts, code);
      return optional(text, isJsonObject(data) ? data : undefined);
    },
    notice: (type) => say(`notices.${type}`, at(shared, 'notices', type)),
    next: (target) => say(`steps.${state}.next.${target}`, at(step, 'next', target) ?? at(shared, 'next', target)),
    file: (op) => say(`steps.${state}.file`, at(step, 'file') ?? at(shared, 'files', op)),
    widget: (name, key, more) => say(`widgets.${name}.${key}`, at(shared, 'widgets', name, key), more),
    fill: (template, more) => interpolate(template, { ...values, ...more }, locale),
    format: (name, value) => formatValue(name, value, locale),
  };
}

function at(value: Json | undefined, ...names: readonly string[]): Json | undefined {
  return names.reduce<Json | undefined>(own, value);
}

function own(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function several(value: Json | undefined): readonly Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}
