import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { mobileText } from '../../domain/mobileText.ts';
import type { StepWords } from '../../i18n/stepWords.ts';
import type { CompiledForm, PointerScope } from '../../rules/compiled.ts';
import { pointerOf, readPointer } from '../answer/answerTree.ts';
import { hiddenFields } from '../answer/hiddenFields.ts';
import { stepScope } from '../answer/stepScope.ts';
import { printOf } from '../field/printed.ts';
import { planForm } from '../plan/formPlan.ts';
import type { AnswerPlace, EachRow, SummaryRow } from '../summary/SummaryRow.ts';
import { answerRow } from '../summary/answerRow.ts';
import { shownValue } from '../summary/shownValue.ts';
import type { SummarisedStep } from '../summary/SummarisedStep.ts';

interface SummaryInput {
  /** The form whose `x-summary` is wanted. */
  readonly form: CompiledForm;
  readonly data: JsonObject;
  /** Resolves `$form/<state>/…`. */
  readonly scope: PointerScope;
  readonly words: StepWords;
  readonly stepOf: (state: string) => SummarisedStep | undefined;
}

/** The rows of a review or result step, in file order. What was not asked, not answered, or is an answer in secret has no row. */
export function summaryRows(input: SummaryInput): readonly SummaryRow[] {
  const entries = input.form.schema['x-summary'];
  if (!Array.isArray(entries)) return [];
  return (entries as readonly Json[]).flatMap((entry) => {
    if (!isJsonObject(entry)) return [];
    const row = typeof entry.answer === 'string' ? ofAnswer(entry.answer, entry.areaCode, input) : ofData(entry, input);
    return row ? [row] : [];
  });
}

function ofAnswer(answer: string, areaCode: Json | undefined, { scope, stepOf }: SummaryInput): SummaryRow | undefined {
  const { state, path } = placeOf(answer);
  const step = stepOf(state);
  const whole = scope.resolve(`$form/${state}`);
  const row = step && isJsonObject(whole) ? answerRow({ state, path, answer: whole, step, scope }) : undefined;
  const area = typeof areaCode === 'string' ? scope.resolve(`$form/${areaCode}`) : undefined;
  return row && typeof area === 'string' ? { ...row, value: mobileText(area, row.value) } : row;
}

function ofData(entry: JsonObject, input: SummaryInput): SummaryRow | undefined {
  const { data, words, scope } = input;
  const { name, change, role, smsTo, secret, rows } = entry;
  if (typeof name === 'string' && Array.isArray(rows)) return ofList(name, entry, rows, input);
  const edit = typeof change === 'string' ? placeOf(change) : undefined;
  const value = typeof secret === 'string' ? scope.resolve(`$reply/${secret}`) : shownValue(entry, data, words);
  if (typeof name !== 'string' || typeof value !== 'string') return undefined;
  const number = typeof smsTo === 'string' ? readPointer(data, `/${smsTo}`) : undefined;
  return {
    name,
    label: words.summary(name),
    value,
    ...(edit && wasAsked(edit, input) && { edit }),
    ...(isRole(role) && { role }),
    ...(typeof number === 'string' && { smsTo: number }),
    ...(secret !== undefined && { print: printOf(entry) ?? AS_IT_IS }),
  };
}

function ofList(
  name: string,
  { data: at, change, each }: JsonObject,
  rows: readonly Json[],
  { data, words }: SummaryInput,
): SummaryRow | undefined {
  const items = readPointer(data, `/${String(at)}`) ?? (each && []);
  if (!Array.isArray(items)) return undefined;
  return {
    name,
    label: words.summary(name),
    value: '',
    list: { rows, items, ...(each && { each: each as unknown as EachRow }) },
    ...(typeof change === 'string' && { edit: placeOf(change) }),
  };
}

const AS_IT_IS = { groups: [], between: ' ' };

function isRole(role: Json | undefined): role is NonNullable<SummaryRow['role']> {
  return role === 'amount' || role === 'reference' || role === 'qrCode';
}

/** Whether the question could be seen with what was answered: what a reply brought without it cannot be changed there. */
function wasAsked({ state, path }: AnswerPlace, { scope, stepOf }: SummaryInput): boolean {
  const step = stepOf(state);
  const answer = scope.resolve(`$form/${state}`);
  if (!step || !isJsonObject(answer)) return true;
  const plan = planForm(step.form);
  const hidden = hiddenFields(step.form, plan, answer, stepScope(scope, plan, step.data, answer));
  return !hidden.has(pointerOf(path));
}

/** `<state>/<field>…`, taken apart: the step, and the path of the field in its form. */
function placeOf(answer: string): AnswerPlace {
  const [state = '', ...names] = answer.split('/');
  return { state, path: names.join('.') };
}
