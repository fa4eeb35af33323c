import { objectOf, type Json } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { FieldPlan } from '../../forms/plan/formPlan.ts';
import { LOCALES } from '../../i18n/locale.ts';

import type { FlowView } from './checkContext.ts';
import { planOf } from './forms.ts';
import { sentencesAt } from './sentences.ts';
import { wordAt } from './wordKeys.ts';

/** Bounds that a sentence tells by their figure. What is below a minimum is often told by an example. */
const TOLD = ['minLength', 'maxLength', 'maximum', 'minItems', 'maxItems'];

/** The sentence of a bound that holds figures holds that of the bound. */
export function checkBoundsSaid(view: FlowView): void {
  for (const [state, { meta }] of view.states) {
    const source = meta?.form === undefined ? undefined : view.formSource(meta.form);
    if (!source) continue;
    for (const field of planOf(source).byPath.values()) {
      checkField(view, state, field);
      checkHint(view, state, field);
    }
  }
}

function checkField(view: FlowView, state: string, field: FieldPlan): void {
  const { path, shared, schema } = field;
  if (isAmount(field)) return;
  for (const keyword of TOLD) {
    const bound = schema[keyword];
    if (typeof bound !== 'number') continue;
    for (const locale of LOCALES) {
      const words = view.project.words[locale];
      const own = { file: words?.[view.id], key: ['steps', writtenState(state), 'fields', path, 'errors', keyword] };
      const common = { file: words?.['shared'], key: ['fields', shared ?? '', 'errors', keyword] };
      const said = [own, common].find(({ file, key }) => wordAt(file?.data, key) !== undefined);
      const figures = figuresOf(wordAt(said?.file?.data, said?.key ?? []), said?.key ?? []);
      if (!said?.file || figures.length === 0 || figures.includes(bound)) continue;
      // What is right of the shared field is wrong of one with a bound of its own, which then says its own.
      const isOfStep = said === common && figures.includes(Number(boundOfShared(view, shared, keyword)));
      const at = isOfStep
        ? { file: `locales/${locale}/${view.id}.json`, pointer: formatPointer(own.key), of: 'key' as const }
        : { file: said.file.path, pointer: formatPointer(said.key) };
      const what = `"${said.key.join('.')}" says ${figures.join(' and ')}, and the ${keyword} of the field is ${bound}`;
      const fix = isOfStep
        ? `Say it here, as "${own.key.join('.')}", or leave the field the bound that it shares.`
        : 'Say "{{limit}}", which is the bound of the field.';
      view.add('word-bound', at, what, fix);
    }
  }
}

/** Nobody counts the characters of an amount, in whichever currency. */
function isAmount({ widget, schema }: FieldPlan): boolean {
  return widget === 'money' || schema['x-currency'] !== undefined;
}

/** How long an answer is, as a hint says it in each language: so many at most, from so many to so many, so many and no other. */
const MOST =
  /(?:\b(?:up to|at most)|最多|不超[過过])\s*(\d+)\s*(?:characters(?! (?:fit|are|appear))|[個个]?(?:字元|字符|字)(?!母))/giu;
const RANGE = /(\d+)\s*(?:to|–|至|到)\s*(\d+)\s*(?:digits|位(?:數字|数字))/giu;
const EXACT = /(\d+)\s*(?:digits|位(?:數字|数字))/giu;

/** A hint that tells of a part of the answer, of another thing or of one of several lengths. */
const PARTLY =
  /\b(?:first|last|next|or|each|per|line|begins?|starts?|ends?|back|not|without)\b|[前後后末首尾或每頭头背]|不[是需用必]|[並并而]非|[無无毋][須须需]/iu;

/** A length that a hint tells is one that the field takes: whoever keeps to it is not refused. It may tell of fewer, which are usual. */
function checkHint(view: FlowView, state: string, field: FieldPlan): void {
  const { path, shared, schema } = field;
  if (isAmount(field)) return;
  const { least, most } = lengthOf(schema);
  for (const locale of LOCALES) {
    const words = view.project.words[locale];
    const own = { file: words?.[view.id], key: ['steps', writtenState(state), 'fields', path, 'hint'] };
    const common = { file: words?.['shared'], key: ['fields', shared ?? '', 'hint'] };
    const said = [own, common].find(({ file, key }) => wordAt(file?.data, key) !== undefined);
    const text = wordAt(said?.file?.data, said?.key ?? []);
    if (!said?.file || typeof text !== 'string') continue;
    const told = toldBy(text, least, most);
    if (told === undefined) continue;
    const isOfStep = said === common && schema['maxLength'] !== boundOfShared(view, shared, 'maxLength');
    const at = isOfStep
      ? { file: `locales/${locale}/${view.id}.json`, pointer: formatPointer(own.key), of: 'key' as const }
      : { file: said.file.path, pointer: formatPointer(said.key) };
    const what = `"${said.key.join('.')}" says ${told.said}, and the field takes ${told.taken}`;
    const fix = isOfStep
      ? `Say it here, as "${own.key.join('.')}", or leave the field the bound that it shares.`
      : 'Say a length that the field takes.';
    view.add('word-bound', at, what, fix);
  }
}

/** A length that a hint tells, and that the field refuses. */
function toldBy(
  text: string,
  least: number | undefined,
  most: number | undefined,
): { readonly said: string; readonly taken: string } | undefined {
  if (most === undefined || PARTLY.test(text)) return undefined;
  for (const [said, figure] of text.matchAll(MOST))
    if (Number(figure) > most) return { said, taken: `at most ${most}` };
  if (least === undefined) return undefined;
  const taken = least === most ? `${most}` : `${least} to ${most}`;
  const ranges = [...text.matchAll(RANGE)];
  for (const [said, from, to] of ranges) if (Number(from) < least || Number(to) > most) return { said, taken };
  const [only, ...others] = [...text.matchAll(EXACT)];
  if (ranges.length > 0 || others.length > 0 || !only) return undefined;
  const [said, figure] = only;
  // Among other words it may tell of anything; where one length alone is taken, it tells of that.
  if (least !== most && said !== text.trim()) return undefined;
  return Number(figure) < least || Number(figure) > most ? { said, taken } : undefined;
}

/** Of digits alone how many at least and at most; of other text its "maxLength". */
function lengthOf(schema: FieldPlan['schema']): { readonly least?: number; readonly most?: number } {
  const [, from, , to] = /^\^(?:\[0-9\]|\\d)\{(\d+)(,(\d+))?\}\$$/.exec(String(schema['pattern'] ?? '')) ?? [];
  if (from !== undefined) return { least: Number(from), most: Number(to ?? from) };
  const { minLength, maxLength, pattern } = schema;
  if (typeof maxLength !== 'number') return {};
  const isDigits = pattern === '^[0-9]+$' || pattern === '^\\d+$';
  return { most: maxLength, ...(isDigits && typeof minLength === 'number' && { least: minLength }) };
}

function boundOfShared(view: FlowView, shared: string | undefined, keyword: string): Json | undefined {
  return objectOf(view.project.files.get(`schemas/shared/${shared ?? ''}.schema.json`)?.data)[keyword];
}

/** Whole numbers that a text says, but for what stands for its values and for the one of what a language counts. */
function figuresOf(value: Json | undefined, key: readonly string[]): readonly number[] {
  const texts = sentencesAt(value, key).flatMap(({ at, text }) => (at.at(-1) === 'one' ? [] : [text]));
  return texts.flatMap((text) =>
    [...text.replace(/\{\{[^}]*\}\}/g, '').matchAll(/\d+(?:,\d{3})*/g)].map(([figure]) =>
      Number(figure.replaceAll(',', '')),
    ),
  );
}
