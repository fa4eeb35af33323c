import type { Project } from '../../compile/project.ts';
import type { Json } from '../../domain/json.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { groupedBy } from '../groupedBy.ts';
import type { Exploration } from './exploration.ts';
import { branchesOfItem, stateOfItem } from './verdict.ts';
import { whyNeverSeen } from './whyNeverSeen.ts';

/** Values of guards that were never seen, with what is known of why, as the end of a sentence.
 * @param items `guard:<state>.<event>.<index>=<value>` */
export function neverSeen(project: Project, exploration: Exploration, items: readonly string[]): string {
  const unreached = new Set(exploration.coverage.missing());
  const isLeft = (item: string) => unreached.has(`state:${stateOfItem(item)}`);
  const told = items
    .filter((item) => !isLeft(item))
    .map((item) => ({ item, why: whyNeverSeen(project, exploration, item) }));
  // Where nobody comes no guard is asked: it has no reason of its own.
  const left = [...groupedBy(items.filter(isLeft), stateOfItem)].map(
    ([state, same]) => `${same.join(', ')} (the state "${state}" is not reached)`,
  );
  const own = told.map(({ item, why }) => (why === undefined ? item : `${item} (${why})`));
  const open = told.flatMap(({ item, why }) => (why === undefined ? [item] : []));
  return [[...own, ...left].join(', '), unexplained(exploration, open)].join('');
}

/** What can be done about those of which nobody knows why: an example helps a rule only. */
function unexplained({ bundle }: Exploration, items: readonly string[]): string {
  if (items.length === 0) return '';
  const asksRule = (item: string) =>
    branchesOfItem(bundle.flow, item).some(({ guard }) => ruleOfGuard(guard as Json) !== undefined);
  const tried = '. No answer that the form accepts, and no reply, made it so';
  if (!items.some((item) => asksRule(item) || item.startsWith('guard:entry.')))
    return `${tried}: see which ways lead there, and with which answers and replies`;
  return (
    `${tried}. If some do, and a rule judges them, add one as an example of it, ` +
    'with every member of the subject, a row or a list whole: examples are tried too'
  );
}
