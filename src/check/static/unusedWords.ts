import { ownEntry } from '../../domain/ownEntry.ts';
import type { Project } from '../../compile/project.ts';

/** How to fix words that nothing shows: what they were for may have been taken out by mistake, and then they are all that is left
 * to tell of it. */
export function fixOfUnused({ rules }: Pick<Project, 'rules'>, key: readonly string[]): string {
  const user = userOf(key, (id) => ownEntry(rules, id) !== undefined);
  return user === undefined
    ? 'Remove it.'
    : `These are the words of ${user}: bring that back where it went by mistake, else remove them.`;
}

/** What a key by its place belongs to. */
function userOf(
  [whole, step = '', part, ...names]: readonly string[],
  isRule: (id: string) => boolean,
): string | undefined {
  if (whole !== 'steps') return undefined;
  const [name] = names;
  if (part === 'summary' && name !== undefined) return `a row "${name}" of "${step}"`;
  if (part === 'events' && name !== undefined) return `a button "${name}" of "${step}"`;
  if (part !== 'fields' || name === undefined) return undefined;
  const errors = names.lastIndexOf('errors');
  const field = (errors < 0 ? names : names.slice(0, errors)).join('.');
  const refused = errors < 0 ? undefined : names[errors + 1];
  if (refused === undefined) return names.length === 1 ? `a field "${field}" of "${step}"` : undefined;
  return `${isRule(refused) ? 'the rule' : 'a'} "${refused}" at "${field}" of "${step}"`;
}
