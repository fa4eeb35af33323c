import { bundleFlow } from '../../compile/bundleFlow.ts';
import type { Project } from '../../compile/project.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import type { JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { explainRule } from '../../rules/explainRule.ts';
import { checkWorld } from '../checkWorld.ts';
import { listOf, objectOf } from '../types/conjuncts.ts';
import { compareSchemas } from './bounds.ts';
import type { Change } from './change.ts';
import { differences, namesOf } from './leaves.ts';
import { rowChanges } from './rowChanges.ts';
import { changeText, fieldName, stepName, valueText } from './names.ts';

/** What the steps of a flow ask that they did not, or ask otherwise. */
export function formChanges(before: Project, after: Project, flow: string): readonly Change[] {
  const [old, now] = [bundleFlow(before, flow), bundleFlow(after, flow)];
  return Object.entries(now.flow.states).flatMap(([state, { meta }]) => {
    const form = now.forms[meta?.form ?? ''];
    const was = old.forms[old.flow.states[state]?.meta?.form ?? ''];
    if (!form || !was) return [];
    const step = new StepChanges(before, after, flow, state);
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
  ) {
    this.#step = stepName(after, flow, state);
  }

  between(old: JsonObject, now: JsonObject): readonly string[] {
    const [was, is] = [objectOf(old['properties']), objectOf(now['properties'])];
    const fields = namesOf(was, is).flatMap((field) => this.#field(field, was, is));
    const { properties: _was, required: before, 'x-summary': _rows, 'x-rules': _rules, ...oldRest } = old;
    const { properties: _is, required: after, 'x-summary': _newRows, 'x-rules': _newRules, ...newRest } = now;
    const rest = differences(oldRest, newRest).map(
      ({ at, ...values }) => `${changeText(`${this.#step}: ${at.join(' ')}`, values)}.`,
    );
    const required = this.#required(listOf(before).map(String), listOf(after).map(String), was, is);
    const rows = rowChanges(old, now, this.#step, (project) => ({
      project: this[project],
      flow: this.flow,
      state: this.state,
    }));
    return [...fields, ...this.#order(old, now), ...required, ...rows, ...rest];
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
    const own = isMoved ? [`${this.#step} asks in another order: ${names.join(', ')}.`] : [];
    const inside = Object.keys(is).flatMap((name) => this.#order(objectOf(was[name]), objectOf(is[name])));
    const rows = old['items'] === undefined ? [] : this.#order(objectOf(old['items']), objectOf(now['items']));
    return [...own, ...inside, ...rows];
  }

  #name(field: string, of: Project = this.after): string {
    return fieldName(of, this.flow, this.state, field);
  }

  #field(field: string, was: JsonObject, is: JsonObject): readonly string[] {
    const [old, now] = [was[field], is[field]];
    if (old === undefined) return [`${this.#step} also asks for ${this.#name(field)}.`];
    if (now === undefined) return [`${this.#step} no longer asks for ${this.#name(field, this.before)}.`];
    return isJsonObject(old) && isJsonObject(now) ? this.#changed(field, old, now) : [];
  }

  #changed(field: string, old: JsonObject, now: JsonObject): readonly string[] {
    if (differences(old, now).length === 0) return [];
    const { narrowed, widened } = compareSchemas(old, now, [checkWorld(this.before), checkWorld(this.after)]);
    const said = (schema: JsonObject) => explainRule({ schema: { properties: { it: schema } } }, 'en');
    const words = said(now).filter((line) => !said(old).includes(line));
    const where = `${this.#name(field)} in ${this.#step}`;
    const sentences = [
      ...narrowed
        .slice(0, 1)
        .map((value) => `${where} takes less than before: ${valueText(value)} was taken and no longer is.`),
      ...widened
        .slice(0, 1)
        .map((value) => `${where} takes more than before: ${valueText(value)} was refused and now is taken.`),
    ];
    if (sentences.length > 0)
      return sentences.map((sentence, index) => (index === 0 ? withWords(sentence, words) : sentence));
    return differences(old, now).map(({ at, ...values }) => `${changeText(`${where}: ${at.join(' ')}`, values)}.`);
  }

  #required(before: readonly string[], after: readonly string[], was: JsonObject, is: JsonObject): readonly string[] {
    const stays = (field: string) => was[field] !== undefined && is[field] !== undefined;
    return [
      ...after
        .filter((field) => stays(field) && !before.includes(field))
        .map((field) => `${this.#name(field)} in ${this.#step} must now be answered.`),
      ...before
        .filter((field) => stays(field) && !after.includes(field))
        .map((field) => `${this.#name(field)} in ${this.#step} may now be left empty.`),
    ];
  }
}

function withWords(sentence: string, words: readonly string[]): string {
  return words.length === 0
    ? sentence
    : `${sentence} (Now: ${words.map((line) => line.replace(/^it /, '')).join(', ')}.)`;
}
