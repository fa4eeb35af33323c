import type { DataFile, Problem } from '../../compile/dataFile.ts';
import { languageProblems } from '../../compile/languageProblems.ts';
import { didYouMean } from '../didYouMean.ts';
import type { FindingKind } from '../findingKinds.ts';
import type { CheckContext } from './checkContext.ts';

const MOST_PROBLEMS = 20;

/** Files as files: readable, without doubled keys, and of their language. */
export function checkFiles(context: CheckContext): void {
  const { project } = context;
  for (const problem of project.problems) tell(context, kindOf(problem.message), problem);
  for (const file of project.files.values()) {
    const problems = languageProblems(project, file);
    if (file.data === null || problems.length > 0) unfit(context, file);
    // Patterns are judged by themselves, and told with the reason.
    const others = problems.filter(({ message }) => !message.includes('must match format "regex"'));
    for (const problem of others.slice(0, MOST_PROBLEMS)) tell(context, 'file-invalid', problem);
  }
}

/** A flow that is not of the language is not looked at any further. */
function unfit(context: CheckContext, file: DataFile): void {
  const flow = /^flows\/([^/]+)\/flow\.json$/.exec(file.path)?.[1];
  if (flow !== undefined) context.unfit.add(flow);
}

function tell(context: CheckContext, id: FindingKind, { file, line, column, message }: Problem): void {
  context.addAt(id, { file, line, column }, clause(message), mendOf(message));
}

function kindOf(message: string): FindingKind {
  if (message.includes('byte order mark')) return 'file-mark';
  if (message.includes('stands twice')) return 'key-twice';
  if (/^(is (not (JSON|YAML|data|text)|nested|a folder|no plain file)|cannot be read)/.test(message))
    return 'file-unreadable';
  return 'data-broken';
}

/** The first sentence without its full stop. */
function clause(message: string): string {
  const end = message.search(/\. [A-Z"]|\.$/);
  return end < 0 ? message : message.slice(0, end);
}

/** What follows the first sentence; of a word that is not known, the one that was meant. */
function mendOf(message: string): string {
  const rest = message.slice(clause(message).length + 1).trim();
  const [, name, known] = /^"(.+)" is not a word of the language here\. It has: (.+)\.$/.exec(message) ?? [];
  if (name !== undefined && known !== undefined)
    return `${rest}${didYouMean(name, known.split(', ')).replace(/ Known:.*$/, '')}`;
  return rest === '' ? 'Mend what stands here.' : rest;
}
