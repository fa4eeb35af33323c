import type { Project } from '../../compile/project.ts';
import { sentencesAt, chosenBy, isChoice } from '../static/sentences.ts';
import { wordAt } from '../static/wordKeys.ts';
import type { WordRow } from './wordRows.ts';
import { LOCALES } from '../../i18n/locale.ts';

/** The language in which places are named. */
const LANGUAGE = 'en';

/** On which screen a text shows: `Send money › “Check before you send” (review)`. */
export function whereShown(project: Project, { file, key: [root, step = ''] }: WordRow): string {
  if (!Object.hasOwn(project.flows, file)) return '';
  const process = titleOf(project, file, ['flow', 'title']) ?? file;
  if (root !== 'steps') return process;
  const title = titleOf(project, file, ['steps', step, 'title']);
  return `${process} › ${title === undefined ? step : `“${title}” (${step})`}`;
}

function titleOf({ words }: Project, file: string, key: readonly string[]): string | undefined {
  return sentencesAt(wordAt(words[LANGUAGE]?.[file]?.data, key), key)[0]?.text;
}

/** What a text is there: a title, the label of a field, the error of a rule. */
export function whatItIs(project: Project, row: WordRow): string {
  const { key, at } = row;
  const [last = ''] = at;
  const by = LOCALES.map((locale) => wordAt(project.words[locale]?.[row.file]?.data, key)).find((value) =>
    isChoice(value, key),
  );
  const said = partOf(project, key);
  if (at.length === 0) return said;
  if (!isChoice(by, key)) return `${said}, ${Number(last) + 1}${at.length > 1 ? ` (${at.slice(1).join(', ')})` : ''}`;
  if (last === 'else') return `${said}, for every other value`;
  const { path, isCounted } = chosenBy(by);
  const value = path.join('.');
  return `${said}, where ${value} ${isCounted ? `counts as “${last}”` : `is “${last}”`}`;
}

function partOf(project: Project, key: readonly string[]): string {
  const [root = '', name = '', ...rest] = key;
  if (root === 'flow') return name === 'title' ? 'title of the process' : 'what the process is good for';
  if (root === 'stages') return `stage “${name}” of the progress line`;
  if (root === 'steps') return inStep(project, rest);
  if (root === 'fields') return ofField(project, name, rest);
  if (root === 'codes') return `return code ${name}`;
  return key.join(' › ');
}

const IN_STEP: { readonly [part: string]: (name: string) => string } = {
  title: () => 'title',
  intro: () => 'introduction',
  body: () => 'paragraph',
  file: () => 'button for the file',
  summary: (name) => `label of the row “${name}”`,
  events: (name) => `button ${name}`,
  codes: (name) => `return code ${name}`,
  next: (name) => `link to ${name}`,
};

function inStep(project: Project, [part = '', name = '', ...rest]: readonly string[]): string {
  if (part === 'fields') return ofField(project, name, rest);
  return (Object.hasOwn(IN_STEP, part) ? IN_STEP[part]?.(name) : undefined) ?? [part, name, ...rest].join(' › ');
}

const OF_FIELD: { readonly [part: string]: string } = {
  label: 'label',
  hint: 'hint',
  help: 'help',
  row: 'a row',
  item: 'heading of a row',
  add: 'button that adds a row',
};

function ofField(project: Project, field: string, [part = '', name = '']: readonly string[]): string {
  const of = `of “${field}”`;
  if (part === 'options') return `choice “${name}” ${of}`;
  if (part === 'checks') return `what “${name}” asks ${of}`;
  if (part !== 'errors') return `${(Object.hasOwn(OF_FIELD, part) && OF_FIELD[part]) || part} ${of}`;
  const rule = Object.hasOwn(project.rules, name) ? project.rules[name]?.rule : undefined;
  return rule ? `error ${of} by the rule ${name}: ${rule.description}` : `error ${of}: ${name}`;
}
