import type { FieldPlan } from '../../../src/forms/plan/formPlan.ts';
import { frameOf, isSilent, kindOf, TELLS } from './fieldHand.ts';
import type { PagedBrowser } from './paged.ts';
import { settle, until } from './settle.ts';
import type { StepPage } from './StepPage.tsx';
import { isMissing, LOCALES } from './wordFaults.ts';

/** What a field says is said in every language, and in that of the page.
 * @param isFailed the call came to nothing, and the field knows
 * @param isRefused it was answered with a code */
export async function saidFaults(
  browser: PagedBrowser,
  page: StepPage,
  field: FieldPlan,
  { isFailed, isRefused }: { readonly isFailed: boolean; readonly isRefused: boolean },
): Promise<readonly string[]> {
  const mustSay = isFailed && (!isSilent(kindOf(field)) || (isRefused && kindOf(field) === 'found'));
  const wrong: string[] = [];
  const all: string[] = [];
  if (mustSay) await until(browser, () => saidBy(page, field) !== '');
  for (const locale of LOCALES) {
    await page.speak(locale);
    await settle(browser);
    const said = saidBy(page, field);
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

/** What a field tells of, as it is read out. */
export const saidBy = (page: StepPage, field: FieldPlan): string =>
  [...(frameOf(page, field)?.querySelectorAll(TELLS) ?? [])]
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '')
    .join(' | ');
