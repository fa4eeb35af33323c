import { closedParts } from '../../src/domain/siteVariant.ts';
import type { Content } from '../content/content.ts';
import { Failure } from '../shared/failure.ts';
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

/** Features of the site that are off take their methods with them (AMB-77). */
export function isOff(method: TransferMethod, { site }: Pick<Content, 'site'>): boolean {
  return closedParts(site, 'methods').includes(method);
}

/** @throws Failure FUNC_DISABLED */
export function checkMethod(method: TransferMethod, content: Pick<Content, 'site'>): void {
  if (isOff(method, content)) throw new Failure('FUNC_DISABLED');
}
