import { describe, expect, it } from 'vitest';
import { flowMachine } from './machine.ts';
import { testBundle } from './testing/testBundle.ts';

const { flow } = testBundle('transfer-to-hk');
const machine = flowMachine(flow);
const never = () => false;

describe('the machine of a flow', () => {
  it('begins at its initial state', () => {
    expect(machine.start(never)).toBe('checking');
  });

  it('begins where its guards say, asked again by every walk', () => {
    const states = {
      sort: { always: [{ target: 'known', guard: 'isKnown' }, { target: 'asked' }] },
      known: { type: 'final' as const },
      asked: { type: 'final' as const },
    };
    const sorting = flowMachine({ ...flow, initial: 'sort', states });
    expect([sorting.start(() => true), sorting.start(never), sorting.start(() => true)]).toEqual([
      'known',
      'asked',
      'known',
    ]);
  });

  it('takes the first transition whose guard holds, else the last', () => {
    expect(machine.next('details', { type: 'event', name: 'NEXT' }, () => true)).toBe('findingPayee');
    expect(machine.next('details', { type: 'event', name: 'NEXT' }, never)).toBe('quoting');
  });

  it('hands the judge the event, so that codes and outcomes can be told apart', () => {
    const seen: unknown[] = [];
    machine.next('authorise', { type: 'done', outcome: 'locked', output: {} }, (guard, event) => {
      seen.push([guard, event?.type]);
      return guard === 'outcome:locked';
    });
    expect(seen).toContainEqual(['outcome:locked', 'done']);
  });

  it('has no way for an event that a state does not know', () => {
    expect(machine.next('details', { type: 'event', name: 'RETRY' }, never)).toBeUndefined();
    expect(machine.next('done', { type: 'event', name: 'NEXT' }, never)).toBeUndefined();
    expect(machine.next('details', { type: 'code', code: 'UNKNOWN_ERROR' }, never)).toBeUndefined();
  });
});
