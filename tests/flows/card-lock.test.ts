import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-LOCK: every branch of locking a card and of unlocking it, step by step. Which of the two is possible follows from
 * the status of the card, so nobody has to choose; what stops and what goes on is read before the password is asked. */
const CARDS = [
  { card_id: 'c1', card_no_mask: '**** 0011', card_organ: 'Visa', currency: 'HKD', status: 'active' },
  { card_id: 'c2', card_no_mask: '**** 0012', card_organ: 'Visa', currency: 'USD', status: 'locked' },
  { card_id: 'c3', card_no_mask: '**** 0013', card_organ: 'Visa', currency: 'CNY', status: 'paused' },
];
const withStatus = (status: string): JsonObject => ({ card: { ...CARDS[0]!, status } });

const atCards = () => walkFlow('card-lock', { user: { signed_in: true } });
const atChoose = (cards: readonly JsonObject[] = CARDS) => atCards().done({ list: [...cards] });
const atStatus = () => atChoose().next({ card_id: 'c1' });
const atLock = () => atStatus().done(withStatus('active'));
const atUnlock = () => atStatus().done(withStatus('locked'));
const atLocking = () => atLock().next().next({ pay_pwd: '135790' }).done({ ticket: 't1' });
const atUnlocking = () => atUnlock().next().next({ pay_pwd: '135790' }).done({ ticket: 't2' });

describe('which card (AMB-43)', () => {
  it('is one that is active, or locked by its member', () => {
    expect(atChoose().faults({})).toEqual(['/card_id required']);
    expect(atChoose().faults({ card_id: 'c3' })).toEqual(['/card_id enum']);
    expect(atChoose().faults({ card_id: 'c2' })).toEqual([]);
  });

  it('with none the flow ends', () => {
    expect(atChoose([CARDS[2]!]).at).toBe('noCard!');
    expect(atChoose([]).at).toBe('noCard!');
  });
});

describe('what is possible with the card (R-FLOW-23, R-STATE-24)', () => {
  it.each([
    ['active', 'lock'],
    ['locked', 'unlock'],
    ['paused', 'statusForbids!'],
    ['suspended', 'statusForbids!'],
    ['cancelled', 'statusForbids!'],
  ])('%s: %s', (status, at) => expect(atStatus().done(withStatus(status)).at).toBe(at));
});

describe('the payment password', () => {
  it('comes after what the change means', () => {
    expect(atLock().next().at).toBe('authoriseLock/ask');
    expect(atUnlock().next().at).toBe('authoriseUnlock/ask');
  });

  it('stands for this card and this change only', () => {
    const sends = { quote_id: 'c1', pay_pwd: '135790' };
    expect(atLock().next().next({ pay_pwd: '135790' }).sends).toEqual({ ...sends, operation: 'cardLock' });
    expect(atUnlock().next().next({ pay_pwd: '135790' }).sends).toEqual({ ...sends, operation: 'cardUnlock' });
  });

  it.each([
    ['lock', () => atLock().next()],
    ['unlock', () => atUnlock().next()],
  ])('Back leads to what is read before it: %s', (step, at) => expect(at().back().at).toBe(step));

  it('wrong too often leads to its reset', () => {
    const wrong = { pay_pwd: '000000' };
    expect(atLock().next().next(wrong).code('PAY_PWD_LOCKED').at).toBe('lockPasswordLocked!');
    expect(atUnlock().next().next(wrong).code('PAY_PWD_LOCKED').at).toBe('unlockPasswordLocked!');
  });

  it.each([
    ['the card', atChoose],
    ['locking', atLock],
    ['unlocking', atUnlock],
    ['the password of locking', () => atLock().next()],
    ['the password of unlocking', () => atUnlock().next()],
  ])('Cancel at %s leaves the card as it is', (_what, at) => expect(at().press('CANCEL').at).toBe('cancelled!'));
});

describe('locking (R-STATE-34)', () => {
  it('sends the card and the proof, and ends', () => {
    expect(atLocking().sends).toEqual({ card_id: 'c1', ticket: 't1' });
    expect(atLocking().done({ status: 'locked' }).at).toBe('locked!');
  });

  it('of a virtual card offers no replacement', () => {
    const virtual = { card: { ...CARDS[0]!, card_type: 'virtual' } };
    const atVirtual = atStatus().done(virtual).next().next({ pay_pwd: '135790' }).done({ ticket: 't1' });
    expect(atVirtual.done({ status: 'locked' }).at).toBe('lockedVirtual!');
  });

  it('a status that has changed meanwhile is read again, and decides (R-ERR-17)', () => {
    const refused = atLocking().code('CARD_LOCK_FAIL', { status: 'paused' });
    expect(refused.at).toBe('looking');
    expect(refused.done(withStatus('paused')).at).toBe('statusForbids!');
    const locked = atLocking().code('CARD_LOCK_FAIL', { status: 'locked' }).done(withStatus('locked'));
    expect(locked.at).toBe('unlock');
    expect(locked.error?.code).toBe('CARD_LOCK_FAIL');
  });

  it('a proof that ran out is asked for again; whatever else fails can be tried again', () => {
    expect(atLocking().code('TICKET_EXPIRED').at).toBe('authoriseLock/ask');
    const failed = atLocking().code('FUNC_DISABLED');
    expect(failed.at).toBe('failed');
    expect(failed.press('RETRY').at).toBe('lookingUp');
  });

  it('a lost reply is said as processing, and nothing is sent again (AMB-12)', () => {
    expect(atLocking().unknown().at).toBe('lockUnknown!');
  });
});

describe('unlocking (R-STATE-24)', () => {
  it('sends the card and the proof, and ends', () => {
    expect(atUnlocking().sends).toEqual({ card_id: 'c1', ticket: 't2' });
    expect(atUnlocking().done({ status: 'active' }).at).toBe('unlocked!');
  });

  it('a status that has changed meanwhile is read again, and decides (R-ERR-14)', () => {
    const refused = atUnlocking().code('CHANGE_STATUS_ERROR', { status: 'active' });
    expect(refused.at).toBe('looking');
    expect(refused.done(withStatus('active')).at).toBe('lock');
    expect(refused.error?.code).toBe('CHANGE_STATUS_ERROR');
  });

  it('a proof that ran out is asked for again; whatever else fails can be tried again', () => {
    expect(atUnlocking().code('TICKET_EXPIRED').at).toBe('authoriseUnlock/ask');
    expect(atUnlocking().code('UNKNOWN_ERROR').at).toBe('failed');
  });

  it('a lost reply is said as processing, and nothing is sent again (AMB-12)', () => {
    expect(atUnlocking().unknown().at).toBe('unlockUnknown!');
  });
});
