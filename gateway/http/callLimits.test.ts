import { describe, expect, it } from 'vitest';
import { callLimits } from './callLimits.ts';

const SESSION = 'session-of-one-member';

function limited(perSecond: number) {
  let ms = 0;
  const limits = callLimits(perSecond, () => ms);
  const call = (source = '192.0.2.1', session?: string) => {
    const entered = limits.enter(source, session);
    if (entered.type === 'in') entered.leave();
    return entered;
  };
  return { limits, call, wait: (seconds: number) => (ms += seconds * 1000) };
}

describe('calls of one address', () => {
  it('are taken ten seconds’ worth at once, then as many in a second as are allowed', () => {
    const { call, wait } = limited(5);
    for (let sent = 0; sent < 50; sent += 1) expect(call().type).toBe('in');
    expect(call()).toEqual({ type: 'tooMany', retryAfter: 1 });
    expect(call('192.0.2.2').type).toBe('in');
    wait(1);
    for (let sent = 0; sent < 5; sent += 1) expect(call().type).toBe('in');
    expect(call().type).toBe('tooMany');
  });

  it('say how long to wait where one takes longer than a second', () => {
    const { call, wait } = limited(2);
    const ask = () => call('192.0.2.1', SESSION);
    for (let sent = 0; sent < 4; sent += 1) expect(ask().type).toBe('in');
    expect(ask()).toEqual({ type: 'tooMany', retryAfter: 3 });
    wait(2.5);
    expect(ask().type).toBe('in');
  });

  it('are in progress no more than so many at once', () => {
    const { limits, call } = limited(3);
    const begun = [1, 2, 3].map(() => limits.enter('192.0.2.1', undefined));
    expect(call()).toEqual({ type: 'tooMany', retryAfter: 1 });
    expect(call('192.0.2.2').type).toBe('in');
    if (begun[0]?.type === 'in') begun[0].leave();
    expect(call().type).toBe('in');
  });
});

it('calls of one session have a limit of their own, wherever they come from', () => {
  const { call } = limited(5);
  for (let sent = 0; sent < 10; sent += 1) expect(call(`192.0.2.${sent}`, SESSION).type).toBe('in');
  expect(call('192.0.2.99', SESSION).type).toBe('tooMany');
  expect(call('192.0.2.99', 'another-session').type).toBe('in');
});

it('a session over its limit leaves its neighbours at the address what they have', () => {
  const { call } = limited(5);
  for (let sent = 0; sent < 100; sent += 1) call('192.0.2.1', SESSION);
  for (let sent = 0; sent < 40; sent += 1) expect(call().type).toBe('in');
  expect(call().type).toBe('tooMany');
});
