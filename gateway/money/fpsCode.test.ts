import { describe, expect, it } from 'vitest';
import { checksum, fpsCode } from './fpsCode.ts';

describe('fpsCode', () => {
  it('has the checksum that the standard gives for its sample', () => {
    expect(checksum('123456789')).toBe('29B1');
  });

  it('names the FPS identity, and the amount and the reference where they are given (R-FLOW-36)', () => {
    expect(fpsCode('1234567')).toMatch(/^00020101021126270012hk\.com\.hkicl02071234567520400005303344/);
    const paid = fpsCode('1234567', { amount: '12.50', reference: 'K7QX2M9P' });
    expect(paid).toContain('540512.50');
    expect(paid).toContain('62120508K7QX2M9P');
    expect(paid.slice(-4)).toBe(checksum(paid.slice(0, -4)));
  });
});
