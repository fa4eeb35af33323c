import { expect, it } from 'vitest';
import type { FlowWalk } from './flowWalk.ts';

/** A transfer that cannot be read before its form: by its first call, which is `first`, or by the second. */
export function itBlamesNoCard(begun: () => FlowWalk, first: string): void {
  it('what went wrong otherwise blames no card: it can be tried again, or left (R-ERR-13)', () => {
    for (const walked of [begun().code('UNKNOWN_ERROR'), begun().done({ open: true }).code('UNKNOWN_ERROR')]) {
      expect(walked.at).toBe('unavailable');
      expect(walked.error?.code).toBe('UNKNOWN_ERROR');
      expect(walked.press('RETRY').at).toBe(first);
    }
    expect(begun().code('UNKNOWN_ERROR').press('CANCEL').at).toBe('cancelled!');
  });
}
