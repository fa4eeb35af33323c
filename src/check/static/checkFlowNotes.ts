import { meant } from '../didYouMean.ts';
import { listOf, objectOf } from '../types/conjuncts.ts';
import type { CheckContext } from './checkContext.ts';
import { judgePage } from './checkEntries.ts';
import { at } from './checkPublic.ts';

const SITE = 'content/site.json';
const PAGE_WORDS = 'locales/en/pages.json';

/** What stands beside the steps of flows has its words, and names flows and a page that there are; that all languages have the same
 * words is found with the words. */
export function checkFlowNotes(context: CheckContext): void {
  const { project, unfit } = context;
  if (unfit.has(SITE)) return;
  const known = Object.keys(project.flows);
  const words = unfit.has(PAGE_WORDS) ? undefined : objectOf(objectOf(project.files.get(PAGE_WORDS)?.data)['notes']);
  const notes = listOf(objectOf(project.files.get(SITE)?.data)['flow_notes']).map(objectOf);
  for (const [index, { note, flows, page }] of notes.entries()) {
    const place = (...rest: readonly (string | number)[]) => at(SITE, 'flow_notes', index, ...rest);
    if (words && typeof note === 'string' && !Object.hasOwn(words, note)) {
      const fix = meant(
        note,
        Object.keys(words),
        'Write its title, body and link under "notes" in locales/*/pages.json.',
      );
      context.add('word-missing', place('note'), `note "${note}" has no words`, fix);
    }
    for (const [row, id] of listOf(flows).entries())
      if (typeof id === 'string' && !known.includes(id))
        context.add('flow-unknown', place('flows', row), `flow "${id}" is not known`, meant(id, known, 'Name a flow.'));
    judgePage(context, page, place('page'));
  }
}
