import { expect, it } from 'vitest';
import { readDocument } from './documentText.ts';

it.each([
  ['hongKong', 'a123456(3)', 'A123456(3)'],
  ['hongKong', 'a1234563', 'A123456(3)'],
  ['hongKong', 'Ａ１２３４５６（３）', 'A123456(3)'],
  ['hongKong', 'ab 123456 a', 'AB123456(A)'],
  ['hongKong', 'a12', 'A12'],
  ['macau', '12345678', '1234567(8)'],
  ['mainland', '11010119900101001x', '11010119900101001X'],
  [undefined, 'k 12 34', 'K1234'],
])('%s %s is %s (R-VAL-29, AMB-22)', (kind, typed, number) => expect(readDocument(kind, typed)).toBe(number));
