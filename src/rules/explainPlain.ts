import type { Json, JsonObject } from '../domain/json.ts';
import { say, showParam, type Lang } from './keyword.ts';

/** A keyword of JSON Schema about a value by itself, in words. */
type Sentence = (param: Json, lang: Lang) => string;

/** Keywords of JSON Schema itself, in the order in which they are said. */
const SENTENCES: { readonly [keyword: string]: Sentence } = {
  const: (param, lang) => say(lang, `is ${shown(param)}`, `是 ${shown(param)}`, `是 ${shown(param)}`),
  enum: (param, lang) => {
    const values = Array.isArray(param) ? (param as readonly Json[]).map(shown) : [shown(param)];
    const all = values.join(say(lang, ', ', '、', '、'));
    if (values.length === 1) return say(lang, `is ${all}`, `是 ${all}`, `是 ${all}`);
    return say(lang, `is one of ${all}`, `是 ${all} 之一`, `是 ${all} 之一`);
  },
  pattern: (param, lang) => say(lang, `matches ${String(param)}`, `符合 ${String(param)}`, `符合 ${String(param)}`),
  format: (param, lang) => {
    const [en = '', zhHk = '', zhCn = ''] = FORMATS[String(param)] ?? [];
    return say(
      lang,
      `is ${en || `a ${String(param)}`}`,
      `是${zhHk || ` ${String(param)}`}`,
      `是${zhCn || ` ${String(param)}`}`,
    );
  },
  minimum: (param) => `≥ ${showParam(param)}`,
  maximum: (param) => `≤ ${showParam(param)}`,
  exclusiveMinimum: (param) => `> ${showParam(param)}`,
  exclusiveMaximum: (param) => `< ${showParam(param)}`,
  multipleOf: (param, lang) =>
    say(lang, `is a multiple of ${shown(param)}`, `是 ${shown(param)} 的倍數`, `是 ${shown(param)} 的倍数`),
  minLength: (param, lang) => atLeast(param, lang, ['character', '個字元', '个字符']),
  maxLength: (param, lang) => atMost(param, lang, ['character', '個字元', '个字符']),
  minItems: (param, lang) => atLeast(param, lang, ['row', '行', '行']),
  maxItems: (param, lang) => atMost(param, lang, ['row', '行', '行']),
  uniqueItems: (param, lang) =>
    param === true ? say(lang, 'has no two rows alike', '沒有兩行相同', '没有两行相同') : '',
  minProperties: (param, lang) => atLeast(param, lang, ['member', '個成員', '个成员']),
  maxProperties: (param, lang) => atMost(param, lang, ['member', '個成員', '个成员']),
  additionalProperties: (param, lang) => onlyThese(param, lang),
  unevaluatedProperties: (param, lang) => onlyThese(param, lang),
};

const FORMATS: { readonly [format: string]: readonly [en: string, zhHk: string, zhCn: string] } = {
  date: ['a date', '日期', '日期'],
  'date-time': ['a date and time', '日期及時間', '日期和时间'],
  email: ['an e-mail address', '電郵地址', '电子邮箱地址'],
};

export function explainPlain(schema: JsonObject, lang: Lang): readonly string[] {
  return Object.entries(SENTENCES).flatMap(([keyword, sentence]) => {
    const param = schema[keyword];
    const said = param === undefined ? '' : sentence(param, lang);
    return said === '' ? [] : [said];
  });
}

type Unit = readonly [en: string, zhHk: string, zhCn: string];

function atLeast(param: Json, lang: Lang, [en, zhHk, zhCn]: Unit): string {
  const count = showParam(param);
  return say(lang, `has at least ${count} ${en}${plural(param)}`, `至少 ${count} ${zhHk}`, `至少 ${count} ${zhCn}`);
}

function atMost(param: Json, lang: Lang, [en, zhHk, zhCn]: Unit): string {
  const count = showParam(param);
  if (param === 0) return say(lang, `has no ${en}s`, `沒有${zhHk}`, `没有${zhCn}`);
  return say(lang, `has at most ${count} ${en}${plural(param)}`, `最多 ${count} ${zhHk}`, `最多 ${count} ${zhCn}`);
}

function plural(param: Json): string {
  return param === 1 ? '' : 's';
}

function onlyThese(param: Json, lang: Lang): string {
  return param === false ? say(lang, 'has no other members', '沒有其他成員', '没有其他成员') : '';
}

function shown(value: Json): string {
  return JSON.stringify(value);
}
