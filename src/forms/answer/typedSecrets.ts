import type { SensitiveKind } from '../../domain/sensitive.ts';

const typedAnew: ReadonlySet<SensitiveKind> = new Set(['password', 'pin', 'otp', 'cvc']);

/** Pointers of the secrets that are typed for one call only: once handed over they leave the page, also when the step
 * stays on screen while the call is under way. */
export function typedSecrets(secrets: { readonly [pointer: string]: SensitiveKind }): readonly string[] {
  return Object.entries(secrets).flatMap(([pointer, kind]) => (typedAnew.has(kind) ? [pointer] : []));
}
