import { listOf, objectOf } from '../types/conjuncts.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import type { CheckContext, Reporter } from './checkContext.ts';

/** The addresses of the portal besides those of flows. */
export const PAGES = 'content/pages.json';

/** Links, and where those are led who may not come in, are addresses of the portal: others lead to Home without a word. */
export function checkPages(context: CheckContext): void {
  const known = addresses(context);
  if (!known) return;
  const judge = (page: Json | undefined, place: Place) => {
    if (typeof page !== 'string' || known.has(page)) return;
    const mend = didYouMean(page, known).trim() || `Name a route of a flow, or a page of ${PAGES}.`;
    context.add('page-unknown', place, `the portal has no page "${page}"`, mend);
  };
  for (const view of context.flows()) {
    for (const [route, { require = [] }] of Object.entries(view.flow.meta.entries ?? {})) {
      require.forEach((one, index) => {
        if (one !== 'member') judge(one.else, view.at('meta', 'entries', route, 'require', index, 'else'));
      });
    }
    for (const [state, node] of view.states) {
      (node.meta?.next ?? []).forEach((link, index) => {
        if ('page' in link) judge(link.page, view.at('states', state, 'meta', 'next', index, 'page'));
      });
    }
  }
}

/** Routes of flows, addresses of their steps, and the pages that the portal has besides; a project may have no such list. */
function addresses({ project }: Reporter): ReadonlySet<string> | undefined {
  const pages = project.files.get(PAGES)?.data;
  if (!isJsonObject(pages)) return undefined;
  // Of a flow that is not of the language too: what it says of itself may be linked to.
  const ofFlows = Object.values(project.flows).flatMap(({ file }) => [
    ...Object.keys(objectOf(getAt(file.data, ['meta', 'entries']))),
    ...Object.values(objectOf(getAt(file.data, ['states']))).flatMap((node) => getAt(node, ['meta', 'path']) ?? []),
  ]);
  return new Set([...listOf(pages['pages']).map(String), ...ofFlows.map(String)]);
}
