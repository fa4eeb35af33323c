import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Block } from '../../domain/article.ts';
import { PageStory } from '../testing/PageStory.tsx';
import { ArticleBody } from './ArticleBody.tsx';

const meta: Meta = { title: 'Pages/Article' };

export default meta;

const body: readonly Block[] = [
  {
    type: 'paragraph',
    content: ['轉賬 Transfers: see the ', { type: 'link', to: '/chargeTable', content: ['收費表 fee table'] }, '.'],
  },
  { type: 'heading', level: 2, content: ['如何轉賬？ How do I send money?'] },
  {
    type: 'list',
    ordered: true,
    items: [
      [{ type: 'paragraph', content: ['選擇 ', { type: 'strong', content: ['Transfer'] }, '。'] }],
      [{ type: 'paragraph', content: ['確認 Confirm.'] }],
    ],
  },
  { type: 'heading', level: 3, content: ['需時 How long'] },
  {
    type: 'table',
    head: [['方式 Way'], ['手續費 Fee']],
    rows: [
      [['轉數快 FPS'], ['HK$ 5.00']],
      [['銀行 Bank'], ['HK$ 15.00']],
    ],
  },
  { type: 'note', body: [{ type: 'paragraph', content: ['我們不會索取您的密碼。We never ask for your password.'] }] },
];

export const AllBlocks: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <ArticleBody body={body} fill={(text) => text} />
    </PageStory>
  ),
};
