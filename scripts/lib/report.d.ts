/** What a part of `npm test` found. */
export interface Found {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly note?: string;
  readonly failures?: string;
}

interface Result {
  readonly code: number;
  readonly output: string;
}

export function gateFound(result: Result, note?: string): Found;
export function bothFound(one: Found, other: Found): Found;
export function vitestFound(report: object | undefined, result: Result): Found;
