import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../testing/PageStory.tsx';
import { AntiScamPage } from './AntiScamPage.tsx';

const meta: Meta = { title: 'Pages/Anti-scam' };

export default meta;

export const Advice: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <AntiScamPage />
    </PageStory>
  ),
};
