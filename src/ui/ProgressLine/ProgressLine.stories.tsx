import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from './ProgressLine.tsx';

const meta: Meta = { title: 'Parts/ProgressLine' };

export default meta;

const stages = [
  { name: 'details', label: '填寫資料' },
  { name: 'review', label: '核對' },
  { name: 'done', label: '完成' },
];

export const InTheMiddle: StoryObj = {
  render: () => (
    <ProgressLine
      label="進度"
      stages={stages}
      at="review"
      passed={['details']}
      doneLabel="已完成"
      shortLabel={(stage, number, of) => `第 ${number} 步，共 ${of} 步 · ${stage}`}
    />
  ),
};
