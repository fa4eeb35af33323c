import Form from '@rjsf/chakra-ui';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { ReactElement } from 'react';

/** A form of so many text fields, for the work per key. */
export function ManyFields({ count }: { readonly count: number }): ReactElement {
  const names = Array.from({ length: count }, (_, index) => `field_${index + 1}`);
  const schema: RJSFSchema = {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name, { type: 'string', title: `Field ${name.slice(6)}`, maxLength: 40 }]),
    ),
  };
  return <Form schema={schema} validator={validator} />;
}
