import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { toFieldPathId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { memo, useMemo } from 'react';
import { useStore } from '../field/StepContext.ts';
import { rjsfSchema } from '../theme/rjsfSchema.ts';
import { stepRegistry } from '../theme/stepRegistry.ts';

/** The fields, laid out by rjsf once: values, errors and visibility reach them through the store. */
export const Fields = memo(function Fields(): ReactNode {
  const plan = useStore((current) => current.plan());
  const { schema, uiSchema } = useMemo(() => rjsfSchema(plan), [plan]);
  const registry = useMemo(() => stepRegistry(schema), [schema]);
  if (plan.fields.length === 0) return null;
  return (
    <SchemaField
      name=""
      schema={schema}
      uiSchema={uiSchema}
      fieldPathId={toFieldPathId('', registry.globalFormOptions)}
      registry={registry}
      onChange={unasked}
      onBlur={unasked}
      onFocus={unasked}
    />
  );
});

/** Widgets tell the store, not rjsf. */
const unasked = (): void => undefined;
