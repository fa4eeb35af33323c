import { readFileSync } from 'node:fs';

export type BankRegion = 'HK' | 'CN';

export interface ListedBank {
  readonly region: BankRegion;
  readonly bank_code: string;
  readonly name_tw: string;
  readonly name_cn: string;
  readonly name_en: string;
}

let banks: readonly ListedBank[] | undefined;

/** The banks of a region, from `content/banks.json`, in the order in which they are shown. */
export function banksOf(region: BankRegion): readonly ListedBank[] {
  banks ??= (
    JSON.parse(readFileSync(new URL('../../content/banks.json', import.meta.url), 'utf8')) as { banks: ListedBank[] }
  ).banks;
  return banks.filter((bank) => bank.region === region);
}
