import type { Meta, StoryObj } from '@storybook/react-vite';
import type { replies } from '../../api/gateway.gen.ts';
import { PageStory } from '../testing/PageStory.tsx';
import { LimitList } from './LimitsPage.tsx';
import { Months } from './StatementsPage.tsx';

const hkd = (amount: string) => ({ currency: 'HKD' as const, amount });
const certified: replies['accountLimitQuery'] = {
  tier: 'T3',
  limits: [
    { kind: 'transferSingle', limit: hkd('25000.00') },
    { kind: 'transferDaily', limit: hkd('50000.00'), used: hkd('12345.60'), left: hkd('37654.40') },
    { kind: 'topupOrder', limit: hkd('100000.00') },
  ],
};

const meta: Meta = { title: 'Pages/Accounts' };

export default meta;

const limits = (shown: replies['accountLimitQuery']): StoryObj => ({
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <LimitList limits={shown} />
    </PageStory>
  ),
});

export const Certified = limits(certified);
export const NotVerified = limits({ ...certified, tier: 'T1' });

const statements = (months: readonly string[]): StoryObj => ({
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <Months account="acc-chan-hkd" months={months} />
    </PageStory>
  ),
});

export const Statements = statements(['2025-02', '2025-01', '2024-12']);
export const NoStatement = statements([]);
