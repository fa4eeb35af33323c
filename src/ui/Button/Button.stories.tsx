import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';
import { FieldStack } from '../Field/FieldStack.tsx';

const meta: Meta = { title: 'Parts/Button' };

export default meta;

export const Looks: StoryObj = {
  render: () => (
    <FieldStack gap="small">
      <Button look="primary">繼續</Button>
      <Button>取消</Button>
      <Button look="danger">刪除</Button>
      <Button look="link">更改</Button>
      <Button size="small">Add another</Button>
      <Button look="primary" disabled>
        繼續
      </Button>
      <Button look="link" disabled>
        儲存並離開
      </Button>
    </FieldStack>
  ),
};
