import type { Exploration, Position, Step } from './exploration.ts';

/** A step by which somebody whose money was taken does not learn it. */
interface Unsaid {
  readonly step: Step;
  readonly reason: string;
}

/** Of each call that moves money and is answered SUCCESS: the first screen after it, whatever calls come between, tells of it. */
export function findUnsaid({ bundle, positions }: Exploration): Unsaid | undefined {
  // A sub-flow has no last screens: whoever calls it is looked at by itself.
  if (!bundle.flow.meta.entries) return undefined;
  for (const position of positions) {
    if (position.state.operation?.effect !== 'money') continue;
    const taken = position.steps.filter(({ choice }) => choice?.type === 'done');
    // A list that grows while it is walked is walked to its end.
    const ways = [...taken];
    for (const step of ways) {
      const next = positions[step.to];
      // What is read afterwards may say that the money has come back.
      const isReturned = step.choice?.type === 'done' && !taken.includes(step);
      const why = next && whyUnsaid(position, next, isReturned);
      if (why !== undefined) return { step, reason: `the money is taken at ${position.state.path}, and ${why}` };
      if (next?.state.kind === 'call')
        ways.push(...next.steps.filter((one) => one.kind === 'choice' && !ways.includes(one)));
    }
  }
  return undefined;
}

function whyUnsaid(taken: Position, { state }: Position, isReturned: boolean): string | undefined {
  const { kind, node, path } = state;
  if (kind === 'final') {
    if (!node.tags?.includes('step')) return `${path} has no screen that says so`;
    return node.meta?.outcome === 'refused' && !isReturned ? `${path} says that it was refused` : undefined;
  }
  if (kind !== 'step') return undefined;
  const [name = ''] = path.split('/');
  const isBefore = taken.result.path.some((visit) => visit.state === name);
  return isBefore ? `${path} is shown again as if nothing had happened` : undefined;
}
