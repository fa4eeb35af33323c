import type { Json, JsonObject } from '../../domain/json.ts';
import { maskToEnd } from '../../domain/maskDigits.ts';
import { isEndShown } from '../../domain/sensitive.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { PointerScope } from '../../rules/compiled.ts';
import { pointerOf, readPointer } from '../answer/answerTree.ts';
import { resolveMapping } from '../answer/resolveMapping.ts';
import { literalOr, stepScope } from '../answer/stepScope.ts';
import { fixedOptions } from '../options/useOptions.ts';
import { optionLabel } from '../options/optionLabel.ts';
import { optionServiceOf, rowServiceOf } from '../options/serviceOptions.ts';
import type { FieldPlan } from '../plan/formPlan.ts';
import { planForm } from '../plan/formPlan.ts';
import type { SummaryRow } from './SummaryRow.ts';
import type { SummarisedStep } from './SummarisedStep.ts';

interface AnswerRowInput {
  readonly state: string;
  readonly path: string;
  readonly answer: JsonObject;
  readonly step: SummarisedStep;
  readonly scope: PointerScope;
}

/** One earlier answer with its own label and format, and a Change link to its step. Of a card number, as long as the page has it,
 * the last digits; no other secret has a row. */
export function answerRow({ state, path, answer, step, scope }: AnswerRowInput): SummaryRow | undefined {
  const plan = planForm(step.form);
  const field = plan.byPath.get(path);
  const value = readPointer(answer, pointerOf(path));
  if (!field || value === undefined || value === null) return undefined;
  const own = stepScope(scope, plan, step.data, answer);
  const words = step.words.field(field.path, field.shared);
  const row = { name: `${state}.${path}`, label: words.label, edit: { state, path } };
  if (field.secret)
    return isEndShown(field.secret) && typeof value === 'string' ? { ...row, value: maskToEnd(value) } : undefined;
  const service = optionServiceOf(field);
  if (service) {
    const input = resolveMapping(service.input, own.resolve);
    const chosen = [value].flat().map((one) => plain(one as Json));
    return { ...row, value: chosen.join('\n'), lookUp: { service, input, words, chosen } };
  }
  const shown = shownValue(field, value, step, own);
  if (shown === '') return undefined;
  return { ...row, value: shown, ...(field.widget === 'rows' && { lines: textsOf(field, value, step, own) }) };
}

function shownValue(field: FieldPlan, value: Json, step: SummarisedStep, scope: PointerScope): string {
  const suggested = rowServiceOf(field, 'suggestions');
  if (suggested) {
    const words = step.words.field(field.path, field.shared);
    return optionLabel(value, suggested.label(step.words.locale), words, step.words).split('\n')[0] ?? '';
  }
  if (field.widget.endsWith('Upload'))
    return [value]
      .flat()
      .flatMap((file) => (isJsonObject(file as Json) ? plain((file as JsonObject).file_name ?? '') : []))
      .join('\n');
  if (Array.isArray(value)) return textsOf(field, value, step, scope).join('\n');
  if (field.schema['x-currency'] !== undefined || field.widget === 'money') return moneyText(field, value, step, scope);
  if (field.widget === 'checkbox') return step.words.widget('checkbox', value === true ? 'ticked' : 'unticked');
  if (field.schema.format === 'date') return step.words.format('date', value);
  const words = step.words.field(field.path, field.shared);
  const option = fixedOptions(field, words, step.words, step.data).find((one) => one.value === plain(value));
  return option ? (option.label.split('\n')[0] ?? '') : plain(value);
}

function moneyText(field: FieldPlan, amount: Json, step: SummarisedStep, scope: PointerScope): string {
  const currency = literalOr(field.schema['x-currency'], scope);
  return step.words.format('money', typeof currency === 'string' ? { currency, amount } : amount);
}

function textsOf(field: FieldPlan, value: Json, step: SummarisedStep, scope: PointerScope): readonly string[] {
  return [value].flat().map((row) => rowText(field, row as Json, step, scope));
}

/** A row by the template of the words, else its fields one after another. */
function rowText(field: FieldPlan, row: Json, step: SummarisedStep, scope: PointerScope): string {
  if (!isJsonObject(row)) return shownValue(field, row, step, scope);
  const texts = field.children.flatMap((child) => {
    const value = row[child.name];
    const text = value === undefined || child.secret ? '' : shownValue(child, value, step, scope);
    return text === '' ? [] : [[child.name, text] as const];
  });
  const template = step.words.field(field.path, field.shared).row;
  if (template !== undefined) return step.words.fill(template, Object.fromEntries(texts));
  return texts.map(([, text]) => text).join(' · ');
}

function plain(value: Json): string {
  return typeof value === 'object' ? '' : String(value);
}
