import { createGateway, type Gateway } from '../../../gateway/createGateway.ts';
import { startSession } from '../../../gateway/people/sessions.ts';
import { sandboxOptions } from '../../../gateway/sandbox/sandboxOptions.ts';
import { rewound, type RewoundDatabase } from '../../support/rewound.ts';
import { passwordCost, sampleDatabase } from '../../support/sampleDatabase.ts';
import type { Send } from '../../support/walletClient.ts';

/** A Monday at ten: banks and staff are at work. */
export const NOW = '2025-03-03T10:00:00+08:00';

/** The gateway in this process, with the sample members. */
export interface Wallet {
  readonly database: RewoundDatabase;
  readonly gateway: Gateway;
  readonly send: Send;
  /** What was logged since it was last emptied. */
  readonly log: string[];
  /** A new session of a member; an earlier one is over. */
  readonly signIn: (memberId: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function openWallet(): Promise<Wallet> {
  const database = rewound(await sampleDatabase(NOW));
  const log: string[] = [];
  // What befalls calls is played at the network.
  const { faults: _faults, ...options } = sandboxOptions;
  const gateway = await createGateway({
    database,
    passwordCost,
    ...options,
    log: (record) => void log.push(JSON.stringify(record)),
  });
  return {
    database,
    gateway,
    log,
    send: (request) => gateway.fetch(request),
    signIn: (memberId) =>
      database.transaction(async (tx) => {
        const token = gateway.core.services.secrets.token();
        const now = await options.clock.now(tx);
        await startSession(tx, { token, memberId, deviceName: 'Test', now });
        return token;
      }),
    close: () => database.close(),
  };
}
