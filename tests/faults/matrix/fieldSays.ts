import type { FieldPlan } from '../../../src/forms/plan/formPlan.ts';
import { isSilent, kindOf } from './fieldHand.ts';
import type { PagedBrowser } from './paged.ts';
import { settle, until } from './settle.ts';
import type { StepPage } from './StepPage.tsx';
import { isMissing, LOCALES } from './wordFaults.ts';

/** What a field says is said in every language, and in that of the page.
 * @param isFailed the call came to nothing, and the field knows */
export async function saidFaults(
  browser: PagedBrowser,
  page: StepPage,
  field: FieldPlan,
  isFailed: boolean,
): Promise<readonly string[]> {
  const mustSay = isFailed && !isSilent(kindOf(field));
  const wrong: string[] = [];
  const all: string[] = [];
  if (mustSay) await until(browser, () => saidOn(page) !== '');
  for (const locale of LOCALES) {
    await page.speak(locale);
    await settle(browser);
    const said = saidOn(page);
    if (said === '') {
      if (mustSay) wrong.push(`the field says nothing in ${locale}`);
      continue;
    }
    if (isMissing(said)) wrong.push(`no words in ${locale}: ${said}`);
    if (/\p{Script=Han}/u.test(said) === (locale === 'en')) wrong.push(`in ${locale} it says: ${said}`);
    if (all.includes(said)) wrong.push(`in ${locale} it says what it says in another language: ${said}`);
    all.push(said);
  }
  return wrong;
}

/** What a page tells of, as it is read out. */
export const saidOn = ({ root }: StepPage): string =>
  [...root.querySelectorAll('[role=alert], [role=status]')]
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '')
    .join(' | ');
