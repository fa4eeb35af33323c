import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../pages/testing/PageStory.tsx';
import { PageBanner } from './PageBanner.tsx';

const meta: Meta = { title: 'Shell/PageBanner' };

export default meta;

const at = (address: string): StoryObj => ({
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale} at={address}>
      <PageBanner />
    </PageStory>
  ),
});

export const HelpCentre: StoryObj = at('/helpCenter/v2/menu1');

/** The longest words. */
export const Documents: StoryObj = at('/chargeTable');

/** A page that no banner names. */
export const Other: StoryObj = at('/cards/activation');
