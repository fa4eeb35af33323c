import type { GatewayOptions } from '../createGateway.ts';
import { sandboxBank } from './sandboxBank.ts';
import { plannedFaults } from './faults.ts';
import { outboxMessenger } from './outbox.ts';
import { createSandbox } from './sandboxApp.ts';
import { sandboxClock } from './sandboxClock.ts';

/** What a gateway with a sandbox is made of: the carrier, the clock, the banks and the faults are played. */
export const sandboxOptions = {
  sandbox: createSandbox,
  messenger: outboxMessenger,
  clock: sandboxClock,
  bank: sandboxBank,
  faults: plannedFaults,
} satisfies Partial<GatewayOptions>;
