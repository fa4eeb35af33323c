import { fromMinor, portion, toMinor, type Currency, type Money } from '../../src/domain/money.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { foldName } from '../../src/rules/keywords/sameName.ts';
import { banksOf } from '../content/banks.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, paramError } from '../shared/failure.ts';
import type { Member } from '../people/member.ts';
import type { Bank } from '../services/bank.ts';
import { checkAtBank, type BankCheckCall } from './bankCheck.ts';
import { moneyConstant, textConstant, textIn } from './moneyConstant.ts';
import type { Payee } from './payee.ts';
import type { TransferSetting } from './transferRules.ts';

export interface MainlandPayeeRequest {
  readonly bank_code?: string;
  readonly bank_card_no?: string;
  readonly account_type?: 'debitCard' | 'passbook';
  readonly account_holder?: string;
  readonly payee_name_en?: string;
  readonly remark?: string;
}

/** The member's own account at a mainland bank, by both names (R-ROLE-13).
 * @throws Failure NAME_NOT_SAME, HOLDER_NOT_SAME, BANK_UNKNOWN, BANK_CHECK_LOCKED; BANK_CARD_MISMATCH, which is counted and therefore
 * to be returned by the operation */
export async function mainlandPayeeOf(
  tx: Transaction,
  sender: Member,
  request: MainlandPayeeRequest,
  setting: TransferSetting & Omit<BankCheckCall, 'member'> & { readonly bank: Bank },
): Promise<Payee> {
  const { constants, content, world, bank } = setting;
  const { bank_code, bank_card_no, account_type, account_holder, payee_name_en } = complete(request);
  if (!content.holds('bank.isCardNumber', { card_no: bank_card_no }, world))
    throw paramError('/bank_card_no', 'bank.isCardNumber');
  checkOwn(sender, { name_en: payee_name_en, account_holder, account_type }, { content, world });
  if (!banksOf('CN').some((known) => known.bank_code === bank_code)) throw new Failure('BANK_UNKNOWN');
  const card = { bankCode: bank_code, cardNo: bank_card_no, holder: account_holder };
  const isTheirs = () => bank.verify(tx, card, constants);
  if (!(await checkAtBank(tx, isTheirs, { ...setting, member: sender }))) throw new Failure('BANK_CARD_MISMATCH');
  return {
    type: 'account',
    name_en: payee_name_en,
    name_check: 'matches',
    bank_code,
    account_number: bank_card_no,
    account_holder,
    account_type,
  };
}

/** Whether an account can be the sender's own: by both names, and of a kind that the sender can pay to.
 * @throws Failure NAME_NOT_SAME, HOLDER_NOT_SAME, PARAM_ERROR */
export function checkOwn(
  sender: Member,
  { name_en, account_holder, account_type }: Pick<Payee, 'name_en' | 'account_holder' | 'account_type'>,
  { content, world }: Pick<TransferSetting, 'content' | 'world'>,
): void {
  const level = { status: sender.realnameStatus, region: sender.region, account_type: account_type ?? '' };
  if (!content.holds('level.canPayPassbook', level, world)) throw paramError('/account_type', 'level.canPayPassbook');
  if (foldName(name_en) !== foldName(sender.userName)) throw new Failure('NAME_NOT_SAME');
  // Without a name in Chinese on file nothing shows that the account is the member's own.
  if (foldName(account_holder ?? '') !== foldName(sender.userNameCn ?? '')) throw new Failure('HOLDER_NOT_SAME');
}

/** Everything is asked here, the remark too (AMB-66); what is blank says nothing. */
function complete(request: MainlandPayeeRequest): Required<MainlandPayeeRequest> {
  const names = ['bank_code', 'bank_card_no', 'account_type', 'account_holder', 'payee_name_en', 'remark'] as const;
  for (const name of names) if (!request[name]?.trim()) throw paramError(`/${name}`, 'required');
  return request as Required<MainlandPayeeRequest>;
}

/** Never less than the minimum of the currency (R-CONST-57 to R-CONST-59). */
export function mainlandFee(amount: bigint, currency: Currency, constants: JsonObject): bigint {
  const fee = portion(amount, textConstant(constants, 'fee.mainland.rate'));
  const least = moneyConstant(constants, 'fee.mainland.minimum', currency);
  return fee > least ? fee : least;
}

/** What one unit of a currency brings in the mainland's.
 * @throws Error when the constant has no rate of it: a fault of the data, not of the caller */
function mainlandRate(currency: Currency, constants: JsonObject): string {
  return textIn(constants, 'transfer.mainland.rate', currency);
}

/** The rate as it is shown, where there is something to exchange. */
export function exchange(currency: Currency, constants: JsonObject): { readonly rate?: string } {
  return currency === 'CNY' ? {} : { rate: mainlandRate(currency, constants) };
}

/** What arrives, in the mainland's currency; rounded half up (AMB-65). */
export function remittedToMainland(amount: bigint, currency: Currency, constants: JsonObject): Money {
  const minor = portion(toMinor(fromMinor(amount, currency), 'CNY'), mainlandRate(currency, constants));
  return { currency: 'CNY', amount: fromMinor(minor, 'CNY') };
}
