/** Kinds of secrets that `x-sensitive` marks: in no record, URL, log, story or error. A `proof` may stay in a record: it is
 * worth nothing without the other half, which is in a cookie that no script reads. */
export type SensitiveKind =
  'pan' | 'cvc' | 'pin' | 'password' | 'otp' | 'idno' | 'image' | 'ticket' | 'token' | 'proof';

/** A card number is known by its last digits, which may be seen; of any other secret nothing may. */
export function isEndShown(kind: SensitiveKind): boolean {
  return kind === 'pan';
}

/** Where a secret was: what a stored record holds in its place. */
export interface Hole {
  readonly $hole: SensitiveKind;
}

export function isHole(value: unknown): value is Hole {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '$hole');
}
