import { expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';
import { derivedTypedCode, randomTypedCode } from './typedCode.ts';

const secrets = createSecrets('a key of tests');

it('is made of characters that look like no others', () => {
  expect(randomTypedCode(secrets, 500)).toMatch(/^[2-9A-HJKMNP-Z]{500}$/);
});

it('follows from the key, the use and the value, and stays what the letters in the post say', () => {
  const code = derivedTypedCode(secrets, 'activationCode', '6222000000000038');
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);
  expect(code).toBe('6TAXS3H9TX');
  expect(derivedTypedCode(secrets, 'giftcard activation', '6222000000000038')).not.toBe(code);
  expect(derivedTypedCode(createSecrets('another'), 'activationCode', '6222000000000038')).not.toBe(code);
});
