import type { Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import { explainRule } from '../../rules/explainRule.ts';
import { didYouMean } from '../didYouMean.ts';
import { ruleSubjects } from '../ruleSubjects.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { table } from '../list/table.ts';

/** `flow rule <id>`: what a rule says in words (`--explain`), and who is in and who is out (`--examples`); both without an
 * option. */
export function ruleCommand(project: Project, { names, options }: CommandLine): CommandResult {
  const [id] = names;
  const known = Object.keys(project.rules);
  if (id === undefined) return { out: `Which rule? There are: ${known.join(', ')}\n`, code: 2 };
  const entry = project.rules[id];
  if (!entry) return { out: `rule "${id}" is not known.${didYouMean(id, known)}\n`, code: 2 };
  const isAll = !options.has('explain') && !options.has('examples');
  const { rule, file } = entry;
  const head = [`${id}  ${file}`, rule.description, `source: ${[rule.source].flat().join(', ')}`, ''];
  const explained = isAll || options.has('explain') ? [...explainRule(rule, 'en').map((line) => `  ${line}`), ''] : [];
  const examples = isAll || options.has('examples') ? examplesOf(project, id) : [];
  return { out: `${[...head, ...explained, ...examples].join('\n')}\n`, code: 0 };
}

function examplesOf(project: Project, id: string): readonly string[] {
  const { samples } = ruleSubjects(project, id);
  const members = Object.keys(project.rules[id]?.rule.subject ?? {});
  const rows = [
    ...samples.hold.map((subject) => ['in', ...cells(members, subject)]),
    ...samples.fail.map((subject) => ['out', ...cells(members, subject)]),
  ];
  const open = samples.notProven.map(
    (side) => `not proven: nobody was found for whom it ${side === 'hold' ? 'holds' : 'fails'}`,
  );
  return [...table([['', ...members], ...rows]), ...open];
}

function cells(members: readonly string[], subject: JsonObject): readonly string[] {
  return members.map((member) => JSON.stringify(subject[member]) ?? '');
}
