import { listOf, objectOf } from '../../domain/json.ts';
import { inLanguage } from '../../domain/inLanguage.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { foldName } from '../../rules/keywords/sameName.ts';

import type { CheckContext } from './checkContext.ts';

const BANKS = 'content/banks.json';

/** The banks of a region are told apart by their names, in each language. Two regions are never one list. */
export function checkBankNames(context: CheckContext): void {
  if (context.unfit.has(BANKS)) return;
  const banks = listOf(objectOf(context.project.files.get(BANKS)?.data ?? null)['banks']).map(objectOf);
  for (const locale of LOCALES) {
    const member = inLanguage('name', locale);
    const seen = new Map<string, string>();
    for (const [index, bank] of banks.entries()) {
      const name = String(bank[member]);
      const known = `${String(bank['region'])} ${foldName(name)}`;
      const before = seen.get(known);
      if (before !== undefined) {
        const what = `"${name}" reads like the name of bank "${before}" above, of the same region, in ${locale}`;
        const fix = 'Say in the name of one what the other is not, or remove the row that is there twice.';
        context.add('word-alike', { file: BANKS, pointer: `/banks/${index}/${member}` }, what, fix);
      } else seen.set(known, String(bank['bank_code']));
    }
  }
}
