import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { usePortal } from '../../api/PortalContext.tsx';
import { PageStory } from '../../pages/testing/PageStory.tsx';
import { SessionWarning } from './SessionWarning.tsx';

const meta: Meta = { title: 'Shell/SessionWarning' };

export default meta;

/** So long after the beginning of the story's clock, which stands. */
function SoonOver({ seconds }: { readonly seconds: number }): ReactNode {
  const portal = usePortal();
  const [clock] = useState(() => {
    const until = new Date(Date.parse(portal.clock.now()) + seconds * 1000 + 8 * 3_600_000);
    portal.clock.adopt(null, until.toISOString().replace('Z', '+08:00'));
    return portal.clock;
  });
  return <SessionWarning portal={{ ...portal, clock }} />;
}

const withLeft = (seconds: number): StoryObj => ({
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <SoonOver seconds={seconds} />
    </PageStory>
  ),
});

export const TwoMinutes: StoryObj = withLeft(120);

export const LastSeconds: StoryObj = withLeft(20);
