import { afterAll, expect, it, vi } from 'vitest';
import { entryAt } from './entryAt.ts';

vi.mock('virtual:flows', () => ({
  routes: [{ flow: 'reset-email', route: '/userSettings/resetEmail', paths: ['/userSettings/resetEmail/new'] }],
}));
// Test files share their modules.
afterAll(() => {
  vi.doUnmock('virtual:flows');
  vi.resetModules();
});

it.each([
  ['/userSettings/resetEmail', 'reset-email'],
  ['/userSettings/resetEmail/new', 'reset-email'],
  ['/resetEmail/new', 'reset-email'],
  ['/history/detail', undefined],
])('%s leads to %s', (address, flow) => {
  expect(entryAt(import.meta.env.BASE_URL.slice(0, -1) + address)?.flow).toBe(flow);
});
