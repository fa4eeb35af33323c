import { pageName } from '../domain/pageName.ts';
import type { Texts } from '../i18n/texts.ts';
import type { RunningPortal } from './createPortal.ts';
import { entryAt } from './entryAt.ts';
import { flowLibrary } from './flowLibrary.ts';
import { LateWizardPage } from './LateWizardPage.ts';

/** Has ready what the wizard at this address begins with, if one is there. What does not come is asked for again, and told, by the page
 * itself. */
export async function beginPage(
  pathname: string,
  { member }: Pick<RunningPortal, 'member'>,
  texts: Pick<Texts, 'load'>,
): Promise<void> {
  const entry = entryAt(pathname);
  if (!entry) return;
  await Promise.allSettled([
    entry.require.includes('member') ? member.begin() : undefined,
    LateWizardPage.load(),
    flowLibrary.loadFlow(entry.flow),
    texts.load([pageName(entry.flow)]),
  ]);
}
