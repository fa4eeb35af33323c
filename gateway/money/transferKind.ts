import type { OperationId } from '../call/operation.ts';

export type TransferKind = 'toHk' | 'toGc' | 'toMainland';
/** `wallet`: from an account of the house's ledger to another. */
export type TransferMethod = 'FPS' | 'bank' | 'wallet';

/** The operation that sends the quotes of a kind. */
export const operationOfKind = {
  toHk: 'transferToHk',
  toGc: 'transferToGc',
  toMainland: 'transferToMainland',
} as const satisfies { readonly [kind in TransferKind]: OperationId };

/** How transfers of a kind go; to Hong Kong as the member chooses. */
export function methodOf(request: {
  readonly kind: TransferKind;
  readonly method?: 'FPS' | 'bank';
}): TransferMethod | undefined {
  if (request.kind === 'toGc') return 'wallet';
  return request.kind === 'toMainland' ? 'bank' : request.method;
}
