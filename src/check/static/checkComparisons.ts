import { objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { formFields, type FormField } from '../../rules/formSchema.ts';
import { eachMember } from '../eachMember.ts';
import { meant } from '../didYouMean.ts';

import { isMissing, lookUp, typeOf } from '../types/lookUp.ts';
import type { Reporter } from './checkContext.ts';
import { resolvedForm } from './forms.ts';
import { fieldPlace } from './schemaPlaces.ts';
import { tokensOf } from './shownMember.ts';

/** What our keywords compare a field with, by `{ "data": … }`, is another field of the same form. */
export function checkComparisons(context: Reporter): void {
  for (const [id, { schema }] of Object.entries(context.project.forms)) {
    const form = resolvedForm(context, schema);
    if (!form) continue;
    const fields = formFields(form);
    for (const field of fields) {
      for (const [keyword, param] of Object.entries(field.schema)) {
        if (!isCompared(keyword)) continue;
        if (keyword === 'equalTo')
          checkTypedTwice(context, { id, form, fields, field, other: objectOf(param)['data'] });
        for (const { data, pointer } of referencesTo(param, keyword)) {
          const place = fieldPlace(context.project, id, fields, field, tokensOf(pointer));
          const found = lookUp(typeOf(form), tokensOf(data));
          if (data === formatPointer(field.tokens)) reportItself(context, place, keyword, data);
          else if (isMissing(found)) {
            const fix = meant(found.missing, found.known, 'Name a field of the form.');
            context.add('form-name', place, `"${keyword}" looks at "${data}", and the form has no such field`, fix);
          }
        }
      }
    }
  }
}

interface Twin {
  readonly id: string;
  readonly form: JsonObject;
  readonly fields: readonly FormField[];
  readonly field: FormField;
  readonly other: Json | undefined;
}

/** What has to be answered and is to be typed twice has to be typed the second time too. */
function checkTypedTwice(context: Reporter, { id, form, fields, field, other }: Twin): void {
  const [own, first] = [field.tokens, tokensOf(String(other))].map((tokens) => lookUp(typeOf(form), tokens));
  if (!own || !first || isMissing(own) || isMissing(first)) return;
  if (own.presence.type !== 'maybe' || first.presence.type !== 'always') return;
  const name = field.tokens.join('/');
  const what = `"${String(other)}" has to be answered, and "${name}", where it is typed again, may be left empty`;
  const place = fieldPlace(context.project, id, fields, field, []);
  context.add('rule-skipped', place, what, `List "${field.tokens.at(-1) ?? ''}" in "required".`);
}

/** What compares a value with itself is the same for everybody. */
export function reportItself(context: Reporter, place: Parameters<Reporter['add']>[1], keyword: string, data: string) {
  const what = `"${keyword}" compares "${data}" with itself`;
  context.add('rule-constant', place, what, 'Name the other place that it is compared with.');
}

/** Fields inside have keywords of their own. */
function isCompared(keyword: string): boolean {
  return !keyword.startsWith('x-') && !['properties', 'items', '$defs', 'contains', 'default'].includes(keyword);
}

/** `{ "data": "/currency" }` and nothing else is the reference of our keywords. */
export function referencesTo(
  param: Json | undefined,
  keyword: string,
): readonly { readonly data: string; readonly pointer: string }[] {
  const found: { data: string; pointer: string }[] = [];
  eachMember({ [keyword]: param ?? null }, ({ key, value, pointer, owner }) => {
    if (key === 'data' && typeof value === 'string' && Object.keys(owner).length === 1)
      found.push({ data: value, pointer });
  });
  return found;
}
