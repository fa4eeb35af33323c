import { changeTexts, changeText, fieldName, stepName, valueText } from './names.ts';
import { bundleFlow } from '../../compile/bundleFlow.ts';
import type { Project } from '../../compile/project.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { isJsonObject, objectOf, textsOf, type Json, type JsonObject } from '../../domain/json.ts';
import { explainRule } from '../../rules/explainRule.ts';
import { whenOf } from '../../rules/formSchema.ts';
import { checkWorld } from '../checkWorld.ts';

import { compareSchemas, differences, namesOf } from './leaves.ts';
import { boundsText } from './boundsText.ts';
import type { Change } from './change.ts';
import { askedSometimes, conditionChanges, guardWords, withoutConditions } from './conditions.ts';
import { rowChanges } from './rowChanges.ts';

/** What the steps of a flow ask that they did not, or ask otherwise.
 * @param defaults what a migration takes as answered, by `state/field` */
export function formChanges(
  before: Project,
  after: Project,
  flow: string,
  defaults: ReadonlyMap<string, Json> = new Map(),
): readonly Change[] {
  const [old, now] = [bundleFlow(before, flow), bundleFlow(after, flow)];
  return Object.entries(now.flow.states).flatMap(([state, { meta }]) => {
    const form = now.forms[meta?.form ?? ''];
    const was = old.forms[old.flow.states[state]?.meta?.form ?? ''];
    if (!form || !was) return [];
    const step = new StepChanges(before, after, flow, state, defaults);
    const sentences = [...step.between(was.schema, form.schema), ...step.layout(was.ui, form.ui)];
    return sentences.map((sentence): Change => ({ subject: 'questions', flow, sentence }));
  });
}

class StepChanges {
  readonly #step: string;

  constructor(
    readonly before: Project,
    readonly after: Project,
    readonly flow: string,
    readonly state: string,
    readonly defaults: ReadonlyMap<string, Json>,
  ) {
    this.#step = stepName(after, flow, state);
  }

  between(old: JsonObject, now: JsonObject): readonly string[] {
    const [was, is] = [objectOf(old['properties']), objectOf(now['properties'])];
    const fields = namesOf(was, is).flatMap((field) => this.#field(field, old, now));
    const { properties: _was, required: _before, 'x-summary': _rows, 'x-rules': _rules, ...oldRest } = old;
    const { properties: _is, required: _after, 'x-summary': _newRows, 'x-rules': _newRules, ...newRest } = now;
    const rest = changeTexts(this.#step, withoutConditions(oldRest), withoutConditions(newRest));
    const conditions = conditionChanges(old, now, (field) => this.#name(field, is[field] ? this.after : this.before));
    const rows = rowChanges(old, now, this.#step, (project) => ({
      project: this[project],
      flow: this.flow,
      state: this.state,
    }));
    return [
      ...fields,
      ...this.#order(old, now),
      ...this.#required(old, now),
      ...conditions.map((sentence) => `${this.#step}: ${sentence}`),
      ...rows,
      ...rest,
    ];
  }

  /** Another widget, another width, another place. */
  layout(old: JsonObject, now: JsonObject): readonly string[] {
    return differences(old, now).map(({ at: [field = '', ...at], ...values }) => {
      const where = field.startsWith('ui:') ? `${this.#step}: ${field}` : `${this.#name(field)} in ${this.#step}:`;
      return `${changeText([where, ...at].join(' '), values)}.`;
    });
  }

  /** The same questions in another order, at any depth: order in the file is order on the screen. */
  #order(old: JsonObject, now: JsonObject): readonly string[] {
    const [was, is] = [objectOf(old['properties']), objectOf(now['properties'])];
    const both = (names: readonly string[]) =>
      names.filter((name) => was[name] !== undefined && is[name] !== undefined);
    const isMoved = !deepEqual(both(Object.keys(was)), both(Object.keys(is)));
    const names = Object.keys(is).map((name) => this.#name(name));
    const own = isMoved ? [`${this.#step} asks in a different order: ${names.join(', ')}.`] : [];
    const inside = Object.keys(is).flatMap((name) => this.#order(objectOf(was[name]), objectOf(is[name])));
    const rows = old['items'] === undefined ? [] : this.#order(objectOf(old['items']), objectOf(now['items']));
    return [...own, ...inside, ...rows];
  }

  #name(field: string, of: Project = this.after): string {
    return fieldName(of, this.flow, this.state, field);
  }

  #field(field: string, before: JsonObject, after: JsonObject): readonly string[] {
    const [old, now] = [before, after].map((schema) => objectOf(schema['properties'])[field]);
    if (now === undefined) return [`${this.#step} no longer asks for ${this.#name(field, this.before)}.`];
    if (old === undefined) {
      const isRequired = textsOf(after['required']).includes(field);
      const shown = this.#shown(isJsonObject(now) ? now : {});
      const asks = `${this.#step} also asks for ${this.#name(field)}${shown === undefined ? '' : `, where ${shown}`}`;
      return [isRequired ? `${asks}; ${this.#ofThoseUnderWay(field)}.` : `${asks}.`];
    }
    return isJsonObject(old) && isJsonObject(now) ? this.#changed(field, old, now) : [];
  }

  /** What a question that must be answered now means to who has answered the step without it. */
  #ofThoseUnderWay(field: string): string {
    const given = this.defaults.get(`${this.state}/${field}`);
    if (given !== undefined)
      return `for members who have already passed this step the answer is set to ${valueText(given)}`;
    return 'it is required, so members who have already passed this step are asked';
  }

  /** When a field is shown, in words; `undefined` for always. */
  #shown(schema: JsonObject): string | undefined {
    const when = whenOf(schema);
    return when && guardWords(when, (field) => this.#name(field));
  }

  #changed(field: string, old: JsonObject, now: JsonObject): readonly string[] {
    if (differences(old, now).length === 0) return [];
    const where = `${this.#name(field)} in ${this.#step}`;
    const [shownBefore, shownNow] = [this.#shown(old), this.#shown(now)];
    const shown =
      shownBefore === shownNow
        ? []
        : [`${where} is shown ${whenWords(shownNow)} instead of ${whenWords(shownBefore)}.`];
    const [judgedBefore, judgedNow] = [old, now].map(judgedPart) as [JsonObject, JsonObject];
    return [
      ...shown,
      ...this.#values(where, judgedBefore, judgedNow),
      ...changeTexts(where, otherPart(old), otherPart(now)),
    ];
  }

  /** What a field takes, and no more or now. */
  #values(where: string, old: JsonObject, now: JsonObject): readonly string[] {
    if (differences(old, now).length === 0) return [];
    const bounds = compareSchemas(old, now, [checkWorld(this.before), checkWorld(this.after)]);
    const said = (schema: JsonObject) =>
      explainRule({ schema: { properties: { it: withoutConditions(schema) } } }, 'en');
    const words = said(now).filter((line) => !said(old).includes(line));
    const conditions = conditionChanges(old, now, (field) => `“${field}”`).map((one) => `${where}: ${one}`);
    const how = boundsText(bounds, FIELD_WORDS);
    if (how !== undefined) return [withWords(`${where} ${how}`, words), ...conditions];
    const rest = differences(withoutConditions(old), withoutConditions(now));
    return [...conditions, ...rest.map(({ at, ...values }) => `${changeText(`${where}: ${at.join(' ')}`, values)}.`)];
  }

  #required(old: JsonObject, now: JsonObject): readonly string[] {
    const [was, is] = [objectOf(old['properties']), objectOf(now['properties'])];
    const [before, after] = [old, now].map((schema) => textsOf(schema['required'])) as [string[], string[]];
    const stays = (field: string) => was[field] !== undefined && is[field] !== undefined;
    const sometimes = askedSometimes(now);
    return [
      ...after
        .filter((field) => stays(field) && !before.includes(field))
        .map((field) => {
          const where = `${this.#name(field)} in ${this.#step}`;
          const given = this.defaults.has(`${this.state}/${field}`);
          const must = `${where} is now required${this.#shown(objectOf(is[field])) === undefined ? '' : ' where it is shown'}`;
          return given
            ? `${must}; ${this.#ofThoseUnderWay(field)}.`
            : `${must}, so members who left it empty are asked again.`;
        }),
      ...before
        .filter((field) => stays(field) && !after.includes(field))
        .map((field) =>
          sometimes.has(field)
            ? `${this.#name(field)} in ${this.#step} is now required only under a condition.`
            : `${this.#name(field)} in ${this.#step} is now optional.`,
        ),
    ];
  }
}

const FIELD_WORDS = {
  less: 'accepts less than before',
  more: 'accepts more than before',
  other: 'accepts other values than before',
  lost: (value: string) => `${value} is no longer accepted`,
  gained: (value: string) => `${value} is now accepted`,
};

function whenWords(shown: string | undefined): string {
  return shown === undefined ? 'always' : `where ${shown}`;
}

/** What else a field says: what it begins with, where its choices come from. */
function isOther(keyword: string): boolean {
  return keyword === 'default' || (keyword.startsWith('x-') && keyword !== 'x-when' && keyword !== 'x-check');
}

function judgedPart(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !isOther(name) && name !== 'x-when'));
}

function otherPart(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => isOther(name)));
}

function withWords(sentence: string, words: readonly string[]): string {
  return words.length === 0
    ? sentence
    : `${sentence} (Now: ${words.map((line) => line.replace(/^it /, '')).join(', ')}.)`;
}
