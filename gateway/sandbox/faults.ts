import type { Transaction } from '../db/transaction.ts';
import type { Fault, FaultSource } from '../call/fault.ts';

export const FAULT_KINDS = ['dropBefore', 'dropAfter', 'http500', 'delay', 'malformed', 'code'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault waiting for calls of an operation. */
export interface PlannedFault {
  readonly operation: string;
  readonly kind: FaultKind;
  /** Milliseconds of a delay, the return code of a code. */
  readonly value?: string;
  readonly remaining: number;
}

interface Row {
  fault_id: bigint;
  operation: string;
  kind: FaultKind;
  value: string | null;
  remaining: number;
}

export const plannedFaults: FaultSource = {
  take: async (tx, operationId) => {
    const [row] = await tx.query<Row>(
      `UPDATE sandbox_faults SET remaining = remaining - 1 WHERE fault_id = (
         SELECT fault_id FROM sandbox_faults WHERE operation = $1 AND remaining > 0 ORDER BY fault_id LIMIT 1 FOR UPDATE)
       RETURNING *`,
      [operationId],
    );
    return row && faultOf(row);
  },
};

function faultOf({ kind, value }: Row): Fault {
  if (kind === 'delay') return { kind, ms: Number(value ?? 0) };
  if (kind === 'code') return { kind, code: value ?? 'UNKNOWN_ERROR' };
  return { kind };
}

export async function planFault(tx: Transaction, fault: PlannedFault): Promise<void> {
  await tx.query('INSERT INTO sandbox_faults (operation, kind, value, remaining) VALUES ($1, $2, $3, $4)', [
    fault.operation,
    fault.kind,
    fault.value ?? null,
    fault.remaining,
  ]);
}

/** Faults still to be played. */
export async function readFaults(tx: Transaction): Promise<readonly PlannedFault[]> {
  const rows = await tx.query<Row>('SELECT * FROM sandbox_faults WHERE remaining > 0 ORDER BY fault_id');
  return rows.map(({ operation, kind, value, remaining }) => ({
    operation,
    kind,
    ...(value === null ? {} : { value }),
    remaining,
  }));
}

export async function clearFaults(tx: Transaction): Promise<void> {
  await tx.query('DELETE FROM sandbox_faults');
}
