import { JSDOM } from 'jsdom';

const NAMES = [
  'window',
  'document',
  'navigator',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'HTMLSelectElement',
  'HTMLIFrameElement',
  'MutationObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

const dom = new JSDOM('<!doctype html><html><body></body></html>', {
  url: 'http://127.0.0.1/',
  pretendToBeVisual: true,
});
const { window } = dom;
Object.assign(window, {
  matchMedia: undefined,
  scrollTo: () => undefined,
  // A tab that a document opens in.
  open: () => ({ opener: null, location: { replace: () => undefined }, close: () => undefined }),
});

/** Puts a document into this process, of all that the browser brings what a step needs: requests and their signals stay those of Node.
 * @returns takes it out again: other tests of the process ask whether there is a window */
export function putDocument(): () => void {
  const before = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of NAMES)
    Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true });
  return () => {
    for (const [name, own] of before)
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
  };
}
