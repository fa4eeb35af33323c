import type { Transaction } from '../db/transaction.ts';
import { paramError } from '../shared/failure.ts';
import type { Vault } from '../vault/vault.ts';
import type { PayeeRequest } from './hongKongPayee.ts';
import type { ProxyType } from './payee.ts';
import { findSavedPayee } from './savedPayee.ts';
import type { TransferKind } from './transferKind.ts';
import type { WalletPayeeRequest } from './walletPayee.ts';

interface Named extends PayeeRequest {
  readonly kind?: TransferKind;
  readonly payee_id?: string;
}

/** A request in which a saved payee is named by all that its id stands for, as if the member had typed it.
 * @throws Failure PARAM_ERROR where there is no such payee, or the request says neither it nor a kind */
export async function bySavedPayee<Request extends Named>(
  tx: Transaction,
  vault: Vault,
  memberId: string,
  request: Request,
): Promise<Request & WalletPayeeRequest & { readonly kind: TransferKind }> {
  const { kind, payee_id: payeeId } = request;
  if (payeeId === undefined) {
    if (kind === undefined) throw paramError('/kind', 'required');
    return { ...request, kind };
  }
  const saved = await findSavedPayee(tx, vault, { memberId, payeeId });
  // Another member's is answered like one that is not there.
  if (!saved) throw paramError('/payee_id', 'enum');
  return { ...request, kind: saved.kind, ...namedBy(saved) };
}

type Found = NonNullable<Awaited<ReturnType<typeof findSavedPayee>>>;

function namedBy({ method, destination, payeeName }: Found): PayeeRequest & WalletPayeeRequest {
  const { type, proxy_id, bank_code, account_number, account_id } = destination;
  if (account_id !== undefined) return { payee_account_id: account_id };
  if (proxy_id !== undefined) return { method: 'FPS', type: type as ProxyType, proxy_id };
  return {
    method: method === 'FPS' ? 'FPS' : 'bank',
    type: 'account',
    payee_name_en: payeeName,
    ...(bank_code === undefined ? {} : { bank_code }),
    ...(account_number === undefined ? {} : { account_number }),
  };
}
