import type { Member } from '../api/member.ts';
import { pageName } from '../domain/pageName.ts';
import type { Texts } from '../i18n/texts.ts';
import { entryAt } from './entryAt.ts';

/** Where a wizard has what it begins with. */
interface Beginnings {
  readonly member: Pick<Member, 'begin'>;
  readonly texts: Pick<Texts, 'load'>;
  readonly loadWizard: () => Promise<unknown>;
  readonly loadFlow: (flow: string) => Promise<unknown>;
}

/** Has ready what the wizard at this address begins with, if one is there. What does not come is asked for again, and told, by the page
 * itself. */
export async function beginPage(pathname: string, { member, texts, loadWizard, loadFlow }: Beginnings): Promise<void> {
  const entry = entryAt(pathname);
  if (!entry) return;
  await Promise.allSettled([
    entry.require.includes('member') ? member.begin() : undefined,
    loadWizard(),
    loadFlow(entry.flow),
    texts.load([pageName(entry.flow)]),
  ]);
}
