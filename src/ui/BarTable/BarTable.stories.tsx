import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarTable } from './BarTable.tsx';

const meta: Meta<typeof BarTable> = { title: 'UI/BarTable', component: BarTable };

export default meta;

export const Months: StoryObj<typeof BarTable> = {
  args: {
    caption: '按月 By month',
    bars: [
      { id: '1', name: '2025年1月', amount: 'HK$\u00a01,200.00', share: 1 },
      { id: '2', name: '2025年2月', amount: 'HK$\u00a03.50', share: 3.5 / 1200 },
      { id: '3', name: '2025年3月', amount: 'HK$\u00a00.00', share: 0 },
    ],
  },
};
