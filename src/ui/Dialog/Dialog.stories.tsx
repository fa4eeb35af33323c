import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta: Meta = { title: 'Parts/Dialog' };

export default meta;

export const Question: StoryObj = {
  render: () => (
    <Dialog
      open
      title="Continue where you left off?"
      actions={
        <>
          <Button look="primary">Continue</Button>
          <Button>Start over</Button>
        </>
      }
    >
      You began a transfer on 20 November 2026.
    </Dialog>
  ),
};
