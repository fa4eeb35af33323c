import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JsonObject } from '../../domain/json.ts';
import { FieldStory } from '../testing/FieldStory.tsx';

/** An error for the whole form: one of several fields has to be answered. It is said once above, and at each of them. */
const meta: Meta = { title: 'Forms/oneOfSeveral' };

export default meta;

const fields = {
  mob_no: { type: 'string', 'x-shared': 'mob-no' },
  email: { type: 'string', 'x-shared': 'email' },
};
const oneOf = Object.keys(fields);
const errors: { readonly [locale: string]: string } = {
  'zh-HK': '請提供流動電話號碼或電郵地址',
  'zh-CN': '请提供手机号码或邮箱地址',
  en: 'Give a mobile number or an email address',
};

const story = (more: { readonly answer?: JsonObject; readonly judged?: boolean } = {}): StoryObj => ({
  render: (_args, { globals }) => {
    const locale = String(globals.locale);
    return (
      <FieldStory
        locale={locale}
        fields={fields}
        oneOf={oneOf}
        labels={{ mob_no: { errors: { anyOf: errors[locale] ?? '' } } }}
        {...more}
      />
    );
  },
});

export const Empty = story();

export const OneGiven = story({ answer: { email: 'ann@example.com' } });

export const NoneGiven = story({ judged: true });
