import type { ComponentType } from 'react';
import { whenLoaded } from '../../ui/whenLoaded.tsx';
import { NotLoaded } from '../field/NotLoaded.tsx';
import type { WidgetProps } from '../field/WidgetProps.ts';
import type { FieldPlan } from '../plan/formPlan.ts';
import { CaptchaWidget } from './captcha/CaptchaWidget.tsx';
import { CheckboxWidget } from './checkbox/CheckboxWidget.tsx';
import { DateWidget, MonthDayWidget } from './date/DateWidget.tsx';
import { MobileWidget } from './mobile/MobileWidget.tsx';
import { MoneyWidget } from './money/MoneyWidget.tsx';
import { OneTimeCodeWidget } from './oneTimeCode/OneTimeCodeWidget.tsx';
import { PasswordWidget } from './password/PasswordWidget.tsx';
import { PinWidget } from './pin/PinWidget.tsx';
import { RadioCardsWidget } from './radioCards/RadioCardsWidget.tsx';
import { SelectWidget } from './select/SelectWidget.tsx';
import { SummaryWidget } from './summary/SummaryWidget.tsx';
import { TextareaWidget } from './textarea/TextareaWidget.tsx';
import { TextWidget } from './text/TextWidget.tsx';
import type { FrameName, WidgetName } from './widgetValues.ts';
import { WholeNumberWidget } from './wholeNumber/WholeNumberWidget.tsx';

/** Few steps ask for several of a list, for one of a long one or of what a call finds, or for a picture. */
const CheckboxesWidget = whenLoaded(
  async () => (await import('./checkboxes/CheckboxesWidget.tsx')).CheckboxesWidget,
  NotLoaded,
);
const ComboboxWidget = whenLoaded(
  async () => (await import('./combobox/ComboboxWidget.tsx')).ComboboxWidget,
  SelectWidget,
);
const LookUpWidget = whenLoaded(async () => (await import('./lookUp/LookUpWidget.tsx')).LookUpWidget, NotLoaded);
const ImageUploadWidget = whenLoaded(
  async () => (await import('./imageUpload/ImageUploadWidget.tsx')).ImageUploadWidget,
  NotLoaded,
);

const FileUploadWidget = whenLoaded(
  async () => (await import('./fileUpload/FileUploadWidget.tsx')).FileUploadWidget,
  NotLoaded,
);

/** How a question is framed: a label for one control, a legend for a group, nothing for a box with its own text, or by
 * the widget itself, which may have nothing to ask. */
export type Frame = 'label' | 'group' | 'bare' | 'own';

interface Widget {
  readonly component: ComponentType<WidgetProps>;
  readonly frame: Frame;
}

const widgets: Readonly<Record<Exclude<WidgetName, FrameName>, Widget>> = {
  text: { component: TextWidget, frame: 'label' },
  textarea: { component: TextareaWidget, frame: 'label' },
  money: { component: MoneyWidget, frame: 'label' },
  mobile: { component: MobileWidget, frame: 'label' },
  wholeNumber: { component: WholeNumberWidget, frame: 'label' },
  select: { component: SelectWidget, frame: 'label' },
  combobox: { component: ComboboxWidget, frame: 'label' },
  lookUp: { component: LookUpWidget, frame: 'label' },
  radioCards: { component: RadioCardsWidget, frame: 'group' },
  checkbox: { component: CheckboxWidget, frame: 'bare' },
  checkboxes: { component: CheckboxesWidget, frame: 'group' },
  date: { component: DateWidget, frame: 'group' },
  monthDay: { component: MonthDayWidget, frame: 'group' },
  password: { component: PasswordWidget, frame: 'label' },
  pin: { component: PinWidget, frame: 'label' },
  oneTimeCode: { component: OneTimeCodeWidget, frame: 'label' },
  captcha: { component: CaptchaWidget, frame: 'own' },
  imageUpload: { component: ImageUploadWidget, frame: 'group' },
  fileUpload: { component: FileUploadWidget, frame: 'group' },
  summary: { component: SummaryWidget, frame: 'label' },
};

/** The widget of a field.
 * @throws Error for a name that no widget has: the checker finds it first */
export function widgetOf(field: FieldPlan): Widget {
  const widget = isWidget(field.widget) ? widgets[field.widget] : undefined;
  if (!widget) throw new Error(`There is no widget "${field.widget}".`);
  return field.joined === undefined ? widget : { ...widget, frame: 'group' };
}

function isWidget(name: string): name is keyof typeof widgets {
  return Object.hasOwn(widgets, name);
}
