/** A part or a test file, and the seconds it took. */
export interface Took {
  readonly name: string;
  readonly seconds: number;
}

/** What a part of `npm test` found. */
export interface Found {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly note?: string;
  readonly failures?: string;
  readonly files?: readonly Took[];
}

interface Result {
  readonly code: number;
  readonly output: string;
}

export function gateFound(result: Result, note?: string): Found;
export function bothFound(one: Found, other: Found): Found;
export function vitestFound(report: object | undefined, result: Result): Found;
export function timesTable(parts: readonly (Took & Pick<Found, 'files'>)[], seconds: number): string;
