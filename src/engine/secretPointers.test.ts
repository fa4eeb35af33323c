import { describe, expect, it } from 'vitest';
import { isSecretPointer, openMembers } from './secretPointers.ts';
import { testBundle } from './testing/testBundle.ts';

const transfer = testBundle('transfer-to-hk');
const login = testBundle('login-by-password');

describe('a pointer to a secret', () => {
  it('is one into a marked field, a marked reply, or an output made of one', () => {
    expect(isSecretPointer(login, '$form/credentials/login_pwd')).toBe(true);
    expect(isSecretPointer(login, '$reply/signingIn/login_ticket')).toBe(true);
    expect(isSecretPointer(transfer, '$reply/authorise/ticket')).toBe(true);
  });

  it('is one to something that holds a secret', () => {
    expect(isSecretPointer(login, '$form/credentials')).toBe(true);
    expect(isSecretPointer(login, '$reply/signingIn')).toBe(true);
  });

  it('is none besides', () => {
    expect(isSecretPointer(login, '$form/credentials/login_id')).toBe(false);
    expect(isSecretPointer(login, '$reply/signingIn/card_list')).toBe(false);
    expect(isSecretPointer(transfer, '$reply/quoting/quote_id')).toBe(false);
    expect(isSecretPointer(transfer, '$now')).toBe(false);
  });

  it('is left out of what a digest is made of', () => {
    const input = login.flow.states['chooseCard']?.invoke?.input;
    expect(openMembers(input, login)).toEqual({ card_list: '$reply/signingIn/card_list' });
  });
});
