import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';

/** A number to call, and when someone answers, in Hong Kong time. */
export interface Hotline {
  /** Named in the words: `contact.hotlines.<id>`. */
  readonly id: string;
  readonly number: string;
  /** Named in the words: `contact.days.<days>`. */
  readonly days: string;
  readonly from: string;
  readonly to: string;
}

/** The hotlines of the site (R-CONST-88, AMB-33): `hotlines` of `content/site.json` is the only place that has a number. */
export function hotlinesOf(site: JsonObject): readonly Hotline[] {
  const hotlines = site['hotlines'];
  return isJsonObject(hotlines) ? Object.entries(hotlines).flatMap(([id, value]) => hotline(id, value)) : [];
}

function hotline(id: string, value: Json | undefined): readonly Hotline[] {
  if (!isJsonObject(value)) return [];
  const text = (name: string): string => String(value[name] ?? '');
  return [{ id, number: text('number'), days: text('days'), from: text('from'), to: text('to') }];
}

/** What a telephone dials: digits, and the plus of a country code. */
export function dialled(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
