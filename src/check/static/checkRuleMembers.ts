import { ownEntry } from '../../domain/ownEntry.ts';
import { attempt } from '../attempt.ts';
import { meant } from '../didYouMean.ts';
import type { Reporter } from './checkContext.ts';
import { referencesTo, reportItself } from './checkComparisons.ts';
import { isWholeRule } from './isWholeRule.ts';
import type { RuleEntry } from '../../compile/project.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { formatPointer, parsePointer } from '../../domain/jsonPointer.ts';
import { subjectTypes } from '../../rules/ruleFile.ts';
import { misfitOfLiteral } from '../types/fits.ts';
import { typeOf } from '../types/lookUp.ts';

/** A rule looks at members of its subject only, and its examples are whole subjects. */
export function checkRuleMembers(context: Reporter): void {
  for (const entry of Object.values(context.project.rules)) {
    if (!isWholeRule(entry.rule)) continue;
    lookedAt(context, entry, entry.rule.schema, `${entry.pointer}/schema`, true);
    comparedWithItself(context, entry, entry.rule.schema, `${entry.pointer}/schema`);
    wholeExamples(context, entry);
  }
}

/** Keywords whose schemas look at the whole subject where the schema around them does. */
const COMBINING = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/** @param isOfSubject the value says something of the whole subject, so that its `properties` are members */
function lookedAt(context: Reporter, entry: RuleEntry, value: Json, pointer: string, isOfSubject: boolean): void {
  if (typeof value !== 'object' || value === null) return;
  const { rule, file } = entry;
  const known = [...Object.keys(rule.subject), ...Object.keys(rule.figures ?? {})];
  const report = (name: string, at: string, of: 'key' | 'value') => {
    if (known.includes(name)) return;
    const what = `rule "${rule.id}" looks at "${name}", which is no member of its subject`;
    const fix = meant(name, known, 'Name a member, or add it to the subject.');
    context.add('rule-member', { file, pointer: at, of }, what, fix);
  };
  for (const [key, inner] of Object.entries(value)) {
    const at = `${pointer}${formatPointer([key])}`;
    // `{ "data": "/currency" }` and nothing else is the reference of our keywords.
    if (key === 'data' && typeof inner === 'string' && isJsonObject(value) && Object.keys(value).length === 1)
      report(firstOf(inner), at, 'value');
    else lookedAt(context, entry, inner as Json, at, isOfSubject && (Array.isArray(value) || COMBINING.includes(key)));
    if (isOfSubject && key === 'properties' && isJsonObject(inner))
      for (const name of Object.keys(inner)) report(name, `${at}${formatPointer([name])}`, 'key');
  }
}

/** Of the members that a schema over the whole subject describes, none is compared with itself. */
function comparedWithItself(context: Reporter, entry: RuleEntry, schema: Json | undefined, pointer: string): void {
  if (!isJsonObject(schema) && !Array.isArray(schema)) return;
  for (const [key, inner] of Object.entries(schema) as [string, Json][]) {
    const at = `${pointer}${formatPointer([key])}`;
    if (Array.isArray(schema) || COMBINING.includes(key)) comparedWithItself(context, entry, inner, at);
    if (key !== 'properties' || !isJsonObject(inner)) continue;
    for (const [member, judged] of Object.entries(inner)) {
      for (const [keyword, param] of Object.entries(isJsonObject(judged) ? judged : {})) {
        for (const { data, pointer: inside } of referencesTo(param, keyword)) {
          const place = { file: entry.file, pointer: `${at}${formatPointer([member])}${inside}` };
          if (data === formatPointer([member])) reportItself(context, place, keyword, data);
        }
      }
    }
  }
}

function firstOf(pointer: string): string {
  return attempt(() => parsePointer(pointer)[0] ?? '') ?? pointer;
}

/** An example that lacks a member makes no rule true, whatever the rule says. */
function wholeExamples(context: Reporter, { rule, file, pointer }: RuleEntry): void {
  for (const side of ['hold', 'fail'] as const) {
    rule.examples[side].forEach((subject, index) => {
      const place = { file, pointer: `${pointer}/examples/${side}/${index}` };
      for (const [member, type] of Object.entries(rule.subject)) {
        const value = subject[member];
        if (value === undefined) {
          if (Object.hasOwn(rule.defaults ?? {}, member)) continue;
          const what = `an example of "${rule.id}" lacks "${member}", so it fails whatever the rule says`;
          context.add('rule-example', place, what, `Give it a value for "${member}".`);
          continue;
        }
        const why = misfitOfLiteral(value, typeOf(ownEntry(subjectTypes, type) ?? {}));
        if (why === undefined) continue;
        const at = { file, pointer: `${place.pointer}/${member}` };
        const what = `"${member}" of an example is no ${type}: ${why}`;
        context.add('rule-example', at, what, 'Write a value of that kind.');
      }
      const twin = rule.examples[side].findIndex((one) => deepEqual(one, subject));
      if (twin < index)
        context.add('rule-example', place, `the example is here twice in "${side}"`, 'Remove one of the two.');
    });
  }
}
