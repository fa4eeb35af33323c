import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toasts } from './Toasts.tsx';

const meta: Meta = { title: 'Parts/Toasts' };

export default meta;

export const Both: StoryObj = {
  render: () => (
    <Toasts
      closeLabel="關閉"
      onClose={() => undefined}
      toasts={[
        { id: '1', tone: 'info', message: '已儲存。' },
        { id: '2', tone: 'error', message: 'NETWORK ERROR' },
      ]}
    />
  ),
};
