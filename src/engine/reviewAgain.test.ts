import { describe, expect, it } from 'vitest';
import type { FlowFile } from './flowFile.ts';
import { FlowWalk } from './testing/flowWalk.ts';
import { bundleOf, testWorld } from './testing/testBundle.ts';

/** Nothing is paid that the member has not seen as it is: a review behind an answer that is given once more (R-MEM-08). */
const FLOW = {
  id: 'payment',
  version: 1,
  meta: {},
  initial: 'to',
  states: {
    to: { meta: { form: 'payment/to' }, on: { NEXT: { target: 'review' } } },
    review: { tags: ['review'], meta: { form: 'payment/review' }, on: { NEXT: { target: 'last' } } },
    last: { meta: { form: 'payment/last' }, on: { NEXT: { target: 'paying' } } },
    paying: { invoke: { src: 'op:pay', input: { to: '$form/to/account' }, onDone: { target: 'done' } } },
    done: { type: 'final', meta: { outcome: 'success' } },
  },
} as unknown as FlowFile;

const SECRET = { to: { secrets: { '/account': 'pan' } } } as const;

function atLast(forms: Parameters<typeof bundleOf>[1] = {}) {
  const begun = new FlowWalk(bundleOf(FLOW, forms), testWorld());
  return begun.next({ account: '1' }).next({ note: 'rent' }).next({ copies: 2 });
}

describe('a review', () => {
  it.each([{}, SECRET])('stands where an answer before it was looked at once more and left as it was', (forms) => {
    expect(atLast(forms).change('to').next({ account: '1' }).sends).toEqual({ to: '1' });
  });

  it.each([{}, SECRET])(
    'is asked again where an answer before it is another one, shown as a figure or not',
    (forms) => {
      const changed = atLast(forms).change('to').next({ account: '2' });
      expect(changed.at).toBe('review');
      expect(changed.draft).toEqual({ note: 'rent' });
      expect(changed.next().at).toBe('last');
      expect(changed.draft).toEqual({ copies: 2 });
    },
  );

  it('is asked again where a secret before it was lost: nobody can say that it is the same', () => {
    const again = atLast(SECRET).reload();
    expect(again.at).toBe('to');
    expect(again.next({ account: '1' }).at).toBe('review');
  });
});
