import type { WidgetProps } from './WidgetProps.ts';

/** Attributes that every single control has. */
export function controlProps({ field, id, invalid, describedBy, disabled }: WidgetProps): {
  id: string;
  name: string;
  disabled: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
} {
  return {
    id,
    name: field.name,
    disabled,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': field.required || undefined,
  };
}

/** A text of the field's `ui:options`. */
export function textOption(field: WidgetProps['field'], name: string): string | undefined {
  const value = field.options[name];
  return typeof value === 'string' ? value : undefined;
}

const widths = ['short', 'medium'] as const;

/** `ui:options.width`; full when there is none. */
export function widthOption(field: WidgetProps['field']): (typeof widths)[number] | undefined {
  return widths.find((width) => width === field.options.width);
}
