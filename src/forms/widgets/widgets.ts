import type { ComponentType } from 'react';
import type { WidgetProps } from '../field/WidgetProps.ts';
import { MoneyWidget } from './money/MoneyWidget.tsx';
import { PinWidget } from './pin/PinWidget.tsx';
import { RadioCardsWidget } from './radioCards/RadioCardsWidget.tsx';
import { SelectWidget } from './select/SelectWidget.tsx';
import { TextareaWidget } from './textarea/TextareaWidget.tsx';
import { TextWidget } from './text/TextWidget.tsx';

interface Widget {
  readonly component: ComponentType<WidgetProps>;
  /** How the question is framed: a label for one control, a legend for a group, or nothing for a box with its text. */
  readonly frame: 'label' | 'group' | 'bare';
}

const widgets: Record<string, Widget> = {
  text: { component: TextWidget, frame: 'label' },
  textarea: { component: TextareaWidget, frame: 'label' },
  money: { component: MoneyWidget, frame: 'label' },
  select: { component: SelectWidget, frame: 'label' },
  radioCards: { component: RadioCardsWidget, frame: 'group' },
  pin: { component: PinWidget, frame: 'label' },
};

/** Names a layout file may use; `rows` and `section` are laid out by the theme itself. */
export const widgetNames: readonly string[] = [...Object.keys(widgets), 'rows', 'section'];

/** @throws Error for a name that no widget has: the checker finds it first */
export function widgetNamed(name: string): Widget {
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  if (!widget) throw new Error(`There is no widget "${name}". Widgets are: ${widgetNames.join(', ')}.`);
  return widget;
}
