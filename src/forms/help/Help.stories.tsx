import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JsonObject } from '../../domain/json.ts';
import { FieldStory } from '../testing/FieldStory.tsx';

const meta: Meta = { title: 'Forms/Help' };

export default meta;

const step: JsonObject = {
  intro: '所需資料見[[guide: 轉數快指南]]。 What you need stands in [[guide: the FPS guide]].',
  body: [
    { list: ['手提電話號碼 Mobile number', '電郵地址 Email address'] },
    { more: '為甚麼？ Why?', body: ['銀行會核對。 The bank compares it.', { list: ['中文 Chinese', '英文 English'] }] },
  ],
};
const help = [{ more: '在哪裏？ Where is it?', body: ['在卡背。 On the back of the card.'] }];

export const LinksListsAndMore: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={{ cvc2: { type: 'string', 'x-shared': 'cvc2' } }}
      step={step}
      labels={{ cvc2: { help } }}
      links={{ guide: '/fpsGuide' }}
    />
  ),
};
