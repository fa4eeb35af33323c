import { inQuotes } from '../didYouMean.ts';
import type { FlowView } from './checkContext.ts';
import { subjectOf, type Branch } from './flowPaths.ts';

/** A return code says one thing wherever it is returned: of two calls of a flow that are refused with it, neither ends otherwise than the
 * other. */
export function checkSameEnds(view: FlowView): void {
  const ends = view.branches.flatMap((branch) => endsOf(view, branch));
  for (const { code, branch } of ends) {
    const all = ends.filter((one) => one.code === code);
    const others = all.filter((one) => one.branch.target !== branch.target);
    // Where most agree, the odd one is told; of two that differ, both are.
    if (others.length === 0 || all.length - others.length > others.length) continue;
    const [other] = others;
    const states = inQuotes([...new Set(others.map((one) => one.branch.state))]);
    const what = `"${code}" in ${subjectOf(branch)} leads to "${branch.target}", and of ${states} to "${other?.branch.target}"`;
    const fix = `Lead to one end from both, such as "${other?.branch.target}": what the code says is the same.`;
    view.add('branch-crossed', view.at(...branch.at, 'target'), what, fix);
  }
}

interface CodeEnd {
  readonly code: string;
  readonly branch: Branch;
}

/** The codes with which a branch leads straight to an end. */
function endsOf(view: FlowView, branch: Branch): readonly CodeEnd[] {
  const { guard, kind, target } = branch;
  if (kind !== 'error' || typeof guard !== 'string' || !guard.startsWith('code:')) return [];
  if (view.node(target)?.meta?.outcome === undefined) return [];
  return guard
    .slice('code:'.length)
    .split(',')
    .map((code) => ({ code, branch }));
}
