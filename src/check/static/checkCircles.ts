import type { CheckContext } from './checkContext.ts';

/** Flows that hold themselves, through others or at once. They are not looked at any further. */
export function checkCircles(context: CheckContext): void {
  const views = context.flows();
  const calls = (id: string): readonly string[] =>
    views.find((view) => view.id === id)?.states.flatMap(([state]) => context.flow(id)?.subFlowOf(state) ?? []) ?? [];
  const circular = views.filter((view) => calls(view.id).some((sub) => reaches(calls, sub, view.id)));
  for (const view of circular) {
    for (const [state] of view.states) {
      const sub = view.subFlowOf(state);
      if (sub === undefined || !reaches(calls, sub, view.id)) continue;
      const what = `flow "${view.id}" holds itself through "${sub}"`;
      context.add(
        'flow-circular',
        view.at('states', state, 'invoke', 'src'),
        what,
        'Call another flow, or end this one and name the other in "next".',
      );
    }
  }
  for (const { id } of circular) context.unfit.add(id);
}

function reaches(calls: (id: string) => readonly string[], from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const id of seen) for (const next of calls(id)) seen.add(next);
  return seen.has(to);
}
