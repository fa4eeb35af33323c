import type { TransactionCall, OperationId } from '../call/operation.ts';

/** The hash of a new password or answer. */
export function newHash(
  { services, outside }: Pick<TransactionCall<OperationId>, 'services' | 'outside'>,
  text: string,
): Promise<string> {
  return outside(['hash', text], () => services.passwords.hash(text));
}
