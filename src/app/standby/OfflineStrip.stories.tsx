import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { PageStory } from '../../pages/testing/PageStory.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';

const meta: Meta = { title: 'Shell/OfflineStrip' };

export default meta;

/** Says to the page that the connection is gone, for as long as the story is shown. */
function WithoutConnection(): ReactNode {
  useEffect(() => {
    Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    return () => void Reflect.deleteProperty(window.navigator, 'onLine');
  }, []);
  return <OfflineStrip />;
}

export const Offline: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <WithoutConnection />
    </PageStory>
  ),
};
