import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta = { title: 'Parts/EmptyState' };

export default meta;

export const NothingFound: StoryObj = {
  render: () => <EmptyState icon="search-x">沒有符合的交易。請改選其他類別或較長的時段。</EmptyState>,
};
