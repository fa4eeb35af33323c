import { ownEntry } from '../../domain/ownEntry.ts';
import { attempt } from '../attempt.ts';
import { ruleLibrary } from '../../compile/flowParts.ts';
import type { FigureEntry, Project } from '../../compile/project.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { compileFigure } from '../../rules/compileRule.ts';
import { namedBy } from '../../rules/figures/figureFile.ts';
import { circleOf, figuresWith } from '../../rules/figures/refuseCircle.ts';
import { subjectTypes } from '../../rules/ruleFile.ts';
import { checkWorld } from '../checkWorld.ts';
import { misfitOfGiven, misfitOfLiteral } from '../types/fits.ts';
import { typeOf } from '../types/lookUp.ts';
import { meant } from '../didYouMean.ts';
import { below } from './below.ts';
import type { Report } from '../memory/checking.ts';
import { fact } from '../memory/fact.ts';
import { contextOf, type CheckContext, type Reporter } from './checkContext.ts';
import { FigureOperands } from './figureOperands.ts';

/** Figures by themselves: they can be worked out, are what their examples say, and something takes them. */
export function checkFigureFiles(context: CheckContext): void {
  const { project } = context;
  const used = usedFigures(context);
  for (const [id, entry] of Object.entries(project.figures)) {
    if (context.unfit.has(entry.file)) continue;
    if (!used.has(id)) {
      const what = `no flow, rule or other figure takes the figure "${id}"`;
      context.add(
        'figure-unused',
        below(entry, 'id'),
        what,
        'Show it in "figures" of a step, ask it in a rule, or remove it.',
      );
    }
    for (const report of judgedFigures(context).get(id) ?? []) context.add(...report);
    if (areSound(context, [id])) checkExamples(context, entry);
  }
}

/** Whether figures can be worked out, with all that they are worked out with: where not, that is reported of them, and nothing more
 * is to be said of what is built on them. */
export function areSound(context: CheckContext, ids: readonly string[]): boolean {
  const judged = judgedFigures(context);
  const isSound = (id: string) => judged.get(id)?.length === 0;
  return ids.every(isSound) && figuresWith(ids, ruleLibrary(context.project)).figures.every(isSound);
}

/** What stands against each figure, by id; nothing of those whose file is not of the language. */
const judgedFigures = fact(
  'figures judged',
  contextOf,
  (context): ReadonlyMap<string, readonly Report[]> =>
    new Map(
      Object.entries(context.project.figures).flatMap(([id, entry]) =>
        context.unfit.has(entry.file) ? [] : [[id, against(context.project, entry)] as const],
      ),
    ),
);

/** Figures that a flow shows, a rule asks, or another figure is worked out with. */
function usedFigures({ project, unfit }: CheckContext): ReadonlySet<string> {
  const shown = Object.values(project.flows).flatMap(({ flow, file }) =>
    // A flow that does not fit the language may show whatever it names.
    unfit.has(file.path)
      ? Object.keys(project.figures).filter((id) => file.text.includes(`"${id}"`))
      : Object.values(flow.states).flatMap(({ meta }) =>
          Object.values(meta?.figures ?? {}).map(({ figure }) => figure),
        ),
  );
  const asked = Object.values(project.rules).flatMap(({ rule }) => Object.values(rule.figures ?? {}));
  const taken = Object.values(project.figures).flatMap(({ figure }) => namedBy(figure.value as Json).figures);
  return new Set([...shown, ...asked, ...taken]);
}

/** What stands against it that a figure can be worked out at all. */
function against(project: Project, entry: FigureEntry): readonly Report[] {
  const { figure } = entry;
  const reports: Report[] = [];
  const context: Reporter = { project, add: (...report) => void reports.push(report) };
  const circle = circleOf(figure.id, ruleLibrary(context.project));
  if (circle) {
    const what = `figure "${figure.id}" takes itself (${circle.join(' → ')})`;
    context.add('figure-broken', below(entry, 'value'), what, 'Work one of them out without the other.');
  }
  checkDefaults(context, entry);
  checkCurrency(context, entry);
  new FigureOperands(context, figure).check(below(entry, 'value'));
  return reports;
}

function checkDefaults(context: Reporter, { figure, file, pointer }: FigureEntry): void {
  for (const [member, value] of Object.entries(figure.defaults ?? {})) {
    const type = ownEntry(figure.subject, member);
    const target = ownEntry(subjectTypes, type ?? '');
    const why = target && misfitOfGiven(value, typeOf(target), checkWorld(context.project));
    if (why === undefined) continue;
    const what = `figure "${figure.id}" cannot be worked out where "${member}" is absent: ${why}`;
    const at = below({ file, pointer }, 'subject', member, 'default');
    context.add('default-refused', at, what, `Write a value of the type ${type}.`);
  }
}

/** Money is in the currency of a member. */
function checkCurrency(context: Reporter, { figure, file, pointer }: FigureEntry): void {
  const { currency, type, subject, id } = figure;
  if (currency === undefined) return;
  const at = below({ file, pointer }, 'currency');
  const member = currency.slice(1);
  const given = ownEntry(subject, member);
  if (given === undefined) {
    const known = Object.keys(subject);
    const what = `figure "${id}" is in the currency "${member}", which is no member of its subject`;
    context.add('figure-member', at, what, meant(member, known, 'Name a member, or add it to the subject.'));
  } else if (given !== 'currency' || type !== 'money') {
    const what =
      type === 'money' ? `"${member}" is of the type ${given}` : `a figure of the type ${type} has no currency`;
    const fix = type === 'money' ? 'Name a member of the type currency.' : 'Leave "currency" out, or say "money".';
    context.add('figure-broken', at, `figure "${id}": ${what}`, fix);
  }
}

function checkExamples(context: CheckContext, { figure, file, pointer }: FigureEntry): void {
  const { project } = context;
  figure.examples.forEach(({ of, is }, index) => {
    const place = below({ file, pointer }, 'examples', String(index));
    const odd = oddMember(figure, of);
    if (odd) return context.add('figure-example', below(place, 'of', ...odd.at), odd.what, odd.fix);
    const value = attempt(() => compileFigure(figure.id, ruleLibrary(project)).work(of, checkWorld(project)));
    if (value === is) return;
    const what =
      value === undefined
        ? `figure "${figure.id}" cannot be worked out for this example`
        : `figure "${figure.id}" is ${JSON.stringify(value)} for this example, and not ${JSON.stringify(is)}`;
    const fix =
      value === undefined
        ? 'Give what it needs, a "default" for a member of the subject or of a row that may be empty, or "round" what has more decimals than its type.'
        : 'Fix the figure, or the example.';
    context.add('figure-example', below(place, 'is'), what, fix);
  });
}

interface Odd {
  readonly at: readonly string[];
  readonly what: string;
  readonly fix: string;
}

/** Why an example is no subject of the figure. */
function oddMember({ id, subject, defaults = {} }: FigureEntry['figure'], of: JsonObject): Odd | undefined {
  const lacking = Object.keys(subject).find((one) => !Object.hasOwn(of, one) && !Object.hasOwn(defaults, one));
  if (lacking !== undefined)
    return { at: [], what: `an example of "${id}" lacks "${lacking}"`, fix: `Give it a value for "${lacking}".` };
  for (const [member, value] of Object.entries(of)) {
    const type = ownEntry(subject, member);
    if (type === undefined) {
      const fix = meant(member, Object.keys(subject), 'Remove it.');
      return { at: [member], what: `an example of "${id}" has "${member}", which is no member of its subject`, fix };
    }
    const why = misfitOfLiteral(value, typeOf(ownEntry(subjectTypes, type) ?? {}));
    if (why !== undefined)
      return {
        at: [member],
        what: `"${member}" of an example is no ${type}: ${why}`,
        fix: 'Write a value of that kind.',
      };
  }
  return undefined;
}
