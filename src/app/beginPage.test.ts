import { expect, it, vi } from 'vitest';
import { beginPage } from './beginPage.ts';
import { flowLibrary } from './flowLibrary.ts';

vi.mock('./LateWizardPage.ts', () => ({ LateWizardPage: { load: () => Promise.reject(new Error('offline')) } }));
const base = import.meta.env.BASE_URL.slice(0, -1);

async function asked(route: string): Promise<readonly string[]> {
  const [begin, load] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  await beginPage(base + route, { member: { begin } } as never, { load });
  return [...begin.mock.calls.map(() => 'member'), ...(load.mock.calls as unknown as [string][][]).flat(2)];
}

it('a wizard of members begins with who that is, and with its flow and words; what does not come keeps nothing back', async () => {
  expect(await asked('/dashboard/transfer/toHk')).toEqual(['member', '~transfer-to-hk']);
  expect(flowLibrary.flowHere('transfer-to-hk')?.flow.id).toBe('transfer-to-hk');
});

it.each([
  ['/login', ['~login-by-password']],
  ['/dashboard', []],
])('%s begins with what it needs and no more', async (route, files) => {
  expect(await asked(route)).toEqual(files);
});
