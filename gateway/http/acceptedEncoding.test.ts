import { expect, it } from 'vitest';
import { acceptedEncoding } from './acceptedEncoding.ts';

it.each([
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR; Q=0.000, GZIP', 'gzip'],
  ['br;q=0.001', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['*;q=0', undefined],
])('of "%s" it is %s', (header, encoding) => {
  const headers = { 'accept-encoding': header };
  expect(acceptedEncoding(new Request('http://127.0.0.1/', { headers }))).toBe(encoding);
});
