import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ItemList } from './ItemList.tsx';

const meta: Meta = { title: 'Parts/ItemList' };

export default meta;

const fact = (name: string, label: string, value: string) => ({ name, label, value });

export const Payments: StoryObj = {
  render: () => (
    <ItemList
      heading="交易紀錄"
      empty="尚未有交易。"
      items={[
        [
          fact('kind', '交易', '消費'),
          fact('at', '時間', '2025年3月10日 12:00'),
          fact('amount', '金額', '−HK$ 180.00'),
        ],
        [fact('kind', '交易', '注入'), fact('at', '時間', '2025年3月3日 10:05'), fact('amount', '金額', 'HK$ 500.00')],
      ]}
    />
  ),
};

export const ToChange: StoryObj = {
  render: () => (
    <ItemList
      heading="您的付款"
      empty="尚未填寫付款。"
      items={[
        [fact('amount', '金額', '500.00'), fact('paidOn', '付款日期', '2026年11月20日')],
        [fact('amount', '金額', '250.50'), fact('paidOn', '付款日期', '2026年11月21日')],
      ]}
      actions={() => (
        <>
          <Button look="link">更改</Button>
          <Button look="link">移除</Button>
        </>
      )}
    />
  ),
};

export const Empty: StoryObj = {
  render: () => <ItemList heading="交易紀錄" empty="尚未有交易。" items={[]} />,
};
