import { readFileSync } from 'node:fs';

export type BankRegion = 'HK' | 'CN' | 'OTHER';

/** Those that money may come from. */
const REGIONS: readonly BankRegion[] = ['HK', 'CN', 'OTHER'];

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

/** A bank of whatever region. */
export function findBank(bankCode: string): ListedBank | undefined {
  return REGIONS.flatMap(banksOf).find((bank) => bank.bank_code === bankCode);
}
