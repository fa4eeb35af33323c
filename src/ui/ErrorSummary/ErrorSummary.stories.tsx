import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta: Meta = { title: 'Parts/ErrorSummary' };

export default meta;

export const Links: StoryObj = {
  render: () => (
    <ErrorSummary
      title="There is a problem"
      errors={[
        { id: 'amount', message: 'Enter an amount' },
        { id: undefined, message: 'The gateway could not be reached' },
      ]}
    />
  ),
};

export const Message: StoryObj = {
  render: () => <ErrorSummary title="請留意" tone="warning" message="此功能暫停服務，請稍後再試。" errors={[]} />,
};
