// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createClock } from '../api/clock.ts';
import { PortalProvider, type Portal } from '../api/PortalContext.tsx';
import { useWaits, waitsAt, type Waits } from './useWaits.ts';

const notBefore = { RESEND: '2026-11-23T10:01:00+08:00', OTHER: '2026-11-23T10:00:30+08:00' };

it.each([
  ['both wait', '10:00:00', { RESEND: 60, OTHER: 30 }],
  ['one may be pressed', '10:00:30', { RESEND: 30 }],
  ['both may', '10:01:00', {}],
])('%s', (_what, time, waits) => {
  expect(waitsAt(notBefore, `2026-11-23T${time}+08:00`)).toEqual(waits);
});

it('a step without buttons that wait has none', () => {
  expect(waitsAt(undefined, '2026-11-23T10:00:00+08:00')).toEqual({});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What a step was told of its buttons at each of its renderings, by a clock that moves. */
function watched(asked: { readonly [event: string]: string } | undefined) {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00+08:00') });
  const clock = createClock(Date.now(), () => Date.now() - Date.parse('2026-11-23T10:00:00+08:00'));
  const seen: Waits[] = [];
  function Step({ notBefore }: { readonly notBefore: typeof asked }): ReactNode {
    seen.push(useWaits(notBefore));
    return null;
  }
  const page = (notBefore: typeof asked): ReactNode => (
    <PortalProvider portal={{ clock } as Portal}>
      <Step notBefore={notBefore} />
    </PortalProvider>
  );
  const { rerender } = render(page(asked));
  return { seen, again: (notBefore: typeof asked) => rerender(page(notBefore)) };
}

it('a step where no button waits is rendered once', async () => {
  const { seen } = watched(undefined);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(seen).toEqual([{}]);
});

it('a button that waits counts down by the clock of now, also on a step that has stood for long', async () => {
  const { seen, again } = watched(undefined);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  again(notBefore);
  expect(seen.at(-1)).toEqual({ RESEND: 40, OTHER: 10 });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(seen.at(-1)).toEqual({ RESEND: 30 });
});
