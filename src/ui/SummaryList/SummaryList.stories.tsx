import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryList } from './SummaryList.tsx';

const meta: Meta = { title: 'Parts/SummaryList' };

export default meta;

export const WithChanges: StoryObj = {
  render: () => (
    <SummaryList
      changeLabel="更改"
      items={[
        { name: 'amount', label: '金額', value: 'HK$ 1,234.50', onChange: () => undefined },
        { name: 'fee', label: '手續費', value: 'HK$ 5.00' },
      ]}
    />
  ),
};
