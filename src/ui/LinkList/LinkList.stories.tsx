import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkList } from './LinkList.tsx';

const meta: Meta = { title: 'Parts/LinkList' };

export default meta;

export const Next: StoryObj = {
  render: () => (
    <LinkList
      label="Next"
      links={[
        { href: '#dashboard', label: 'Go to the dashboard' },
        { href: '#again', label: 'Make another transfer' },
      ]}
    />
  ),
};
