import type { Project } from '../../compile/project.ts';
import { hongKongDate } from '../../domain/calendarDate.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { explainRule, type Follow } from '../../rules/explainRule.ts';
import { namedBy } from '../../rules/figures/figureFile.ts';
import { resolveRefs } from '../../rules/resolveRefs.ts';
import type { RuleSource } from '../../rules/ruleFile.ts';
import { didYouMean } from '../didYouMean.ts';
import { ruleSubjects } from '../ruleSubjects.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { inForce } from '../list/inForce.ts';
import { table } from '../list/table.ts';

/** `flow rule <id>`: what a rule says in words, with the values in force today (`--explain`), and who is in and who is out
 * (`--examples`); both without an option. */
export function ruleCommand(
  project: Project,
  { names, options }: CommandLine,
  today = hongKongDate(new Date().toISOString()),
): CommandResult {
  const [id] = names;
  const known = Object.keys(project.rules);
  if (id === undefined) return { out: `Which rule? There are: ${known.join(', ')}\n`, code: 2 };
  const entry = project.rules[id];
  if (!entry) return { out: `rule "${id}" is not known.${didYouMean(id, known)}\n`, code: 2 };
  const isAll = !options.has('explain') && !options.has('examples');
  const { rule, file } = entry;
  const about = Object.entries(rule.subject).map(([member, type]) => `${member} (${type})`);
  const head = [
    `${id}  ${file}`,
    rule.description,
    `source: ${[rule.source].flat().join(', ')}`,
    `about: ${about.join(', ')}`,
    ...Object.entries(rule.figures ?? {}).map(([name, figure]) => figureLine(project, name, figure)),
    '',
  ];
  const explained = isAll || options.has('explain') ? explanationOf(project, id, today) : [];
  const examples = isAll || options.has('examples') ? examplesOf(project, id) : [];
  return { out: `${[...head, ...explained, ...examples].join('\n')}\n`, code: 0 };
}

function figureLine({ figures }: Project, name: string, id: string): string {
  const { description } = figures[id]?.figure ?? {};
  return `${name}: the figure ${id}${description === undefined ? '' : ` (${description})`}`;
}

function explanationOf(project: Project, id: string, today: string): readonly string[] {
  const rule = project.rules[id]?.rule;
  if (!rule) return [];
  const followed: Json[] = [];
  const follow = followIn(project, followed);
  const said = explainRule(rule, 'en', follow).map((line) => `  ${line}`);
  const values = table(inForce(project, [rule.schema, ...followed, ...behindFigures(project, rule)], today));
  return [...said, '', ...(values.length > 0 ? [`in force on ${today}:`, ...values, ''] : [])];
}

/** What the figures of a rule are worked out from: their values, and those of the figures and rules that they ask. */
function behindFigures({ figures, rules }: Project, { figures: named = {} }: RuleSource): readonly Json[] {
  const asked = new Set<Json>();
  const askFigure = (id: string): void => {
    const value = figures[id]?.figure.value as Json | undefined;
    if (value === undefined || asked.has(value)) return;
    asked.add(value);
    const within = namedBy(value);
    within.figures.forEach(askFigure);
    for (const rule of within.rules.map((name) => rules[name]?.rule)) {
      if (rule) asked.add(rule.schema);
      Object.values(rule?.figures ?? {}).forEach(askFigure);
    }
  };
  Object.values(named).forEach(askFigure);
  return [...asked];
}

/** Rules that refer to each other in a circle are for `flow check` to tell. */
const MOST_FOLLOWED = 100;

/** Reads what a rule refers to: a rule, or a schema that fields share.
 * @param followed takes what was read */
function followIn({ rules, files }: Project, followed: Json[]): Follow {
  return (ref) => {
    if (followed.length >= MOST_FOLLOWED) return undefined;
    const named = ref.startsWith('rule:') ? rules[ref.slice('rule:'.length)] : undefined;
    const place = { file: 'flows/rules/rules.json', pointer: '' };
    const schema = named
      ? named.rule.schema
      : resolveRefs({ $ref: ref }, place, { load: (path) => files.get(path)?.data });
    followed.push(schema);
    return schema;
  };
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
