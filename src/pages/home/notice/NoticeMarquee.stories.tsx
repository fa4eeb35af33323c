import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { NoticeLine } from './NoticeMarquee.tsx';

const meta: Meta = { title: 'Pages/Home/Notice' };

export default meta;

const text = {
  title: '防騙提示 Stay alert',
  content: '我們不會索取您的密碼。We never ask for your password, one-time code or card security code.',
};

export const Moving: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <NoticeLine text={text} onClose={() => undefined} />
    </PageStory>
  ),
};
