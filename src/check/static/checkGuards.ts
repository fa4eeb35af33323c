import { ownEntry } from '../../domain/ownEntry.ts';
import { didYouMean, meantValue } from '../didYouMean.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { eachMember } from '../eachMember.ts';
import { objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { isAmong } from '../../domain/deepEqual.ts';
import type { Guard } from '../../engine/flowFile.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { subjectTypes, type RuleSource } from '../../rules/ruleFile.ts';
import type { Place } from '../finding.ts';

import { article, mayBe, misfit, misfitOfLiteral, typesOf } from '../types/fits.ts';
import { isMissing, lookUp, typeOf, valuesOf, type Typed } from '../types/lookUp.ts';
import { isThereAt, type Moment } from './certainty.ts';
import { reportUnmarked, reportUnnamed } from './checkMappings.ts';
import { checkComes, comesBefore, namedBy, type Named } from './pointerTypes.ts';

/** The subject of a guard: its pointers name something, and what they name can be what the guard asks. */
export function checkGuardParams(view: FlowView, guard: Exclude<Guard, string>, place: Place, moment?: Moment): void {
  const isThere = (named: Named) => moment !== undefined && isThereAt(view, named, moment);
  if (guard.type === 'asked') return checkAsked(view, String(guard.params['at']), below(place, 'params', 'at'), moment);
  checkParams(view, guard, place, { named: (pointer) => namedBy(view, pointer), isThere });
  if ((guard.type === 'is' || guard.type === 'has') && moment) {
    const at = String(guard.params['at']);
    const looked = { pointer: at, place: below(place, 'params', 'at'), named: namedBy(view, at) };
    const fix = 'Name what comes before, or leave the branch out: no guard is true of what is absent.';
    checkComes(view, moment.state, looked, fix, 'guard-constant');
  }
}

/** How a guard finds what it looks at. */
interface Sight {
  readonly named: (pointer: string) => Named;
  /** Whether that is there whenever the guard is judged. */
  readonly isThere: (named: Named) => boolean;
}

/** The same for a guard of a form. */
export function checkParams(context: Reporter, guard: Exclude<Guard, string>, place: Place, sight: Sight): void {
  if (guard.type === 'is') return checkIs(context, guard.params, place, sight);
  if (guard.type === 'has') return checkHas(context, guard.params, place, sight);
  const rule = ruleOfGuard(guard as unknown as Json);
  if (rule !== undefined) checkSubject(context, rule, guard.params, below(place, 'params'), sight.named);
}

/** A step or a field that some ways ask and others do not. */
function checkAsked(view: FlowView, pointer: string, place: Place, moment?: Moment): void {
  const named = namedBy(view, pointer);
  if (reportUnnamed(view, named, place) || named.type !== 'named' || moment === undefined) return;
  if (named.typed.presence.type === 'maybe') {
    const what = `"${pointer}" may be left empty, so nobody can tell whether it was asked`;
    const fix = `Name its step, "${named.owner?.root ?? ''}", or a field that has to be answered.`;
    view.add('asked-unsure', place, what, fix);
  } else if (!comesBefore(view, named.owner, moment.state)) {
    const what = `"${pointer}" is never asked before "${moment.state}"`;
    view.add('guard-constant', place, what, 'Name a step that comes before, or leave the branch out.');
  } else if (isThereAt(view, named, moment)) {
    const what = `"${pointer}" is always asked before "${moment.state}"`;
    view.add('guard-constant', place, what, 'Leave the guard out, or name a step that only some ways ask.');
  }
}

function below(place: Place, ...names: readonly string[]): Place {
  return { file: place.file, pointer: [place.pointer, ...names].join('/') };
}

/** What a guard looks at by its `at`; that this is nothing is told. */
function lookedAt(context: Reporter, { at }: JsonObject, place: Place, sight: Sight): Found | undefined {
  if (!isWordPointer(at)) {
    const what = 'the guard looks at no pointer';
    const fix = 'Give "at" a pointer such as "$form/details/method".';
    context.add('pointer-broken', below(place, 'params', 'at'), what, fix);
    return undefined;
  }
  const named = sight.named(at);
  if (reportUnnamed(context, named, below(place, 'params', 'at')) || named.type !== 'named') return undefined;
  return { at, named };
}

interface Found {
  readonly at: string;
  readonly named: Extract<Named, { readonly type: 'named' }>;
}

/** A list, and values that may be in it. */
function checkHas(context: Reporter, params: JsonObject, place: Place, sight: Sight): void {
  const found = lookedAt(context, params, place, sight);
  if (!found || !Array.isArray(params.in)) return;
  const { at, named } = found;
  const types = typesOf(named.typed);
  if (types && !types.includes('array')) {
    const what = `"${at}" is no list: it is ${article(types)}`;
    context.add('pointer-misfit', below(place, 'params', 'at'), what, 'Ask it with "is".');
    return;
  }
  const one = lookUp(named.typed, ['-']);
  const values = params.in as readonly Json[];
  if (isMissing(one)) return;
  const known = valuesOf(one);
  values.forEach((value, index) => {
    if (mayBe(value, one)) return;
    const what = `"${at}" never has ${JSON.stringify(value)}`;
    const fix = meantValue(value, known ?? [], 'Write a value that may be in it.');
    context.add('guard-constant', below(place, 'params', 'in', String(index)), what, fix);
  });
  const isAll = known?.every((listed) => isAmong(listed, values));
  if (isAll !== true || !sight.isThere(named) || !isNeverEmpty(named)) return;
  const what = `"${at}" always has one of these`;
  context.add('guard-constant', below(place, 'params', 'in'), what, 'Leave the guard out, or name fewer values.');
}

/** What a member chooses is something, or it is not there; of other lists their bounds say. */
function isNeverEmpty({ typed, owner, ofStep }: Found['named']): boolean {
  return owner?.kind === 'form' || ofStep === true || typed.schemas.some((schema) => Number(schema['minItems']) > 0);
}

function checkIs(context: Reporter, params: JsonObject, place: Place, sight: Sight): void {
  const found = lookedAt(context, params, place, sight);
  const { in: values } = params;
  if (!found || !Array.isArray(values)) return;
  const { at, named } = found;
  const known = valuesOf(named.typed);
  (values as readonly Json[]).forEach((value, index) => {
    // What a member leaves empty is absent, and of what is absent no guard is true.
    const isLeftEmpty = value === '' && !known && /^\$(form|self)\//.test(at);
    if (!isLeftEmpty && mayBe(value, named.typed)) return;
    const isOfList = typesOf(named.typed)?.includes('array') === true && !Array.isArray(value);
    const fix = isLeftEmpty
      ? 'What is left empty is absent, and no guard is true of it: name what is given, and let the last branch take the rest.'
      : isOfList
        ? 'It is a list: ask it with "has".'
        : meantValue(value, known ?? [], 'Write a value that may come.');
    const what = `"${at}" is never ${JSON.stringify(value)}`;
    const where = isLeftEmpty ? place : below(place, 'params', 'in', String(index));
    context.add('guard-constant', where, what, fix);
  });
  // What may be absent makes the guard false then.
  const isAll = known?.every((one) => isAmong(one, values));
  if (isAll === true && sight.isThere(named)) {
    const what = `"${at}" is always one of these`;
    context.add('guard-constant', below(place, 'params', 'in'), what, 'Leave the guard out, or name fewer values.');
  }
}

/** The subject of a rule, as `params` describe it: every member, no other, each of its type. */
export function checkSubject(
  context: Reporter,
  rule: string,
  params: JsonObject,
  place: Place,
  lookUp: (pointer: string) => Named,
): void {
  const asked = ownEntry(context.project.rules, rule)?.rule ?? { subject: {} };
  checkComparedWithItself(context, rule, params, place);
  checkGiven(context, { ...asked, says: `rule "${rule}"` }, params, place, lookUp, (member, typed) =>
    checkCurrency(context, { rule, params, place, member }, typed),
  );
}

/** What is asked with a subject. */
export interface Asked {
  /** `rule "transfer.isSmall"` */
  readonly says: string;
  readonly subject: RuleSource['subject'];
  readonly defaults?: JsonObject;
}

/** @param fits what more there is to say of what fits */
export function checkGiven(
  context: Reporter,
  { says, subject, defaults = {} }: Asked,
  params: JsonObject,
  place: Place,
  lookUp: (pointer: string) => Named,
  fits: (member: string, typed: Typed) => void = () => undefined,
): void {
  for (const member of Object.keys(subject)) {
    if (Object.hasOwn(params, member) || Object.hasOwn(defaults, member)) continue;
    context.add(
      'pointer-missing',
      { ...place, of: 'key' },
      `${says} is about "${member}", which is not given`,
      `Add "${member}" to the params.`,
    );
  }
  for (const [member, value] of Object.entries(params)) {
    const type = ownEntry(subject, member);
    const at = below(place, member);
    if (type === undefined) {
      const fix = `Remove it.${didYouMean(member, Object.keys(subject))}`;
      context.add('pointer-missing', { ...at, of: 'key' }, `${says} is not about "${member}"`, fix);
      continue;
    }
    const target: Typed = typeOf(ownEntry(subjectTypes, type) ?? {});
    if (!isWordPointer(value)) {
      if (reportUnmarked(context, value, at)) continue;
      const why = misfitOfLiteral(value, target);
      if (why !== undefined)
        context.add('pointer-misfit', at, `"${member}" of ${says}: ${why}`, 'Write a value of that kind.');
      continue;
    }
    const named = lookUp(value);
    if (reportUnnamed(context, named, at) || named.type !== 'named') continue;
    const why = misfit(named.typed, target);
    if (why !== undefined)
      context.add('pointer-misfit', at, `"${value}" is no ${type}: ${why}`, 'Name a field of that kind.');
    else fits(member, named.typed);
  }
}

/** Two members that the rule compares are not given the very same. */
function checkComparedWithItself(context: Reporter, rule: string, params: JsonObject, place: Place): void {
  eachMember(ownEntry(context.project.rules, rule)?.rule.schema ?? null, ({ key, value, pointer, owner }) => {
    if (key !== 'data' || typeof value !== 'string' || Object.keys(owner).length > 1) return;
    const other = value.slice(1);
    const given = params[other];
    const [, member = ''] = /\/properties\/([^/]+)\//.exec(pointer) ?? [];
    if (member === other || !isWordPointer(given) || params[member] !== given) return;
    const what = `rule "${rule}" compares "${member}" with "${other}", and both are "${given}"`;
    context.add('rule-constant', below(place, other), what, 'Give one of the two what it is to be compared with.');
  });
}

/** A sum is judged in the currency that it is in. */
function checkCurrency(
  context: Reporter,
  given: { readonly rule: string; readonly params: JsonObject; readonly place: Place; readonly member: string },
  sum: Typed,
): void {
  const { rule, params, place, member } = given;
  const own = sum.schemas.map((schema) => schema['x-currency']).find((one) => one !== undefined);
  if (typeof own !== 'string' || isWordPointer(own)) return;
  eachMember(ownEntry(context.project.rules, rule)?.rule.schema, ({ key, value, pointer }) => {
    if (key !== 'currency' || !pointer.includes(`/properties/${member}/`)) return;
    const name = objectOf(value)['data'];
    const from = typeof name === 'string' ? name.slice(1) : undefined;
    const judged = from === undefined ? value : params[from];
    if (typeof judged !== 'string' || isWordPointer(judged) || judged === own) return;
    const what = `"${String(params[member])}" is in ${own}, and rule "${rule}" judges it as ${judged}`;
    const fix = from === undefined ? 'Ask a rule for that currency.' : `Give "${own}", or ask the sum in ${judged}.`;
    context.add('pointer-misfit', below(place, from ?? member), what, fix);
  });
}
