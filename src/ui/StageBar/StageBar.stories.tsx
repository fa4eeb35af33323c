import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageBar } from './StageBar.tsx';

const stages = ['waiting', 'making', 'delivered', 'received'];

const meta: Meta<typeof StageBar> = { title: 'Parts/StageBar', component: StageBar, args: { stages, at: 'making' } };

export default meta;

type Story = StoryObj<typeof StageBar>;

export const UnderWay: Story = {};

export const Done: Story = { args: { at: 'received' } };
