import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { SummaryList } from '../SummaryList/SummaryList.tsx';
import { SecretText } from './SecretText.tsx';

const meta: Meta = { title: 'Parts/SecretText' };

export default meta;

const NUMBER = '4000010000000011';
const COPY = <CopyButton text={NUMBER} what="卡號" label="複製" copiedLabel="已複製" failedLabel="未能複製" />;

/** What stands on a card, for a short while. */
export const OfACard: StoryObj = {
  render: () => (
    <SummaryList
      changeLabel="更改"
      items={[
        { name: 'number', label: '卡號', value: <SecretText text="4000 0100 0000 0011" />, action: COPY },
        { name: 'expiry', label: '有效期至', value: <SecretText text="03/27" /> },
        { name: 'code', label: '安全碼', value: <SecretText text="123" /> },
      ]}
    />
  ),
};
