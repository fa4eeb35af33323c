import type { Project } from '../../compile/project.ts';
import { objectOf, type Json } from '../../domain/json.ts';
import { setAt } from '../../domain/jsonPointer.ts';
import { formFields, rulesOf, severalOf, type FormField, type FormRule } from '../../rules/formSchema.ts';
import { resolveSubject } from '../../rules/guard.ts';
import { createPointerScope, isWordPointer } from '../../rules/pointerScope.ts';
import { tidyAnswer } from '../../rules/tidyAnswer.ts';
import { checkWorld } from '../checkWorld.ts';
import { ruleSubjects } from '../ruleSubjects.ts';

import { typeOf } from '../types/lookUp.ts';
import type { Reporter } from './checkContext.ts';
import { fieldPlace } from './schemaPlaces.ts';
import { refusedBy, resolvedForm } from './forms.ts';
import { isConsent } from './misplaced.ts';

/** What fields start with is something that they take themselves. */
export function checkDefaults(context: Reporter): void {
  for (const [id, { schema }] of Object.entries(context.project.forms)) {
    const form = resolvedForm(context, schema) ?? {};
    const fields = formFields(form);
    for (const rule of rulesOf(form)) checkRule(context, id, fields, rule);
    for (const field of fields) {
      checkConsent(context, id, fields, field);
      checkSecret(context, id, fields, field);
      const why = whyRefused(context, field);
      if (why === undefined) continue;
      const place = fieldPlace(context.project, id, fields, field, ['default']);
      context.add('default-refused', place, `the default ${why.what}`, why.fix);
    }
  }
}

/** What a member agrees to does not start agreed to. */
function checkConsent(context: Reporter, form: string, fields: readonly FormField[], field: FormField): void {
  if (!isConsent(typeOf(field.schema))) return;
  for (const keyword of ['default', 'x-prefill']) {
    if (field.schema[keyword] === undefined) continue;
    const what = `"${field.tokens.join('/')}" is a box that has to be ticked, and starts ticked`;
    const place = fieldPlace(context.project, form, fields, field, [keyword]);
    context.add('consent-given', place, what, 'Leave it empty: the tick is the member’s.');
  }
}

/** What only one member knows does not stand in a file for all of them. */
function checkSecret(context: Reporter, form: string, fields: readonly FormField[], field: FormField): void {
  const { secret } = typeOf(field.schema);
  if (field.schema['default'] === undefined || !secret) return;
  const place = fieldPlace(context.project, form, fields, field, ['default']);
  const what = `a field for a secret (${secret}) starts with one, the same for everybody`;
  context.add('secret-shown', place, what, 'Leave the default out.');
}

/** A rule over one field alone, and what is the same for everybody, has to hold for what that field starts with. */
function checkRule(context: Reporter, form: string, fields: readonly FormField[], rule: FormRule): void {
  const { project } = context;
  const field = rule.when || !Object.hasOwn(project.rules, rule.rule) ? undefined : onlyField(fields, rule);
  const value = field?.schema['default'];
  if (!field || value === undefined || holds(project, rule, field, value)) return;
  const place = fieldPlace(project, form, fields, field, ['default']);
  const what = `the default ${JSON.stringify(value)} is refused by rule "${rule.rule}" of the form`;
  context.add('default-refused', place, what, 'Change one of the two.');
}

/** The field that a rule looks at, when it looks at no other and at nothing that changes. */
function onlyField(fields: readonly FormField[], { params }: FormRule): FormField | undefined {
  const pointers = Object.values(objectOf(params)).filter(isWordPointer);
  const own = pointers.find((one) => one.startsWith('$self/'));
  const isAlone = pointers.every((one) => one === own || one.startsWith('$const/'));
  return isAlone ? fields.find(({ tokens }) => `$self/${tokens.join('/')}` === own) : undefined;
}

/** A rule that does not compile is reported by itself. */
function holds(project: Project, { rule, params }: FormRule, { tokens, schema }: FormField, value: Json): boolean {
  const world = checkWorld(project);
  const self = setAt({}, tokens, tidyAnswer([{ tokens: ['field'], schema }], { field: value })['field']);
  try {
    const subject = resolveSubject(params, createPointerScope(world, { self }));
    return ruleSubjects(project, rule).compiled.failure(subject, world) === undefined;
  } catch {
    return true;
  }
}

interface Refusal {
  readonly what: string;
  readonly fix: string;
}

function whyRefused(context: Reporter, { schema }: FormField): Refusal | undefined {
  const value = schema['default'];
  if (value === undefined) return undefined;
  const { type } = schema;
  if (type === 'array' && !severalOf(schema))
    return { what: 'of a list is never taken', fix: 'Say "minItems": a list starts with its fewest rows.' };
  if (type === 'object') return { what: 'of several fields is never taken', fix: 'Give each field inside its own.' };
  const keywords = refusedBy(context, schema, value, 'typed');
  if (keywords === undefined) return undefined;
  const what = `${JSON.stringify(value)} is refused by ${keywords} of the same field`;
  return { what, fix: 'Change one of the two.' };
}
