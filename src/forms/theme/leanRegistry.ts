import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';

/** Stands in for rjsf's default registry, so that the fields, templates and widgets we do not use (a third of rjsf)
 * stay out of the page: see `rjsfAliases.ts`. */
export default function getDefaultRegistry(): object {
  return {
    fields: { ObjectField, SchemaField },
    templates: {},
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text: string) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
}
