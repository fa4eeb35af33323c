import type { JsonObject } from '../../domain/json.ts';

const text = { type: 'string' };

/** What each widget gives once it is filled in, as a schema; `null` where it gives nothing. `widgets.ts` has a component for each
 * of these names but those that frame other fields; the checker asks for no value that none of them gives. */
export const widgetValues = {
  text,
  textarea: text,
  money: text,
  mobile: text,
  wholeNumber: { type: 'integer', minimum: 0, maximum: 999_999_999_999_999 },
  select: text,
  combobox: text,
  lookUp: { type: 'object' },
  radioCards: text,
  checkbox: { type: 'boolean', const: true },
  checkboxes: { type: 'array', items: text },
  date: { type: 'string', minLength: 10, maxLength: 10 },
  monthDay: { type: 'string', minLength: 4, maxLength: 4 },
  password: text,
  pin: text,
  oneTimeCode: valueOf('otp_id', 'otp'),
  captcha: valueOf('captcha_key', 'captcha'),
  imageUpload: valueOf('file_id', 'file_name'),
  fileUpload: { type: 'array', items: valueOf('file_id', 'file_name') },
  summary: null,
  rows: { type: 'array', items: { type: 'object' } },
  section: { type: 'object' },
} as const satisfies { readonly [name: string]: JsonObject | null };

export type WidgetName = keyof typeof widgetValues;

/** Fields of a form: the widget only frames what is inside. */
export type FrameName = 'rows' | 'section';

/** Widgets that let one choose among what the field lists, one or several. */
export const choiceWidgets: readonly string[] = [
  'select',
  'combobox',
  'radioCards',
  'checkboxes',
] satisfies readonly WidgetName[];

/** Widgets whose value comes of a call: without the field's `x-service` they have none to make. */
export const callingWidgets: readonly string[] = [
  'oneTimeCode',
  'captcha',
  'imageUpload',
  'fileUpload',
  'lookUp',
] satisfies readonly WidgetName[];

/** Media types that the widgets of uploads know by a file's first bytes. */
export const uploadTypes: Readonly<Record<string, readonly string[]>> = {
  imageUpload: ['image/jpeg', 'image/png'],
  fileUpload: ['image/jpeg', 'image/png', 'application/pdf'],
} satisfies { readonly [widget in WidgetName]?: readonly string[] };

function valueOf(...names: readonly string[]): JsonObject {
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])), required: names };
}
