import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FieldPlan, FormPlan } from '../plan/formPlan.ts';

/** The form's shape as rjsf lays it out: which fields, in which order, in what section or row. What a field may hold
 * stays with our validator, so rjsf never resolves a schema while a member types. */
export function rjsfSchema(plan: FormPlan): { schema: RJSFSchema; uiSchema: UiSchema } {
  return { schema: objectSchema(plan.fields), uiSchema: objectUi(plan.fields) };
}

function objectSchema(fields: readonly FieldPlan[]): RJSFSchema {
  const joined = new Set(fields.map((field) => field.joined));
  const own = fields.filter((field) => !joined.has(field.path));
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((field) => [field.name, fieldSchema(field)])),
    required: own.filter((field) => field.required).map((field) => field.name),
  };
}

function fieldSchema(field: FieldPlan): RJSFSchema {
  if (field.widget === 'section') return objectSchema(field.children);
  if (field.widget === 'rows') return { type: 'array', items: objectSchema(field.children) };
  return { type: 'string' };
}

function objectUi(fields: readonly FieldPlan[]): UiSchema {
  return Object.fromEntries(fields.map((field) => [field.name, fieldUi(field)]));
}

function fieldUi(field: FieldPlan): UiSchema {
  if (field.widget === 'section') return objectUi(field.children);
  if (field.widget === 'rows') return { 'ui:field': 'RowsField', items: objectUi(field.children) };
  return { 'ui:field': 'ValueField' };
}
