import { takenByForm, answersTaken, isTaken, type AnswerPath } from './answersTaken.ts';
import type { FieldPlan, FormPlan } from '../../forms/plan/formPlan.ts';
import { formFields } from '../../rules/formSchema.ts';
import { objectOf } from '../types/conjuncts.ts';
import { typeOf, valuesOf } from '../types/lookUp.ts';
import type { CheckContext, FlowView, Reporter } from './checkContext.ts';
import { fieldPlace } from './fieldPlace.ts';
import { formSourceOf, planOf } from './formSourceOf.ts';

/** A step that asks a form, and what its flow takes of this step's answer. */
interface Asker {
  readonly view: FlowView;
  readonly state: string;
  readonly form: string;
  readonly taken: readonly AnswerPath[];
}

/** Each field that a member fills in is taken by something, at one of the steps that ask it. */
export function checkAnswers(context: CheckContext): void {
  const askers = context.flows().flatMap(askersOf);
  for (const form of new Set(askers.map((asker) => asker.form)))
    checkForm(
      context,
      form,
      askers.filter((asker) => asker.form === form),
    );
}

function askersOf(view: FlowView): readonly Asker[] {
  const all = answersTaken(view);
  return view.states.flatMap(([state, { meta }]) => {
    const taken = all.filter(([first]) => first === undefined || first === state).map((path) => path.slice(1));
    return meta?.form === undefined ? [] : [{ view, state, form: meta.form, taken }];
  });
}

function checkForm(context: Reporter, form: string, askers: readonly Asker[]): void {
  const [asker] = askers;
  const source = asker && formSourceOf(asker.view, form);
  if (!source) return;
  const plan = planOf(source);
  const taken = [...takenByForm(source.schema), ...askers.flatMap((one) => one.taken)];
  if (taken.some((path) => isMisspelt(path, plan))) return;
  const fields = formFields(source.schema);
  for (const { field, top } of asked(plan.fields)) {
    if (isTaken(field.path.split('.'), taken) || isGate(field)) continue;
    const found = fields.find(({ tokens }) => tokens.filter((token) => token !== '-').join('.') === field.path);
    if (!found) continue;
    const place = fieldPlace(context.project, form, fields, found, []);
    const pointer = `$form/${asker.state}/${top.path.replaceAll('.', '/')}`;
    const what = `nothing takes what a member answers to "${field.name}"`;
    const mend = `Send "${pointer}" with a call, decide by it, or do not ask.`;
    context.add('answer-unused', { ...place, of: 'key' }, what, mend);
  }
}

/** It may have meant any field; that it names none is told by itself. */
function isMisspelt([first, second]: AnswerPath, { byPath }: FormPlan): boolean {
  const field = first === undefined ? undefined : byPath.get(first);
  if (first === undefined || (field && second === undefined)) return false;
  return !field || (field.children.length > 0 && !byPath.has(`${first}.${second}`));
}

interface Asked {
  readonly field: FieldPlan;
  /** The list that it is a row's field of, or the field itself. */
  readonly top: FieldPlan;
}

/** Fields that are asked by themselves: what only frames others is asked inside, and what is only shown is not asked. */
function asked(fields: readonly FieldPlan[], list?: FieldPlan): readonly Asked[] {
  return fields.flatMap((field) => {
    if (field.widget === 'section') return asked(field.children, list);
    if (field.widget === 'rows') return asked(field.children, list ?? field);
    return field.widget === 'summary' ? [] : [{ field, top: list ?? field }];
  });
}

/** A field that tells nothing but that the member came past it: one answer only, or one that has to be like another. */
function isGate({ schema }: FieldPlan): boolean {
  const compares = Object.values(schema).some((value) => objectOf(value)['data'] !== undefined);
  return compares || valuesOf(typeOf(schema))?.length === 1;
}
