import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkList } from './LinkList.tsx';

const meta: Meta = { title: 'Parts/LinkList' };

export default meta;

const links = [
  { href: '#dashboard', label: 'Go to the dashboard' },
  { href: '#again', label: 'Make another transfer' },
];

export const Next: StoryObj = { render: () => <LinkList label="Next" links={links} /> };

export const WayOn: StoryObj = { render: () => <LinkList label="Next" links={links} lead /> };
