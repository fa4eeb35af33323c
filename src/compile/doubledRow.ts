import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Wrong } from './dataFile.ts';

/** Of two rows of a list that are equal, the place of the later one: what was meant by that one is mostly something else. */
export function doubledRow({ keyword, params }: ErrorObject): string | undefined {
  return keyword === 'uniqueItems' ? String(Math.max(Number(params['i']), Number(params['j']))) : undefined;
}

/** @param shown the row, as it is written */
export function saidTwice(shown: string): Wrong {
  return {
    message: `${shown} is in the list twice.`,
    fix: 'Remove one of the two, or write in its place what was meant.',
  };
}
