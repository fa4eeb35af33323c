import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../testing/PageStory.tsx';
import { AccountFaces } from './AccountFaces.tsx';
import { sampleAccounts, sampleCards } from './sampleAccounts.ts';

const meta: Meta = { title: 'Pages/Dashboard' };

export default meta;

export const Accounts: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <AccountFaces accounts={sampleAccounts} cards={sampleCards} current="acc-CNY" onPick={() => undefined} />
    </PageStory>
  ),
};
