// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createClock } from '../api/clock.ts';
import type { Gateway } from '../api/gateway.ts';
import { createMember } from '../api/member.ts';
import { memoryStorage } from '../api/memoryStorage.ts';
import { PortalProvider } from '../api/PortalContext.tsx';
import { createSession } from '../api/session.ts';
import { pageName } from '../domain/pageName.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import { createTexts, type WordsLoader } from '../i18n/texts.ts';
import { TextsProvider } from '../i18n/TextsContext.tsx';
import { useFlowBundle } from './useFlowBundle.ts';
import { WizardEnvironmentProvider, type WizardEnvironment } from './WizardEnvironment.tsx';

afterEach(cleanup);

const bundle = { flow: { id: 'trip' }, flows: {} } as unknown as FlowBundle;

interface Site {
  readonly loadWords: WordsLoader;
  readonly environment: Partial<WizardEnvironment>;
  readonly token?: string | undefined;
}

/** A page around the hook. */
function pageOf({ loadWords, environment, token }: Site) {
  const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
  if (token !== undefined) session.start(token, undefined);
  const gateway: Gateway = { call: async () => ({ type: 'done', data: {} }) };
  const portal = { gateway, session, clock: createClock(0, () => 0), member: createMember(gateway, session) };
  const texts = createTexts(loadWords, 'en');
  const whole = { onFlowsChanged: () => () => undefined, ...environment } as WizardEnvironment;
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <TextsProvider texts={texts}>
      <PortalProvider portal={portal}>
        <WizardEnvironmentProvider environment={whole}>{children}</WizardEnvironmentProvider>
      </PortalProvider>
    </TextsProvider>
  );
  return { portal, texts, wrapper };
}

/** What the hook said, render by render, for a page that has begun with these. */
async function statuses(has: { words?: true; flow?: true; member?: true; token?: string }): Promise<string[]> {
  const said: string[] = [];
  const environment = { loadFlow: async () => bundle, flowHere: () => (has.flow ? bundle : undefined) };
  const { portal, texts, wrapper } = pageOf({ loadWords: async () => ({ trip: {} }), environment, token: has.token });
  if (has.words) await texts.load([pageName('trip')]);
  if (has.member) await portal.member.load();
  renderHook(() => said.push(useFlowBundle('trip').status), { wrapper });
  await waitFor(() => expect(said.at(-1)).toBe('ready'));
  return [...new Set(said)];
}

it('what is there before its wizard is shown is not waited for', async () => {
  expect(await statuses({ flow: true, words: true })).toEqual(['ready']);
  expect(await statuses({ flow: true, words: true, member: true, token: 'T1' })).toEqual(['ready']);
});

it.each([
  ['the flow', { words: true }],
  ['its words', { flow: true }],
  ['a member, at whom its entry conditions look', { flow: true, words: true, token: 'T1' }],
] as const)('%s that is not there yet is waited for', async (_what, has) => {
  expect(await statuses(has)).toEqual(['loading', 'ready']);
});

it('neither a flow nor words that come: both failures are told by the page, and by nothing else', async () => {
  const lost = () => Promise.reject(new Error('offline'));
  const { wrapper } = pageOf({ loadWords: lost, environment: { loadFlow: lost, flowHere: () => undefined } });
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  const { result } = renderHook(() => useFlowBundle('trip'), { wrapper });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unheard);
  expect(unheard).not.toHaveBeenCalled();
});
