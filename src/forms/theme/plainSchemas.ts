import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils';
import sameProps from './sameProps.ts';

/** Stands in for rjsf's schema utilities (10 KB of references, conditions, alternatives and defaults): the shapes we
 * lay out by are plain, their answers are the store's, and every field has a component of its own. */
class PlainSchemas {
  constructor(
    private readonly validator: ValidatorType,
    private readonly rootSchema: RJSFSchema,
  ) {}

  getRootSchema(): RJSFSchema {
    return this.rootSchema;
  }

  getValidator(): ValidatorType {
    return this.validator;
  }

  doesSchemaUtilsDiffer(validator: ValidatorType, rootSchema: RJSFSchema): boolean {
    if (!validator || !rootSchema) return false;
    return this.validator !== validator || !sameProps(this.rootSchema, rootSchema);
  }

  retrieveSchema(schema: RJSFSchema): RJSFSchema {
    return schema;
  }

  getDefaultFormState(_schema: RJSFSchema, formData: unknown): unknown {
    return formData ?? {};
  }

  /** Labels are our field template's. */
  getDisplayLabel(): boolean {
    return false;
  }

  isSelect(): boolean {
    return false;
  }

  isMultiSelect(): boolean {
    return false;
  }

  isFilesArray(): boolean {
    return false;
  }
}

type Used = Pick<SchemaUtilsType, keyof PlainSchemas>;

export default function createSchemaUtils(validator: ValidatorType, rootSchema: RJSFSchema): Used {
  return new PlainSchemas(validator, rootSchema) as unknown as Used;
}
