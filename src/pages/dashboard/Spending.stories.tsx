import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../testing/PageStory.tsx';
import { SpendingCharts } from './Spending.tsx';

const meta: Meta = { title: 'Pages/Spending' };

export default meta;

const hkd = (amount: string) => ({ currency: 'HKD' as const, amount });

export const Some: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <SpendingCharts
        months={[
          { month: '2025-01', total: hkd('48.00'), kinds: [{ kind: 'expense', amount: hkd('48.00') }] },
          { month: '2025-02', total: hkd('0.00'), kinds: [] },
          {
            month: '2025-03',
            total: hkd('12345.60'),
            kinds: [
              { kind: 'transferOut', amount: hkd('12340.60') },
              { kind: 'serviceFee', amount: hkd('5.00') },
            ],
          },
        ]}
      />
    </PageStory>
  ),
};
