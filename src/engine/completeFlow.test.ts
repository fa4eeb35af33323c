import { describe, expect, it } from 'vitest';
import { completeFlow, LED_BY, stepsLeadingTo } from './completeFlow.ts';
import { testBundle } from './testing/testBundle.ts';

const { flow } = testBundle('transfer-to-hk');

describe('a completed flow', () => {
  it('leads an unhandled code back to the step that led to the call', () => {
    const bare = {
      ...flow,
      states: {
        ...flow.states,
        quoting: { ...flow.states['quoting'], invoke: { src: 'op:transferQuote', onDone: { target: 'review' } } },
      },
    };
    const added = completeFlow(bare).states['quoting']?.invoke?.onError;
    expect(added).toContainEqual({ guard: `${LED_BY}details`, target: 'details' });
    expect(added).toContainEqual({ guard: `${LED_BY}failed`, target: 'failed' });
  });

  it('leaves alone what the analyst said', () => {
    expect(completeFlow(flow).states['sending']).toBe(flow.states['sending']);
  });

  it('finds the steps before a call through other calls, and before the first the one that tries again', () => {
    expect(stepsLeadingTo(flow, 'sending')).toEqual(['review']);
    expect(stepsLeadingTo(flow, 'accounts')).toEqual(['unavailable']);
  });
});
