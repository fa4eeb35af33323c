import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { SummaryList } from './SummaryList.tsx';

const meta: Meta = { title: 'Parts/SummaryList' };

export default meta;

export const WithChanges: StoryObj = {
  render: () => (
    <SummaryList
      changeLabel="更改"
      items={[
        { name: 'amount', label: '金額', value: 'HK$ 1,234.50', onChange: () => undefined },
        { name: 'fee', label: '手續費', value: 'HK$ 5.00' },
      ]}
    />
  ),
};

/** The card's own edge stands above the first row. */
export const InACard: StoryObj = {
  render: () => (
    <Card>
      <SummaryList changeLabel="更改" items={[{ name: 'name', label: '姓名', value: 'Chan Siu Ming' }]} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('dl')!).borderTopWidth).toBe('0px');
  },
};

/** A rule parts it from what stands above it. */
export const BelowAHeading: StoryObj = {
  render: () => (
    <Card>
      <h2>個人資料</h2>
      <SummaryList changeLabel="更改" items={[{ name: 'name', label: '姓名', value: 'Chan Siu Ming' }]} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('dl')!).borderTopWidth).toBe('1px');
  },
};

const REFERENCE = '20250303000000000123';
const COPY = <CopyButton text={REFERENCE} what="參考編號" label="複製" copiedLabel="已複製" failedLabel="未能複製" />;

/** A result: what it is about stands large, and what will be quoted can be copied. */
export const Receipt: StoryObj = {
  render: () => (
    <SummaryList
      changeLabel="更改"
      items={[
        { name: 'remitted', label: '到賬金額', value: 'HK$ 1,234.50', large: true },
        { name: 'reference', label: '參考編號', value: REFERENCE, action: COPY },
        { name: 'fee', label: '手續費', value: 'HK$ 5.00' },
      ]}
    />
  ),
};

const STAYS = (
  <ul>
    <li>Japan: 1 December 2026 – 10 December 2026</li>
    <li>South Korea: 11 December 2026 – 15 December 2026</li>
  </ul>
);

/** A list stands below its label on a phone, with the whole width. */
export const Several: StoryObj = {
  render: () => (
    <SummaryList
      changeLabel="Change"
      items={[
        { name: 'stays', label: 'Destinations', value: STAYS, several: true, onChange: () => undefined },
        { name: 'email', label: 'Email', value: 'ann@example.com', onChange: () => undefined },
      ]}
    />
  ),
};
