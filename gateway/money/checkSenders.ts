import { Failure, orRefusal } from '../shared/failure.ts';
import type { Member } from '../people/member.ts';
import type { TransferKind } from './transferKind.ts';
import { checkSender, type TransferSetting } from './transferRules.ts';
import type { WalletAccount } from './wallet.ts';

/** The refusals of single accounts, the one that says most of a way out first. */
const TELLING = ['FUNDS_FROZEN', 'CARD_STATUS', 'ACCOUNT_STATUS', 'USD_NOT_ALLOWED'];

/** Whether any account of a member may send a transfer of a kind: whoever cannot go on learns it before filling in a form.
 * @throws Failure as `checkSender` does, when none may */
export async function checkSenders(
  kind: TransferKind,
  member: Member,
  wallet: readonly WalletAccount[],
  setting: TransferSetting,
): Promise<void> {
  const accounts = wallet.filter(({ cardType, accountStatus }) => cardType !== 'gift' && accountStatus !== 'cancelled');
  const refusals = await Promise.all(
    accounts.map((account) => orRefusal(() => checkSender(kind, member, account, setting))),
  );
  if (refusals.includes(undefined)) return;
  const told = refusals.filter((refusal) => refusal !== undefined);
  throw told.sort((one, other) => place(one) - place(other))[0] ?? new Failure('ACCOUNT_STATUS');
}

const place = ({ code }: Failure): number => TELLING.indexOf(code);
