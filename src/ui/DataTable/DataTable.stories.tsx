import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from './DataTable.tsx';

const meta: Meta<typeof DataTable> = { title: 'UI/DataTable', component: DataTable };

export default meta;

export const Figures: StoryObj<typeof DataTable> = {
  args: {
    label: '收費表 Fee table',
    head: ['項目 Item', '手續費 Fee'],
    rows: [
      ['轉數快 FPS', 'HK$\u00a05.00'],
      ['銀行轉賬 Bank transfer', 'HK$\u00a015.00'],
    ],
  },
};

export const WiderThanAPhone: StoryObj<typeof DataTable> = {
  args: {
    label: '限額 Limits',
    head: ['級別 Level', '每日 Daily', '每年 Yearly'],
    rows: [
      [
        'T3',
        'HK$\u00a0100,000.00\u00a0/\u00a0CN¥\u00a080,000.00',
        'HK$\u00a01,000,000.00\u00a0/\u00a0CN¥\u00a0800,000.00',
      ],
    ],
  },
  decorators: (Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>,
  // Its width is known a frame after it is drawn.
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('group', { name: '限額 Limits' });
    await expect(table.tabIndex).toBe(0);
  },
};

export const WithLinksOnAPhone: StoryObj<typeof DataTable> = {
  args: {
    label: '轉賬方式 Ways',
    head: ['方式 Way', '適用於 For', '手續費 Fee'],
    rows: [
      [
        <a key="fps" href="#fps">
          即時轉賬
        </a>,
        '於任何時間向已登記轉數快的收款人付款',
        '首三次免費，其後每次按收費表收取手續費',
      ],
    ],
  },
  decorators: (Story) => <div style={{ maxWidth: '16rem' }}>{Story()}</div>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getClientRects()).toHaveLength(1);
  },
};
