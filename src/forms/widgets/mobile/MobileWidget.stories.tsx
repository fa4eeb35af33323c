import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStory } from '../../testing/FieldStory.tsx';

const meta: Meta = { title: 'Widgets/mobile' };

export default meta;

const fields = {
  area_code: {
    type: 'string',
    default: '852',
    'x-shared': 'area-code',
    'x-service': { op: 'queryGcCode', as: 'options', list: '/code_list', value: '/code', label: '/name_en' },
  },
  mob_no: { type: 'string', 'x-shared': 'mob-no' },
};
const ui = { mob_no: { 'ui:widget': 'mobile', 'ui:options': { areaCode: 'area_code' } } };
const replies = {
  queryGcCode: {
    code_list: [
      { code: '852', name_tw: '香港', name_cn: '香港', name_en: 'Hong Kong' },
      { code: '86', name_tw: '中國內地', name_cn: '中国内地', name_en: 'Mainland China' },
    ],
  },
};
const alone = { mob_no: fields.mob_no };
const aloneUi = { mob_no: { 'ui:widget': 'mobile' } };
const required = ['area_code', 'mob_no'];

export const Empty: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={fields} ui={ui} required={required} replies={replies} />
  ),
};

export const Filled: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={required}
      replies={replies}
      answer={{ area_code: '86', mob_no: '13800138000' }}
    />
  ),
};

export const Wrong: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory
      locale={String(globals.locale)}
      fields={fields}
      ui={ui}
      required={required}
      replies={replies}
      wrong={[{ pointer: '/mob_no', shared: 'mob-no', error: 'required' }]}
    />
  ),
};

export const NumberAlone: StoryObj = {
  render: (_args, { globals }) => (
    <FieldStory locale={String(globals.locale)} fields={alone} ui={aloneUi} required={required} replies={replies} />
  ),
};
