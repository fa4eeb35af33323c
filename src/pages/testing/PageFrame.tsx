import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createClock } from '../../api/clock.ts';
import type { Gateway } from '../../api/gateway.ts';
import { createMember } from '../../api/member.ts';
import { memoryStorage } from '../../api/memoryStorage.ts';
import type { CallOutcome } from '../../api/outcome.ts';
import { PortalProvider } from '../../api/PortalContext.tsx';
import { createSession } from '../../api/session.ts';
import type { JsonObject } from '../../domain/json.ts';
import { SiteProvider } from '../../i18n/SiteContext.tsx';
import type { Texts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/TextsContext.tsx';

/** What the gateway answers to a path; it cannot be reached on any other. */
export type Answers = { readonly [path: `/${string}`]: CallOutcome };

interface PageFrameProps {
  readonly texts: Texts;
  readonly site: JsonObject;
  readonly answers: Answers;
  /** The address. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** A page outside the portal, for tests and stories: a visitor, a gateway that answers what it is told to. */
export function PageFrame({ texts, site, answers, at = '/', children }: PageFrameProps): ReactNode {
  const [portal] = useState(() => {
    const gateway: Gateway = { call: async (path) => answers[path as `/${string}`] ?? { type: 'network' } };
    const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
    const clock = createClock(Date.parse('2026-03-02T12:00:00+08:00'), () => 0);
    return { gateway, session, clock, member: createMember(gateway, session) };
  });
  return (
    <TextsProvider texts={texts}>
      <SiteProvider site={site}>
        <PortalProvider portal={portal}>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </PortalProvider>
      </SiteProvider>
    </TextsProvider>
  );
}
