import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { say, type Lang } from './keyword.ts';
import type { RuleSource } from './ruleFile.ts';
import { ruleKeywords } from './ruleKeywords.ts';

/** What a rule says, as lines for an analyst; branches are indented. */
export function explainRule(
  { schema, defaults = {} }: Pick<RuleSource, 'schema' | 'defaults'>,
  lang: Lang,
): readonly string[] {
  const absent = Object.entries(defaults).map(([member, value]) => {
    const shown = JSON.stringify(value);
    return say(
      lang,
      `${member} is ${shown} where it is absent`,
      `沒有 ${member} 時當作 ${shown}`,
      `没有 ${member} 时当作 ${shown}`,
    );
  });
  return [...explainObject(schema, lang), ...absent];
}

function explainObject(schema: Json, lang: Lang): readonly string[] {
  if (!isJsonObject(schema)) return [];
  const members = Object.entries(isJsonObject(schema['properties']) ? schema['properties'] : {});
  return [
    ...(typeof schema['$ref'] === 'string' ? [schema['$ref']] : []),
    ...members.flatMap(([member, inner]) => explainValue(inner, lang).map((line) => `${member} ${line}`)),
    ...explainBranches(schema, lang, explainObject),
  ];
}

function explainBranches(
  schema: JsonObject,
  lang: Lang,
  explain: (schema: Json, lang: Lang) => readonly string[],
): readonly string[] {
  const block = (title: string, inner: Json | undefined): readonly string[] => {
    if (inner === undefined) return [];
    const list = Array.isArray(inner) ? (inner as readonly Json[]) : [inner];
    return [title, ...list.flatMap((one) => explain(one, lang).map((line) => `  ${line}`))];
  };
  return [
    ...(Array.isArray(schema['allOf'])
      ? (schema['allOf'] as readonly Json[]).flatMap((one) => explain(one, lang))
      : []),
    ...block(say(lang, 'any of', '任何一項', '任何一项'), schema['anyOf']),
    ...block(say(lang, 'exactly one of', '只有一項', '只有一项'), schema['oneOf']),
    ...block(say(lang, 'not', '並非', '并非'), schema['not']),
    ...block(say(lang, 'if', '如果', '如果'), schema['if']),
    ...block(say(lang, 'then', '則', '则'), schema['then']),
    ...block(say(lang, 'otherwise', '否則', '否则'), schema['else']),
  ];
}

function explainValue(schema: Json, lang: Lang): readonly string[] {
  if (!isJsonObject(schema)) return [];
  const own = ruleKeywords.flatMap(({ name, explain }) => {
    const param = schema[name];
    return param === undefined ? [] : [explain(param, lang)];
  });
  return [...own, ...explainPlain(schema, lang), ...explainBranches(schema, lang, explainValue)];
}

/** Keywords of JSON Schema itself. */
function explainPlain(schema: JsonObject, lang: Lang): readonly string[] {
  const shown = (value: Json | undefined) => JSON.stringify(value) ?? '';
  const lines: readonly (readonly [string, () => string])[] = [
    [
      'const',
      () => say(lang, `is ${shown(schema['const'])}`, `是 ${shown(schema['const'])}`, `是 ${shown(schema['const'])}`),
    ],
    [
      'enum',
      () =>
        say(
          lang,
          `is one of ${shown(schema['enum'])}`,
          `是 ${shown(schema['enum'])} 之一`,
          `是 ${shown(schema['enum'])} 之一`,
        ),
    ],
    [
      'pattern',
      () =>
        say(
          lang,
          `matches ${String(schema['pattern'])}`,
          `符合 ${String(schema['pattern'])}`,
          `符合 ${String(schema['pattern'])}`,
        ),
    ],
    [
      'format',
      () =>
        say(
          lang,
          `is a ${String(schema['format'])}`,
          `是 ${String(schema['format'])}`,
          `是 ${String(schema['format'])}`,
        ),
    ],
    ['minimum', () => `≥ ${shown(schema['minimum'])}`],
    ['maximum', () => `≤ ${shown(schema['maximum'])}`],
    [
      'minLength',
      () =>
        say(
          lang,
          `has at least ${shown(schema['minLength'])} characters`,
          `至少 ${shown(schema['minLength'])} 個字元`,
          `至少 ${shown(schema['minLength'])} 个字符`,
        ),
    ],
    [
      'maxLength',
      () =>
        say(
          lang,
          `has at most ${shown(schema['maxLength'])} characters`,
          `最多 ${shown(schema['maxLength'])} 個字元`,
          `最多 ${shown(schema['maxLength'])} 个字符`,
        ),
    ],
    [
      'minItems',
      () =>
        say(
          lang,
          `has at least ${shown(schema['minItems'])} rows`,
          `至少 ${shown(schema['minItems'])} 行`,
          `至少 ${shown(schema['minItems'])} 行`,
        ),
    ],
    [
      'maxItems',
      () =>
        say(
          lang,
          `has at most ${shown(schema['maxItems'])} rows`,
          `最多 ${shown(schema['maxItems'])} 行`,
          `最多 ${shown(schema['maxItems'])} 行`,
        ),
    ],
    ['$ref', () => String(schema['$ref'])],
  ];
  return lines.filter(([keyword]) => keyword in schema).map(([, line]) => line());
}
