import { expect, it } from 'vitest';
import { holdsSecret } from '../journeys/support/holdsSecret.ts';

it.each([
  '{"cvc2":"123"}',
  'cvc2=123&next',
  'https://wallet.example/cards/123',
  'The code 123 is wrong.',
  '?code=123',
  '"expiry":1230,"cvc2":123}',
])('three figures stand in %s', (text) => {
  expect(holdsSecret(text, '123')).toBe(true);
});

it.each([
  'http://127.0.0.1:41235/flow',
  '"2026-11-23T10:20:30.123Z"',
  'f1231234-5678-4123-8123-123456789abc',
  '**** 4123',
  '"at":1795123123',
])('three figures are only part of %s', (text) => {
  expect(holdsSecret(text, '123')).toBe(false);
});

it('anything else stands wherever it is found', () => {
  expect(holdsSecret('{"draft":"xFresh1234"}', 'Fresh1234')).toBe(true);
});
