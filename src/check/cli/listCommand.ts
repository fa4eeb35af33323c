import type { Project } from '../../compile/project.ts';
import { didYouMean } from '../didYouMean.ts';
import { LISTINGS } from '../list/listings.ts';
import { nearNames } from '../list/nearNames.ts';
import { table } from '../list/table.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';

/** `flow list`: the names that a project has, by kind; of one kind all of them, or those that begin with a text; of one name
 * all that is known of it. */
export function listCommand(project: Project, { names }: CommandLine): CommandResult {
  const [kind, name] = names;
  if (kind === undefined) return { out: textOf(kinds(project)), code: 0 };
  const listing = Object.hasOwn(LISTINGS, kind) ? LISTINGS[kind] : undefined;
  if (!listing) return { out: `there are no "${kind}" to list.${didYouMean(kind, Object.keys(LISTINGS))}\n`, code: 2 };
  const rows = listing.rows(project);
  const chosen = rows.filter(([one]) => name === undefined || one.startsWith(name));
  const [first] = rows.filter(([one]) => one === name);
  const whole = first && listing.whole?.(project, first[0]);
  if (first && whole) return { out: textOf([first.join('  '), listing.use, '', ...whole]), code: 0 };
  if (chosen.length === 0) {
    const all = Object.fromEntries(Object.entries(LISTINGS).map(([one, of]) => [one, of.rows(project)]));
    return { out: `none of the ${kind} is "${name ?? ''}".${nearNames(name ?? '', kind, all)}\n`, code: 2 };
  }
  return { out: textOf([`${kind}, ${listing.use}:`, ...table(chosen)]), code: 0 };
}

function kinds(project: Project): readonly string[] {
  const rows = Object.entries(LISTINGS).map(([kind, { use, rows: all }]) => [kind, String(all(project).length), use]);
  return ['flow list <kind> has every name; with a name behind it, what is known of that:', ...table(rows)];
}

function textOf(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
