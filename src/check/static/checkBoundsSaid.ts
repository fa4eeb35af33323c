import type { Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { FieldPlan } from '../../forms/plan/formPlan.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { objectOf } from '../types/conjuncts.ts';
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
    for (const field of planOf(source).byPath.values()) checkField(view, state, field);
  }
}

function checkField(view: FlowView, state: string, { path, shared, schema }: FieldPlan): void {
  // Nobody counts the characters of an amount.
  if (schema['x-currency'] !== undefined) return;
  for (const keyword of TOLD) {
    const bound = schema[keyword];
    if (typeof bound !== 'number') continue;
    for (const locale of LOCALES) {
      const words = view.project.words[locale];
      const own = { file: words?.[view.id], key: ['steps', state, 'fields', path, 'errors', keyword] };
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
        ? `Say it here, as "${own.key.join('.')}".`
        : 'Say "{{limit}}", which is the bound of the field.';
      view.add('word-bound', at, what, fix);
    }
  }
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
