import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { Registry, RJSFSchema, SchemaUtilsType, TemplatesType } from '@rjsf/utils';
import { whenLoaded } from '../../ui/whenLoaded.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ObjectField } from './ObjectField.tsx';
import { plainSchemas } from './plainSchemas.ts';
import { RowsComing } from './RowsComing.tsx';
import { RowsNotLoaded } from './RowsNotLoaded.tsx';
import { ValueField } from './ValueField.tsx';

/** Few steps ask for rows. */
const RowsField = whenLoaded(
  async () => (await import('../widgets/rows/RowsField.tsx')).RowsField,
  RowsNotLoaded,
  RowsComing,
);

const nothing = (): null => null;

const templates: Partial<TemplatesType> = {
  FieldTemplate,
  DescriptionFieldTemplate: nothing,
  FieldHelpTemplate: nothing,
  FieldErrorTemplate: nothing,
};

/** Our registry for rjsf: its `SchemaField` walks the shape and calls these fields and templates. rjsf's `Form` would bring its own
 * state, default widgets and templates with it (docs/decisions/0008). */
export function stepRegistry(rootSchema: RJSFSchema): Registry {
  return {
    fields: { SchemaField, ObjectField, ValueField, RowsField },
    templates: templates as TemplatesType,
    widgets: {},
    rootSchema,
    formContext: {},
    schemaUtils: plainSchemas as SchemaUtilsType,
    translateString: (text) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_' },
  };
}
