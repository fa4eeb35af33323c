export interface OwnPostgres {
  readonly url: string;
  /** Sends a signal to the server's first process. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Stops it (`immediate` is a crash, `fast` ends every connection) and starts it again on the same data and port. */
  readonly restart: (mode: 'fast' | 'immediate') => Promise<void>;
  readonly stop: () => Promise<void>;
}
/** A PostgreSQL of its own, when one is installed here. */
export function startPostgres(): Promise<OwnPostgres | undefined>;
/** A port that nobody listens on now. */
export function freePort(): Promise<number>;
