import { didYouMean } from '../didYouMean.ts';
import type { CheckContext, FlowView } from './checkContext.ts';

/** Where members come in: a route opens one flow, at a state that is there. */
export function checkEntries(context: CheckContext): void {
  const opened = new Map<string, FlowView>();
  for (const view of context.flows()) {
    for (const [route, entry] of Object.entries(view.flow.meta.entries ?? {})) {
      const place = view.keyAt('meta', 'entries', route);
      const before = opened.get(route);
      if (before !== undefined && before !== view) {
        context.add(
          'route-twice',
          place,
          `route "${route}" opens flow "${before.id}" already, at ${placeText(before, route)}`,
          'Give one of the two another route.',
        );
      }
      opened.set(route, view);
      if (entry.at !== undefined && !view.node(entry.at)) {
        const mend =
          didYouMean(
            entry.at,
            view.states.map(([name]) => name),
          ).trim() || 'Name a state.';
        context.add(
          'entry-broken',
          view.at('meta', 'entries', route, 'at'),
          `"at" names no state: "${entry.at}"`,
          mend,
        );
      }
    }
  }
}

function placeText(view: FlowView, route: string): string {
  const { file, pointer } = view.at('meta', 'entries', route);
  const { line, column } = view.project.position(file, pointer, 'key');
  return `${file}:${line}:${column}`;
}
