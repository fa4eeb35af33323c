import { sandboxBank } from './sandboxBank.ts';
import { plannedFaults } from './faults.ts';
import { outboxMessenger } from './outbox.ts';
import { sandboxIdentity } from './sandboxIdentity.ts';
import { playedOperations } from './playedOperations.ts';
import { createSandbox } from './sandboxApp.ts';
import { sandboxClock } from './sandboxClock.ts';

/** What a gateway with a sandbox is made of: the carrier, the clock, the banks, the identity check and the faults are played, and operations that nobody has written yet. */
export const sandboxOptions = {
  sandbox: createSandbox,
  messenger: outboxMessenger,
  clock: sandboxClock,
  bank: sandboxBank,
  identity: sandboxIdentity,
  faults: plannedFaults,
  played: playedOperations,
};
