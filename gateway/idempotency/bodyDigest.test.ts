import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { createSecrets } from '../vault/secrets.ts';
import { bodyDigest } from './bodyDigest.ts';

const secrets = createSecrets('the key of a gateway');
const pointers = new Map([
  ['/card_no', 'pan'],
  ['/cvc2', 'cvc'],
  ['/ticket', 'ticket'],
  ['/proofs/-/picture', 'image'],
] as const);
const body = { amount: '1.00', card_no: '4000010000000011', ticket: 'a', proofs: [{ picture: 'p' }] };
const digest = (of: JsonObject, by = secrets) => bodyDigest('cardAdd', of, pointers, by);
const { card_no: _, ...withoutCard } = body;

it.each([
  ['another value', { ...body, amount: '2.00' }],
  ['another secret', { ...body, card_no: '4000010000000029' }],
  ['no secret', withoutCard],
  ['another secret in a list', { ...body, proofs: [{ picture: 'q' }] }],
])('another body has another digest: %s (AMB-12)', (_what, other) => expect(digest(other)).not.toBe(digest(body)));

it.each([
  ['another proof', { ...body, ticket: 'b' }],
  ['another number of the sending', { ...body, req_water_no: '2' }],
  ['another security code, which is kept in no form', { ...body, cvc2: '123' }],
])('the same wish has the same digest, with %s', (_what, again) => expect(digest(again)).toBe(digest(body)));

it('nobody can try secrets on it without the key', () =>
  expect(digest(body, createSecrets('another'))).not.toBe(digest(body)));
