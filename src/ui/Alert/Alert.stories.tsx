import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './Alert.tsx';
import { FieldStack } from '../Field/FieldStack.tsx';

const meta: Meta = { title: 'Parts/Alert' };

export default meta;

export const Tones: StoryObj = {
  render: () => (
    <FieldStack gap="small">
      <Alert title="Please note">Some figures have changed since you were last here.</Alert>
      <Alert tone="warning" title="請留意">
        此功能暫停服務，請稍後再試。
      </Alert>
      <Alert tone="error" title="未能完成">
        沒有款項轉出。
      </Alert>
    </FieldStack>
  ),
};
