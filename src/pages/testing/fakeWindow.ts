import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The media queries and the views into the page that jsdom does not have. */
export interface FakeWindow {
  readonly resize: (width: number) => void;
  /** Brings what is observed into view, as scrolling does. */
  readonly scrollTo: (element: Element) => void;
}

interface FakeWindowOptions {
  readonly width?: number;
  /** Asked for less movement. */
  readonly still?: boolean;
}

export function fakeWindow({ width = 1280, still = false }: FakeWindowOptions = {}): FakeWindow {
  let current = width;
  const listeners = new Set<() => void>();
  const matches = (query: string): boolean => {
    const most = /^not all and \(max-width: (\d+)px\)$/.exec(query)?.[1];
    if (most !== undefined) return current > Number(most);
    return still && query === '(prefers-reduced-motion: reduce)';
  };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matches(query);
    },
    addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
  }));
  const observed = new Map<Element, () => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private mine: Element[] = [];
      constructor(private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
      observe(element: Element): void {
        this.mine.push(element);
        observed.set(element, () => this.tell([{ isIntersecting: true }]));
        this.tell([{ isIntersecting: false }]);
      }
      disconnect(): void {
        for (const element of this.mine) observed.delete(element);
      }
    },
  );
  return {
    resize: (next) =>
      act(() => {
        current = next;
        listeners.forEach((listener) => listener());
      }),
    scrollTo: (element) => act(() => observed.get(element)?.()),
  };
}
