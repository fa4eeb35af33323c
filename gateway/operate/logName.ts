import type { Secrets } from '../vault/secrets.ts';

/** What the log calls a member, a login that nobody has, or a source: always the same, so that lines can be put together, and
 * found out by nobody without the secret of the gateway.
 * @param subject `member:<id>`, `unknown:<digest>` or `source:<address>` */
export function logName(secrets: Secrets, subject: string): string {
  return secrets.keyed('log', subject).slice(0, 16);
}
