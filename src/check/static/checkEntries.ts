import { didYouMean } from '../didYouMean.ts';
import type { CheckContext } from './checkContext.ts';
import { inFlow } from './checkContext.ts';

/** Where members come in: a route opens one flow, at a state that is there. */
export function checkEntries(context: CheckContext): void {
  const opened = new Map<string, string>();
  for (const view of context.flows()) {
    for (const [route, entry] of Object.entries(view.flow.meta.entries ?? {})) {
      const place = { ...inFlow(view, 'meta', 'entries', route), of: 'key' as const };
      const before = opened.get(route);
      if (before !== undefined && before !== view.id) {
        context.add(
          'route-twice',
          place,
          `route "${route}" opens flow "${before}" already`,
          'Give one of the two another route.',
        );
      }
      opened.set(route, view.id);
      if (entry.at !== undefined && !view.node(entry.at)) {
        const mend =
          didYouMean(
            entry.at,
            view.states.map(([name]) => name),
          ).trim() || 'Name a state.';
        context.add(
          'entry-broken',
          inFlow(view, 'meta', 'entries', route, 'at'),
          `"at" names no state: "${entry.at}"`,
          mend,
        );
      }
    }
  }
}
