import { databaseTime, type Clock } from '../clock/clock.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';

/** How the sandbox's clock has been moved. */
export interface ClockSetting {
  /** Milliseconds ahead of the system's time, behind when negative. */
  readonly aheadMs: number;
  /** Set: the clock is stopped there. */
  readonly standsAt?: string;
}

/** A clock that can be moved; the setting lies in the database, so that it survives a restart and every process has it. */
export const sandboxClock: Clock = {
  now: async (tx) => {
    const { aheadMs, standsAt } = await readClock(tx);
    return standsAt ?? instant((await databaseTime(tx)).getTime() + aheadMs);
  },
};

export async function readClock(tx: Transaction): Promise<ClockSetting> {
  const [row] = await tx.query<{ ahead_ms: bigint; stands_at: Date | null }>(
    'SELECT ahead_ms, stands_at FROM sandbox_clock',
  );
  if (!row) return { aheadMs: 0 };
  return { aheadMs: Number(row.ahead_ms), ...(row.stands_at ? { standsAt: instant(row.stands_at) } : {}) };
}

export async function writeClock(tx: Transaction, { aheadMs, standsAt }: ClockSetting): Promise<void> {
  await tx.query(
    `INSERT INTO sandbox_clock (one, ahead_ms, stands_at) VALUES (true, $1, $2)
     ON CONFLICT (one) DO UPDATE SET ahead_ms = $1, stands_at = $2`,
    [BigInt(Math.round(aheadMs)), standsAt ?? null],
  );
}

/** Goes on from an instant; a stopped clock stays there. */
export async function setClock(tx: Transaction, at: string, stands: boolean): Promise<void> {
  const ahead = stands ? 0 : Date.parse(at) - (await databaseTime(tx)).getTime();
  await writeClock(tx, { aheadMs: ahead, ...(stands ? { standsAt: at } : {}) });
}

export async function advanceClock(tx: Transaction, seconds: number): Promise<void> {
  const { standsAt, aheadMs } = await readClock(tx);
  if (standsAt === undefined) await writeClock(tx, { aheadMs: aheadMs + seconds * 1000 });
  else await setClock(tx, instant(Date.parse(standsAt) + seconds * 1000), true);
}
