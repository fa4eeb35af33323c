import { readFileSync } from 'node:fs';

/** A payee that was reported: an FPS identity, an account at a bank, or an account of the house. */
export interface ReportedPayee {
  readonly type: 'mobile' | 'email' | 'fpsId' | 'account' | 'card';
  readonly id: string;
  /** With `account`. */
  readonly bank_code?: string;
}

let payees: readonly ReportedPayee[] | undefined;

/** The list of the deployment, from `content/reported-payees.json`. */
export function reportedPayees(): readonly ReportedPayee[] {
  payees ??= (
    JSON.parse(readFileSync(new URL('../../content/reported-payees.json', import.meta.url), 'utf8')) as {
      payees: ReportedPayee[];
    }
  ).payees;
  return payees;
}
