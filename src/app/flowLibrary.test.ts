import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { flowLibrary } from './flowLibrary.ts';

const changes = vi.hoisted(() => [] as ((flow: string) => void)[]);
vi.mock('virtual:flows', () => ({
  routes: [],
  onFlowsChanged: (listener: (flow: string) => void) => changes.push(listener),
  loaders: { stalled: () => new Promise(() => undefined), here: async () => ({ default: 'bundle' }) },
}));
vi.mock('virtual:words', () => ({ words: { en: { stalled: () => new Promise(() => undefined) } } }));
afterEach(() => void vi.useRealTimers());
// Test files share their modules.
afterAll(() => {
  vi.doUnmock('virtual:flows');
  vi.doUnmock('virtual:words');
  vi.resetModules();
});

it('code and words of a wizard that do not come within 120 s are given up, and not before (R-CONST-85)', async () => {
  vi.useFakeTimers();
  const { loadWords } = await import('./loadWords.ts');
  const failed = vi.fn();
  void flowLibrary.loadFlow('stalled').catch(failed);
  void loadWords('en', 'stalled').catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(2);
});

it('code that is here is not waited for, nor asked for by the next until it changes', async () => {
  expect(flowLibrary.flowHere('here')).toBeUndefined();
  expect(await flowLibrary.loadFlow('here')).toBe('bundle');
  expect(flowLibrary.flowHere('here')).toBe('bundle');
  for (const change of changes) change('here');
  expect(flowLibrary.flowHere('here')).toBeUndefined();
});
