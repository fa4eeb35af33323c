import type { Clock } from '../clock/clock.ts';
import type { CompiledOperation } from '../contract/contract.ts';
import type { Database } from '../db/database.ts';
import { WaitBudget } from '../db/waitBudget.ts';
import type { Log } from '../shared/log.ts';
import type { OperationDefinition } from './operation.ts';
import type { FaultSource } from './fault.ts';
import type { ConcurrencyLimit } from './concurrencyLimit.ts';
import type { Services } from '../services/services.ts';

/** A gateway's parts, put together once. */
export interface Core {
  readonly database: Database;
  readonly services: Services;
  readonly clock: Clock;
  /** The time by that clock, where no transaction is open: whoever asks at the same time shares one. */
  readonly now: () => Promise<string>;
  readonly log: Log;
  readonly faults?: FaultSource;
  readonly concurrency: ConcurrencyLimit;
  readonly definitions: ReadonlyMap<string, OperationDefinition>;
  readonly operationsByPath: ReadonlyMap<string, CompiledOperation>;
}

/** What one call waits for the database at the most, in all its transactions. */
const CALL_WAIT_MS = 5_000;

/** The same for one call, whose transactions share its budget. */
export function forOneCall(core: Core): Core {
  const budget = new WaitBudget(CALL_WAIT_MS);
  const { database } = core;
  return {
    ...core,
    database: { ...database, transaction: (work, options) => database.transaction(work, { ...options, budget }) },
  };
}
