import type { Json } from '../../domain/json.ts';
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
      for (const { file, key } of [own, common]) {
        const figures = figuresOf(wordAt(file?.data, key), key);
        if (!file || figures.length === 0 || figures.includes(bound)) continue;
        const what = `"${key.join('.')}" says ${figures.join(' and ')}, and the ${keyword} of the field is ${bound}`;
        const fix = 'Say "{{limit}}", which is the bound of the field.';
        view.add('word-bound', { file: file.path, pointer: formatPointer(key) }, what, fix);
      }
    }
  }
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
