import type { JsonObject } from '../../src/domain/json.ts';

/** An answer other than SUCCESS. Returned by an operation it keeps what the transaction has done so far (a counted guess),
 * thrown it undoes all of it. */
export class Failure extends Error {
  readonly code: string;
  readonly data: JsonObject;

  constructor(code: string, data: JsonObject = {}) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.data = data;
  }
}

export const TOO_MANY = 'TOO_MANY_CALLS';

/** Asked for too often: nothing was done, and how long it takes until it may be asked for again. */
export class TooManyCalls extends Failure {
  readonly retryAfter: number;

  /** @param retryAfter seconds, where they are known */
  constructor(retryAfter = 1) {
    super(TOO_MANY);
    this.retryAfter = retryAfter;
  }
}

/** What `work` gives, or what it refuses with, to be returned: thrown on, it would undo what was counted before. */
export async function orRefusal<T>(work: () => T | Promise<T>): Promise<T | Failure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** A request that fits the contract but means nothing: the place and what is wrong with it. */
export function paramError(pointer: string, keyword: string): Failure {
  return new Failure('PARAM_ERROR', { fields: [{ pointer, keyword }] });
}
