import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta = { title: 'Parts/SkipLink' };

export default meta;

export const Focused: StoryObj = {
  render: () => (
    <>
      <SkipLink to="content">跳至主要內容</SkipLink>
      <p id="content">內容</p>
    </>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
};
