import type { ThemeProps } from '@rjsf/core';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx';
import { RowsField } from '../widgets/rows/RowsField.tsx';
import { ValueField } from './ValueField.tsx';

const nothing = (): null => null;

/** Our theme for rjsf: it walks the schema and calls these. */
export const theme = {
  fields: { ValueField, RowsField },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate,
    DescriptionFieldTemplate: nothing,
    FieldHelpTemplate: nothing,
    FieldErrorTemplate: nothing,
    TitleFieldTemplate: nothing,
    ErrorListTemplate: nothing,
  },
} satisfies ThemeProps;
