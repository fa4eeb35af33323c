import { ownEntry } from '../../domain/ownEntry.ts';
import { eachMember } from '../eachMember.ts';
import type { ConstantEntry } from '../../compile/project.ts';
import { objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { CHECK_NOW } from '../checkWorld.ts';

import { valuesOf, type Typed } from '../types/lookUp.ts';
import type { CheckContext, Reporter } from './checkContext.ts';

/** Families of constants that rules choose from: what one member has an amount in, each of them has, from the same day on. */
export function checkFamilies(context: CheckContext): void {
  const rules = Object.values(context.project.rules).flatMap(({ rule }) => familiesIn(rule.schema));
  for (const family of new Set(rules.map(({ id }) => id))) {
    const members = membersOf(context, family);
    if (members.some(({ file }) => context.unfit.has(file))) continue;
    for (const member of members) checkMember(context, member, members);
  }
}

function checkMember(context: Reporter, member: ConstantEntry, members: readonly ConstantEntry[]): void {
  const own = firstDays(member);
  if (own.size === 0) return;
  for (const other of members) {
    for (const [currency, day] of firstDays(other)) {
      const begins = own.get(currency);
      // On a day that is gone nobody asks.
      if (begins !== undefined && (begins <= day || begins <= TODAY)) continue;
      const until = begins === undefined ? '' : ` before ${begins}`;
      const what = `constant "${member.constant.id}" has no amount in ${currency}${until}, and "${other.constant.id}" has one`;
      reportLack(context, member, what);
    }
  }
}

const TODAY = CHECK_NOW.slice(0, 10);

/** What a form hands to a rule: a currency that may come has an amount in the families from which the rule chooses.
 * @param given by member of the rule's subject */
export function checkFamilyCurrencies(
  context: Reporter,
  rule: string,
  given: { readonly [member: string]: Json | Typed },
): void {
  for (const { id, currency } of familiesIn(ownEntry(context.project.rules, rule)?.rule.schema)) {
    const from = objectOf(currency)['data'];
    const asked = typeof from === 'string' ? given[from.slice(1)] : currency;
    const [first, ...others] = membersOf(context, id);
    for (const one of currenciesOf(asked)) {
      if (!first || [first, ...others].some((member) => firstDays(member).has(one))) continue;
      reportLack(
        context,
        first,
        `constant "${first.constant.id}" has no amount in ${one}, in which it may be asked for`,
      );
    }
  }
}

function reportLack(context: Reporter, { file, pointer }: ConstantEntry, what: string): void {
  const fix = 'Add a row for that currency, from the same day on.';
  context.add('constant-currency', { file, pointer: `${pointer}/rows`, of: 'key' }, what, fix);
}

function currenciesOf(asked: Json | Typed | undefined): readonly string[] {
  if (typeof asked === 'string') return [asked];
  const values = typeof asked === 'object' && asked !== null && 'schemas' in asked ? valuesOf(asked as Typed) : [];
  return (values ?? []).map(String);
}

interface Family {
  readonly id: string;
  /** In which it is asked: a currency, or where that lies in the subject. */
  readonly currency: Json | undefined;
}

function familiesIn(schema: JsonObject | undefined): readonly Family[] {
  const found: Family[] = [];
  eachMember(schema, ({ key, value, owner }) => {
    const { const: id, by } = objectOf(value);
    if (key === 'value' && typeof id === 'string' && by !== undefined)
      found.push({ id, currency: (owner as JsonObject)['currency'] });
  });
  return found;
}

function membersOf({ project }: Reporter, family: string): readonly ConstantEntry[] {
  return Object.values(project.constants).filter(({ constant }) => /^[^.]+$/.test(below(constant.id, family)));
}

function below(id: string, family: string): string {
  return id.startsWith(`${family}.`) ? id.slice(family.length + 1) : '';
}

/** The day on which the first amount in each currency begins. */
function firstDays({ constant }: ConstantEntry): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const row of constant.rows) {
    if (!('currency' in row)) continue;
    const before = days.get(row.currency);
    if (before === undefined || row.effectiveFrom < before) days.set(row.currency, row.effectiveFrom);
  }
  return days;
}
