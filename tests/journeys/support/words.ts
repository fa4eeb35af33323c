import { readFileSync } from 'node:fs';
import type { Json, JsonObject } from '../../../src/domain/json.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import { chosenText } from '../../../src/i18n/chosenText.ts';
import { interpolate } from '../../../src/domain/interpolate.ts';
import { projectFile } from './projectFile.ts';

export const locales = ['zh-HK', 'zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];

/** What a member reads, looked up as the portal does: journeys never spell a sentence out. */
export interface Words {
  readonly locale: Locale;
  /** @param file a file of `locales/<locale>/`
   * @param path names joined by dots; a name of several parts (`payments.amount`) is found as well */
  readonly say: (file: string, path: string, values?: JsonObject) => string;
  /** The same with anything where the sentence has `{{…}}`. */
  readonly pattern: (file: string, path: string) => RegExp;
  /** The label of a field, with the fallback to the shared schema it comes from. */
  readonly label: (flow: string, state: string, field: string, shared?: string) => string;
  /** The first line of an option. */
  readonly option: (flow: string, state: string, field: string, value: string, shared?: string) => string;
  readonly button: (flow: string, state: string, event: string) => string | RegExp;
  /** The sentence of a return code at a step. */
  readonly code: (code: string, at?: { readonly flow: string; readonly state: string }, data?: JsonObject) => string;
}

const files = new Map<string, JsonObject>();

function read(locale: Locale, file: string): JsonObject {
  const known = files.get(`${locale}/${file}`);
  if (known) return known;
  const path = projectFile(`locales/${locale}/${file}.json`);
  if (path === undefined) throw new Error(`There are no words ${locale}/${file}.json.`);
  const data = JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
  files.set(`${locale}/${file}`, data);
  return data;
}

/** A sentence as a regular expression, whatever stands for its values. */
function withAnyValues(text: string): string {
  const parts = text.split(/\{\{[^}]*\}\}/);
  return parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
}

function find(data: Json | undefined, names: readonly string[]): Json | undefined {
  if (names.length === 0) return data;
  if (Array.isArray(data)) return find((data as readonly Json[])[Number(names[0])], names.slice(1));
  if (!isJsonObject(data)) return undefined;
  for (let length = names.length; length > 0; length -= 1) {
    const name = names.slice(0, length).join('.');
    if (Object.hasOwn(data, name)) return find(data[name], names.slice(length));
  }
  return undefined;
}

export function wordsOf(locale: Locale): Words {
  const optional = (file: string, path: string, values: JsonObject = {}): string | undefined =>
    chosenText(find(read(locale, file), path.split('.')), values, locale);
  const raw = (file: string, path: string, values?: JsonObject): string => {
    const found = optional(file, path, values);
    if (found === undefined) throw new Error(`locales/${locale}/${file}.json says nothing at "${path}".`);
    return found;
  };
  const say: Words['say'] = (file, path, values = {}) => interpolate(raw(file, path, values), values, locale);
  const ofField = (flow: string, state: string, field: string, part: string, shared?: string): string => {
    const own = optional(flow, `steps.${state}.fields.${field}.${part}`);
    return own ?? say('shared', `fields.${shared ?? field}.${part}`);
  };
  return {
    locale,
    say,
    pattern: (file, path) => {
      const found = find(read(locale, file), path.split('.'));
      if (!isJsonObject(found)) return new RegExp(withAnyValues(raw(file, path)));
      const texts = Object.entries(found).flatMap(([name, text]) => (name === 'by' ? [] : [String(text)]));
      return new RegExp(texts.map(withAnyValues).join('|'));
    },
    label: (flow, state, field, shared) => ofField(flow, state, field, 'label', shared),
    option: (flow, state, field, value, shared) =>
      ofField(flow, state, field, `options.${value}`, shared).split('\n')[0] ?? '',
    button: (flow, state, event) => {
      const path = `steps.${state}.events.${event}`;
      const several = find(read(locale, flow), path.split('.'));
      if (Array.isArray(several)) return new RegExp(`^(${several.map(String).map(withAnyValues).join('|')})$`);
      return optional(flow, path) ?? say('shared', `buttons.${event}`);
    },
    code: (code, at, data = {}) => {
      const own = at && optional(at.flow, `steps.${at.state}.codes.${code}`, data);
      return interpolate(own ?? say('return-codes', `codes.${code}`), data, locale);
    },
  };
}
