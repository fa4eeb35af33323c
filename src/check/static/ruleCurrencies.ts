import { ownEntry } from '../../domain/ownEntry.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { FormField, FormRule } from '../../rules/formSchema.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import { eachMember } from '../eachMember.ts';
import type { Place } from '../finding.ts';

import { typeOf, valuesOf, type Typed } from '../types/lookUp.ts';
import { below } from './below.ts';
import type { Reporter } from './checkContext.ts';
import type { Named } from './pointerTypes.ts';

interface Sums {
  readonly fields: readonly FormField[];
  readonly rules: readonly FormRule[];
  /** Of the calls behind the step that take a field, whatever it is asked in. */
  readonly takenIn: (field: FormField) => readonly TakenIn[];
  readonly named: (pointer: string) => Named;
  /** What the form says of a pointer beside its type: which rows may be chosen, and rules that hold of it by themselves. */
  readonly saidOf: (pointer: string) => readonly JsonObject[];
  readonly placeOf: (field: FormField) => Place;
  readonly paramsOf: (rule: number) => Place;
}

/** A call that takes a sum, and where the currency stands that it takes it in. */
export interface TakenIn {
  readonly call: string;
  readonly currency: string;
}

/** A sum of a form is asked in the currency that its rules judge it in: both take that from one place, or both write it. */
export function checkRuleCurrencies(
  context: Reporter,
  { fields, rules, takenIn, named, saidOf, placeOf, paramsOf }: Sums,
): void {
  const isAlways = (pointer: string, currency: Json) =>
    isOnly(named(pointer), currency) || saidOf(pointer).some((one) => isOneOf(typeOf(one), currency));
  for (const field of fields) {
    const asked = field.schema['x-currency'];
    if (typeof asked !== 'string') continue;
    const judged = rules.flatMap((rule, index) =>
      judgedAs(context, rule, `$self${formatPointer(field.tokens)}`).map((one) => ({ ...one, rule, index })),
    );
    const name = field.tokens.join('/');
    if (isWordPointer(asked)) {
      for (const { rule, index, member, currency } of judged) {
        if (isWordPointer(currency) || isAlways(asked, currency) || rule.when) continue;
        const what = `"${name}" is asked in the currency of "${asked}", and rule "${rule.rule}" judges it as ${currency}`;
        context.add('pointer-misfit', below(paramsOf(index), member), what, `Give the rule "${asked}" too.`);
      }
      continue;
    }
    const taken = takenIn(field).find(({ currency }) => !isAlways(currency, asked));
    if (taken) {
      const what = `"${name}" is asked in ${asked}, and "${taken.call}" takes it in the currency of "${taken.currency}"`;
      context.add('pointer-misfit', placeOf(field), what, `Ask it in "${taken.currency}" too.`);
      continue;
    }
    const other = judged.find(
      ({ rule, currency }) => isWordPointer(currency) && !isAlways(currency, asked) && !rule.when,
    );
    if (!other) continue;
    const what = `"${name}" is asked in ${asked}, and rule "${other.rule.rule}" judges it in the currency of "${other.currency}"`;
    context.add('pointer-misfit', placeOf(field), what, `Ask it in "${other.currency}" too.`);
  }
}

/** The members of a rule that say in which currency it judges a sum, with what they are given. */
function judgedAs(
  { project }: Reporter,
  { rule, params }: FormRule,
  sum: string,
): readonly { readonly member: string; readonly currency: string }[] {
  const found = new Map<string, string>();
  const judged = Object.keys(params).filter((member) => params[member] === sum);
  eachMember(ownEntry(project.rules, rule)?.rule.schema ?? null, ({ key, value, pointer }) => {
    if (key !== 'currency' || !judged.some((member) => pointer.includes(`/properties/${member}/`))) return;
    const member = String(objectOf(value)['data'] ?? '').slice(1);
    const currency = params[member];
    if (typeof currency === 'string') found.set(member, currency);
  });
  return [...found].map(([member, currency]) => ({ member, currency }));
}

/** Nothing else may be there, or nobody knows what is. */
function isOnly(named: Named, currency: Json): boolean {
  return named.type !== 'named' || named.typed.schemas.length === 0 || isOneOf(named.typed, currency);
}

function isOneOf(typed: Typed, currency: Json): boolean {
  return valuesOf(typed)?.every((value) => deepEqual(value, currency)) === true;
}
