import type { Meta, StoryObj } from '@storybook/react-vite';
import { Waiting } from './Waiting.tsx';

const meta: Meta = { title: 'Parts/Waiting' };

export default meta;

export const AtFirst: StoryObj = {
  render: () => <Waiting label="處理中…" stillLabel="仍在處理，請勿關閉此頁。" />,
};

export const AfterTenSeconds: StoryObj = {
  render: () => <Waiting label="處理中…" stillLabel="仍在處理，請勿關閉此頁。" stillAfterMs={0} />,
};
