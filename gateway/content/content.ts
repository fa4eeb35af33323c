import { withoutOf } from '../../src/domain/siteVariant.ts';
import type { Json, JsonObject } from '../../src/domain/json.ts';
import { interpolate } from '../../src/domain/interpolate.ts';
import { madeOnce } from '../../src/domain/madeOnce.ts';
import type { WorkdayCalendar } from '../../src/domain/workday.ts';
import { resolveConstants, type Constant } from '../../src/rules/constants.ts';
import { compileFigure, compileRule, type RuleLibrary } from '../../src/rules/compileRule.ts';
import type { World } from '../../src/rules/compiled.ts';
import type { Lang } from '../shared/lang.ts';
import type { JudgedCalendar } from './calendar.ts';
import type { DocumentText, PublicContent } from './publicContent.ts';
import { siteName, siteTextOf } from './siteName.ts';
import { writtenDocument } from './writtenDocument.ts';

/** The project's data as the gateway uses it: the same files that rules and pages read. */
export interface Content {
  /** Constants in force at an instant, by id. */
  readonly constantsAt: (now: string) => JsonObject;
  /** All of them, for rules. */
  readonly calendars: JsonObject;
  /** @throws Error when there is none of this name: a fault of the data, not of the caller */
  readonly calendar: (id: string) => WorkdayCalendar;
  readonly site: JsonObject;
  /** True when the rule holds for the subject; false when any member of it is absent. */
  readonly holds: (ruleId: string, subject: JsonObject, world: World) => boolean;
  /** What a figure is for the subject, as a decimal string, a whole number or a day.
   * @throws Error when a member is absent, or it cannot be worked out: a fault of the data, not of the caller */
  readonly figure: (figureId: string, subject: JsonObject, world: World) => Json;
  /** A document as it reads at an instant; none when the deployment has not written it. */
  readonly documentAt: (type: string, lang: Lang, now: string) => DocumentText | undefined;
  /** The sentence of a return code, to be shown as it is.
   * @param data of the reply: what the sentence may name */
  readonly returnText: (code: string, data: JsonObject, lang: Lang) => string;
  /** A message to a member, its `{{names}}` filled in; `{{brand}}` and `{{company}}` are names of the deployment. */
  readonly message: (name: string, lang: Lang, values: { readonly [name: string]: string }) => string;
  /** A message without values; `undefined` when there is none of that name. */
  readonly words: (name: string, lang: Lang) => string | undefined;
  /** All messages without values whose names begin so, by the rest of their names. */
  readonly wordsBelow: (start: string, lang: Lang) => readonly (readonly [name: string, words: string])[];
  readonly areaCodes: readonly JsonObject[];
  /** Announcements, adverts and documents. */
  readonly documents: PublicContent;
}

export interface ContentSources {
  readonly constants: readonly Constant[];
  readonly calendars: { readonly [id: string]: JudgedCalendar };
  readonly site: JsonObject;
  readonly rules: RuleLibrary;
  readonly returnTexts: { readonly [lang in Lang]: JsonObject };
  readonly messages: { readonly [lang in Lang]: JsonObject };
  readonly areaCodes: readonly JsonObject[];
  readonly documents: PublicContent;
}

export function createContent(sources: ContentSources): Content {
  const rule = madeOnce((id) => compileRule(id, sources.rules));
  const figure = madeOnce((id) => compileFigure(id, sources.rules));
  const text = (texts: JsonObject, name: string): string => {
    const value = texts[name];
    if (typeof value !== 'string') throw new Error(`There are no words for "${name}".`);
    return value;
  };
  const constantOf = (id: string) => sources.constants.find((constant) => constant.id === id);
  let resolved: { day: string; constants: JsonObject } | undefined;
  const constantsAt = (now: string): JsonObject => {
    const day = now.slice(0, 10);
    if (resolved?.day !== day) resolved = { day, constants: resolveConstants(sources.constants, now) };
    return resolved.constants;
  };
  return {
    calendars: sources.calendars,
    calendar: (id) => {
      const found = sources.calendars[id];
      if (!found) throw new Error(`There is no calendar "${id}"; see content/calendars.`);
      return found;
    },
    site: sources.site,
    areaCodes: sources.areaCodes,
    documents: sources.documents,
    constantsAt,
    documentAt: (type, lang, now) => {
      const document = sources.documents.document(type, lang);
      const siteText = (name: string) => siteTextOf(sources, name, lang);
      return (
        document && writtenDocument(document, lang, constantsAt(now), constantOf, siteText, withoutOf(sources.site))
      );
    },
    holds: (id, subject, world) => rule(id).holds(subject, world),
    figure: (id, subject, world) => {
      const value = figure(id).work(subject, world);
      if (value === undefined) throw new Error(`The figure "${id}" cannot be worked out; see flows/figures.`);
      return value;
    },
    returnText: (code, data, lang) => {
      const texts = sources.returnTexts[lang];
      return interpolate(typeof texts[code] === 'string' ? texts[code] : text(texts, 'UNKNOWN_ERROR'), data, lang);
    },
    message: (name, lang, values) => {
      const all = {
        brand: siteName(sources, 'brand_name', lang),
        company: siteName(sources, 'company_name', lang),
        ...values,
      };
      const filled = interpolate(text(sources.messages[lang], name), all, lang);
      // The space that money is written with would make an SMS in English cost twice.
      return filled.replaceAll('\u00a0', ' ');
    },
    words: (name, lang) => {
      const found = sources.messages[lang][name];
      return typeof found === 'string' ? found : undefined;
    },
    wordsBelow: (start, lang) =>
      Object.entries(sources.messages[lang])
        .filter(([name]) => name.startsWith(start))
        .map(([name, words]) => [name.slice(start.length), String(words)]),
  };
}
