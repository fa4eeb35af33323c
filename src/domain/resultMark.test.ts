import { expect, it } from 'vitest';
import { markOfOutcome } from './resultMark.ts';

it.each([
  ['success', 'success'],
  ['processing', 'processing'],
  ['refused', 'refused'],
  ['cancelled', undefined],
  ['constructor', undefined],
])('the sign of %s is %s', (outcome, mark) => expect(markOfOutcome(outcome)).toBe(mark));
