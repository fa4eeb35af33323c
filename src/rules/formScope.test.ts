import { describe, expect, it } from 'vitest';
import { isOpenRow } from './formScope.ts';

const options = { from: 'cards', value: '/id', label: '/mask' };
const isActive = { at: '/status', in: ['active'] };
const isPhysical = { at: '/type', in: ['physical'] };

describe('the rows that may be chosen', () => {
  it('are all where nothing is said', () => expect(isOpenRow(options, { status: 'cancelled' })).toBe(true));

  it('are those of which a member is one of the values', () => {
    expect(isOpenRow({ ...options, only: isActive }, { status: 'active' })).toBe(true);
    expect(isOpenRow({ ...options, only: isActive }, { status: 'locked' })).toBe(false);
    expect(isOpenRow({ ...options, only: isActive }, {})).toBe(false);
  });

  it('are those of which each condition holds, where there are several', () => {
    const only = [isActive, isPhysical];
    expect(isOpenRow({ ...options, only }, { status: 'active', type: 'physical' })).toBe(true);
    expect(isOpenRow({ ...options, only }, { status: 'active', type: 'virtual' })).toBe(false);
    expect(isOpenRow({ ...options, only }, { status: 'locked', type: 'physical' })).toBe(false);
  });
});
