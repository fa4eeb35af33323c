import type { SchemaUtilsType } from '@rjsf/utils';

/** What rjsf asks of a schema while it lays fields out, answered for the plain shapes of `rjsfSchema`: no references, conditions or
 * alternatives to resolve, and labels that are ours. rjsf's own answers to all it can be asked are 11 KB, most of it for those. */
export const plainSchemas: Pick<SchemaUtilsType, 'retrieveSchema' | 'getDisplayLabel' | 'isSelect'> = {
  retrieveSchema: (schema) => schema,
  getDisplayLabel: () => false,
  isSelect: () => false,
};
