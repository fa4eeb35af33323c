import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../testing/PageStory.tsx';
import { ContactPage } from './ContactPage.tsx';

const meta: Meta = { title: 'Pages/Contact' };

export default meta;

export const Hotlines: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <ContactPage />
    </PageStory>
  ),
};
