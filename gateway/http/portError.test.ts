import { expect, it } from 'vitest';
import { portError } from './portError.ts';

const place = { port: 9090, host: 'wallet.invalid', names: { port: 'OPERATOR_PORT', host: 'OPERATOR_HOST' } };
const told = (code?: string) => portError(place, Object.assign(new Error('x'), code === undefined ? {} : { code }));

it.each([
  ['EADDRINUSE', 'Port 9090 is taken. Stop what uses it, or set OPERATOR_PORT.'],
  ['EACCES', /^Port 9090 may not be opened by this user\. Set OPERATOR_PORT to one above 1023/],
  ['ENOTFOUND', /^OPERATOR_HOST is "wallet\.invalid", a name that nobody knows \(ENOTFOUND\)/],
  ['EAI_AGAIN', /^OPERATOR_HOST is "wallet\.invalid", a name that nobody knows \(EAI_AGAIN\)/],
  ['EADDRNOTAVAIL', /^OPERATOR_HOST is "wallet\.invalid", which is no address of this machine/],
  ['EINVAL', 'Port 9090 on wallet.invalid cannot be opened (EINVAL). Look at OPERATOR_PORT and OPERATOR_HOST.'],
  [undefined, /cannot be opened \(Error\)/],
])('%s names the variable and what mends it', (code, line) => {
  if (typeof line === 'string') expect(told(code)).toBe(line);
  else expect(told(code)).toMatch(line);
});
