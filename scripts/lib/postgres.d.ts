/** A PostgreSQL of its own, when one is installed here. */
export function startPostgres(): Promise<{ url: string; stop: () => Promise<void> } | undefined>;
/** A port that nobody listens on now. */
export function freePort(): Promise<number>;
