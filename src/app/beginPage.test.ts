import { expect, it } from 'vitest';
import { beginPage } from './beginPage.ts';

const base = import.meta.env.BASE_URL.slice(0, -1);

async function asked(route: string): Promise<readonly string[]> {
  const all: string[] = [];
  await beginPage(base + route, {
    member: { begin: async () => void all.push('member') },
    texts: { load: async (names) => void all.push(...names) },
    loadWizard: () => Promise.reject(new Error('offline')),
    loadFlow: async (flow) => void all.push(flow),
  });
  return all;
}

it('what does not come keeps nothing back', async () => {
  expect(await asked('/dashboard/transfer/toHk')).toEqual(['member', 'transfer-to-hk', '~transfer-to-hk']);
});

it.each([
  ['/login', ['login-by-password', '~login-by-password']],
  ['/dashboard', []],
])('%s begins with what it needs and no more', async (route, names) => {
  expect(await asked(route)).toEqual(names);
});
