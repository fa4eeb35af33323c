import { readFileSync } from 'node:fs';
import { inLanguage } from '../../src/domain/inLanguage.ts';
import type { Lang } from '../shared/lang.ts';

export type BankRegion = 'HK' | 'CN' | 'OTHER';

export interface ListedBank {
  readonly region: BankRegion;
  readonly bank_code: string;
  readonly name_tw: string;
  readonly name_cn: string;
  readonly name_en: string;
}

let banks: readonly ListedBank[] | undefined;

/** All of `content/banks.json`, in the order in which they are shown. */
function listedBanks(): readonly ListedBank[] {
  banks ??= (
    JSON.parse(readFileSync(new URL('../../content/banks.json', import.meta.url), 'utf8')) as { banks: ListedBank[] }
  ).banks;
  return banks;
}

/** The banks of a region, in the order in which they are shown. */
export function banksOf(region: BankRegion): readonly ListedBank[] {
  return listedBanks().filter((bank) => bank.region === region);
}

/** A bank of whatever region. */
export function findBank(bankCode: string): ListedBank | undefined {
  return listedBanks().find((bank) => bank.bank_code === bankCode);
}

/** Its name in a language; of one that is no longer listed the code. */
export function bankName(bankCode: string, lang: Lang): string {
  return findBank(bankCode)?.[inLanguage('name', lang)] ?? bankCode;
}
