import type { Meta, StoryObj } from '@storybook/react-vite';
import { Uploading } from './Uploading.tsx';

const meta: Meta = { title: 'Widgets/Uploading' };

export default meta;

export const NearlyHalf: StoryObj = {
  render: (_args, { globals }) => (
    <Uploading say={() => 'statement.pdf'} progress={0.42} locale={String(globals.locale)} />
  ),
};
