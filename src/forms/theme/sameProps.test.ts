import { describe, expect, it } from 'vitest';
import sameProps from './sameProps.ts';

describe('sameProps', () => {
  it('compares data deeply, lists and objects apart', () => {
    expect(sameProps({ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] })).toBe(true);
    expect(sameProps({ a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] })).toBe(false);
    expect(sameProps({ a: undefined }, { b: undefined })).toBe(false);
    expect(sameProps([], {})).toBe(false);
    expect(sameProps(Number.NaN, Number.NaN)).toBe(true);
  });

  it('takes functions for the same, as rjsf does', () => {
    expect(sameProps({ onChange: () => 1 }, { onChange: () => 2 })).toBe(true);
    expect(sameProps({ onChange: () => 1 }, { onChange: undefined })).toBe(false);
  });

  it('ends in a circle', () => {
    const circle = (name: string): object => {
      const one: Record<string, unknown> = { name };
      one['self'] = one;
      return one;
    };
    expect(sameProps(circle('a'), circle('a'))).toBe(true);
    expect(sameProps(circle('a'), circle('b'))).toBe(false);
  });
});
