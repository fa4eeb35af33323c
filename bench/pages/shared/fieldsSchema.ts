import type { RJSFSchema } from '@rjsf/utils';

/** A form of so many text fields, as rjsf's users write it. */
export function fieldsSchema(prefix: string, count: number): RJSFSchema {
  const names = Array.from({ length: count }, (_, index) => `${prefix}_${index + 1}`);
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name, index) => [name, { type: 'string', title: `Field ${index + 1}`, maxLength: 40 }]),
    ),
  };
}
