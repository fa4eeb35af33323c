import { isJsonObject, listOf, objectOf, textsOf, type Json, type JsonObject } from '../domain/json.ts';
import { explainPlain } from './explainPlain.ts';
import { say, type Lang } from './keyword.ts';
import type { RuleSource } from './ruleFile.ts';
import { ruleKeywords } from './ruleKeywords.ts';

/** The schema that a `$ref` names, with every further reference in it resolved or left; `undefined` to name it alone. */
export type Follow = (ref: string) => Json | undefined;

/** A statement, and those that it is about. */
interface Said {
  readonly text: string;
  readonly below: readonly Said[];
}

/** What a rule says, as lines for an analyst; what a line is about stands indented below it. */
export function explainRule(
  { schema, defaults = {} }: Pick<RuleSource, 'schema' | 'defaults'>,
  lang: Lang,
  follow: Follow = () => undefined,
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
  return [...new Explainer(lang, follow).object(schema).flatMap((one) => lines(one)), ...absent];
}

function lines({ text, below }: Said, indent = ''): readonly string[] {
  return [`${indent}${text}`, ...below.flatMap((one) => lines(one, `${indent}  `))];
}

class Explainer {
  constructor(
    readonly lang: Lang,
    readonly follow: Follow,
  ) {}

  /** Of what members a value has, and what they are. */
  object(schema: Json): readonly Said[] {
    if (!isJsonObject(schema)) return [];
    const members = Object.entries(objectOf(schema['properties']));
    const given = textsOf(schema['required']).filter((name) => !members.some(([member]) => member === name));
    return [
      ...this.#reference(schema, (inner) => this.object(inner)),
      ...given.map((name) => leaf(`${name} ${this.#say('is given', '已填寫', '已填写')}`)),
      ...members.flatMap(([member, inner]) => this.#value(inner).map((one) => of(member, one))),
      ...this.#depending(schema),
      ...this.#branches(schema, 'members'),
    ];
  }

  /** Of a value by itself: what follows its name. */
  #value(schema: Json): readonly Said[] {
    if (!isJsonObject(schema)) return [];
    const own = ruleKeywords.flatMap(({ name, explain }) => {
      const param = schema[name];
      return param === undefined ? [] : [leaf(explain(param, this.lang))];
    });
    const members = Object.entries(objectOf(schema['properties']));
    const inside = members.flatMap(([member, inner]) => this.#value(inner).map((one) => of(`.${member}`, one)));
    return unlike([
      ...this.#reference(schema, (inner) => this.#value(inner)),
      ...own,
      ...explainPlain(schema, this.lang).map(leaf),
      ...inside,
      ...this.#rows(schema),
      ...this.#branches(schema, 'value'),
    ]);
  }

  #rows(schema: JsonObject): readonly Said[] {
    const explain = (inner: Json) => (isOfMembers(inner) ? this.object(inner) : this.#value(inner));
    const some = isOfMembers(schema['contains'])
      ? this.#say('has a row where', '有一行：', '有一行：')
      : this.#say('has a row that', '有一行：', '有一行：');
    const every = isOfMembers(schema['items'])
      ? this.#say('has only rows where', '每行都要：', '每行都要：')
      : this.#say('has only rows, each of which', '每行都要：', '每行都要：');
    return [...this.#about(schema['contains'], explain, some), ...this.#about(schema['items'], explain, every)];
  }

  #reference(schema: JsonObject, explain: (schema: Json) => readonly Said[]): readonly Said[] {
    const ref = schema['$ref'];
    if (typeof ref !== 'string') return [];
    const followed = this.follow(ref);
    const name = ref.startsWith('rule:')
      ? this.#say(`the rule ${ref.slice(5)} holds`, `規則 ${ref.slice(5)} 成立`, `规则 ${ref.slice(5)} 成立`)
      : this.#say(`is as ${nameOf(ref)} says`, `符合 ${nameOf(ref)}`, `符合 ${nameOf(ref)}`);
    return [{ text: name, below: followed === undefined ? [] : explain(followed) }];
  }

  /** What is asked where something else is given. */
  #depending(schema: JsonObject): readonly Said[] {
    const where = (name: string) => this.#say(`where ${name} is given:`, `填了 ${name} 時：`, `填了 ${name} 时：`);
    const required = Object.entries(objectOf(schema['dependentRequired'])).map(([name, names]) => ({
      text: where(name),
      below: this.object({ required: names }),
    }));
    const asked = Object.entries(objectOf(schema['dependentSchemas'])).map(([name, inner]) => ({
      text: where(name),
      below: this.object(inner as Json),
    }));
    return [...required, ...asked];
  }

  /** @param of whether it is said of a value, whose name stands before, or of members that have names of their own */
  #branches(schema: JsonObject, of: 'value' | 'members'): readonly Said[] {
    const explain = (inner: Json) => (of === 'value' ? this.#value(inner) : this.object(inner));
    const meets = of === 'value' ? 'meets ' : '';
    const all = (name: string) => listOf(schema[name]);
    const choice = (name: string, title: string): readonly Said[] =>
      all(name).length === 0 ? [] : [{ text: title, below: all(name).flatMap((one) => this.#together(explain(one))) }];
    const isNot = of === 'value' ? 'is none that' : 'it is not so that';
    return [
      ...all('allOf').flatMap(explain),
      ...choice('anyOf', this.#say(`${meets}any of`, '任何一項', '任何一项')),
      ...choice('oneOf', this.#say(`${meets}exactly one of`, '只有一項', '只有一项')),
      ...this.#not(schema['not'], explain, this.#say(isNot, '並非', '并非')),
      ...this.#about(schema['if'], explain, this.#say('if', '如果', '如果')),
      ...this.#about(schema['then'], explain, this.#say('then', '則', '则')),
      ...this.#about(schema['else'], explain, this.#say('otherwise', '否則', '否则')),
    ];
  }

  /** `is not "0"`, `has no row where …`, or that what is said does not hold. */
  #not(schema: Json | undefined, explain: (schema: Json) => readonly Said[], title: string): readonly Said[] {
    if (schema === undefined) return [];
    const [one, ...more] = explain(schema);
    const denied = one && more.length === 0 ? this.#denied(one) : undefined;
    return denied ? [denied] : this.#about(schema, explain, title);
  }

  #denied(one: Said): Said | undefined {
    const swaps = [
      ['is ', 'is not '],
      ['matches ', 'does not match '],
      ['has a row ', 'has no row '],
      ['是 ', '不是 '],
      ['符合 ', '不符合 '],
      ['有一行：', '沒有一行：'],
    ].map(([from = '', to = '']) => [from, this.lang === 'zh-CN' ? to.replace('沒', '没') : to] as const);
    const swap = swaps.find(([from]) => one.text.startsWith(from) && !one.text.startsWith(`${from}as `));
    return swap && { ...one, text: swap[1] + one.text.slice(swap[0].length) };
  }

  /** A title and what it is about: in one line where that is one. */
  #about(schema: Json | undefined, explain: (schema: Json) => readonly Said[], title: string): readonly Said[] {
    if (schema === undefined) return [];
    const said = this.#together(explain(schema));
    const [one] = said;
    return said.length === 1 && one ? [{ ...one, text: `${title} ${one.text}` }] : [{ text: title, below: said }];
  }

  /** Statements that hold together, as one where they are short. */
  #together(said: readonly Said[]): readonly Said[] {
    const text = said.map((one) => one.text).join(this.#say(' and ', '，並且 ', '，并且 '));
    const isShort = said.every(({ below }) => below.length === 0) && text.length < MOST_IN_LINE;
    if (said.length < 2 || isShort) return said.length === 0 ? [] : [isShort ? leaf(text) : (said[0] as Said)];
    return [{ text: this.#say('all of', '全部', '全部'), below: said }];
  }

  #say(en: string, zhHk: string, zhCn: string): string {
    return say(this.lang, en, zhHk, zhCn);
  }
}

const MOST_IN_LINE = 160;

/** What is said twice, by a schema and by one that it takes up, is said once. */
function unlike(said: readonly Said[]): readonly Said[] {
  return [...new Map(said.map((one) => [JSON.stringify(one), one])).values()];
}

function leaf(text: string): Said {
  return { text, below: [] };
}

/** Rows that have members, and are not values by themselves. */
function isOfMembers(schema: Json | undefined): boolean {
  return ['properties', 'required'].some((keyword) => objectOf(schema)[keyword] !== undefined);
}

/** A statement about a member, or about a member of that. */
function of(member: string, { text, below }: Said): Said {
  return { text: text.startsWith('.') ? `${member}${text}` : `${member} ${text}`, below };
}

/** `../../schemas/shared/new-pay-pwd.schema.json` as `new-pay-pwd`. */
function nameOf(ref: string): string {
  return ref.replace(/^.*\/|\.schema\.json.*$/g, '');
}
