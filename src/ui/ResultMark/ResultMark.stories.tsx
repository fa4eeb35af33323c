import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStack } from '../Field/FieldStack.tsx';
import { ResultMark } from './ResultMark.tsx';

const meta: Meta = { title: 'Parts/ResultMark' };

export default meta;

export const Marks: StoryObj = {
  render: () => (
    <FieldStack gap="small">
      <ResultMark mark="success" label="已完成" />
      <ResultMark mark="processing" label="處理中" />
      <ResultMark mark="failed" label="未能完成" />
      <ResultMark mark="refused" label="未能辦理" />
      <ResultMark mark="locked" label="已鎖定" />
      <ResultMark mark="closed" label="暫停服務" />
      <ResultMark mark="yourTurn" label="待您辦理" />
      <ResultMark mark="nothingToDo" label="毋須辦理" />
    </FieldStack>
  ),
};
