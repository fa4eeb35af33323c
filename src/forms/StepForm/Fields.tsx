import Form from '@rjsf/core/lib/components/Form.js';
import type { FormProps } from '@rjsf/core';
import type { ComponentType, ReactNode } from 'react';
import { memo, useMemo } from 'react';
import { useStep, useStore } from '../field/StepContext.ts';
import { rjsfSchema } from '../theme/rjsfSchema.ts';
import { theme } from '../theme/theme.ts';
import { rjsfValidator } from '../theme/validator.ts';

const RjsfForm = Form as unknown as ComponentType<FormProps>;

/** The fields, laid out by rjsf once: values, errors and visibility reach them through the store. */
export const Fields = memo(function Fields(): ReactNode {
  const { store } = useStep();
  const plan = useStore((current) => current.plan());
  const shape = useMemo(() => rjsfSchema(plan), [plan]);
  if (plan.fields.length === 0) return null;
  return (
    <RjsfForm
      key={plan.fields.length === 0 ? 'empty' : undefined}
      {...theme}
      {...shape}
      tagName="div"
      validator={rjsfValidator}
      noValidate
      showErrorList={false}
      experimental_defaultFormStateBehavior={noDefaults}
      formContext={store}
    >
      <></>
    </RjsfForm>
  );
});

/** Defaults are the store's; a box whose only value is `true` must never start ticked. */
const noDefaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;
