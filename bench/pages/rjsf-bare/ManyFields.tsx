import Form from '@rjsf/core';
import { useMemo, useState, type ReactElement } from 'react';
import { fieldsSchema } from '../shared/fieldsSchema.ts';
import { SECOND_STEP, SECOND_STEP_FIELDS } from '../shared/secondStep.ts';
import { validatorOf } from './validatorOf.ts';

type Values = Readonly<Record<string, string>>;

/** A form of so many text fields and a second step after it, for the work per key and from step to step. */
export function ManyFields({ count }: { readonly count: number }): ReactElement {
  const [values, setValues] = useState<Values>({});
  const [second, setSecond] = useState(false);
  const schema = useMemo(() => fieldsSchema('field', count), [count]);
  const validator = useMemo(() => validatorOf(`fields${count}`, schema), [count, schema]);
  if (second) {
    return (
      <>
        <h2>{SECOND_STEP}</h2>
        <Form schema={moreSchema} validator={moreValidator} />
        <button onClick={() => setSecond(false)}>Back</button>
      </>
    );
  }
  return (
    <Form
      schema={schema}
      uiSchema={submit}
      formData={values}
      validator={validator}
      onSubmit={({ formData }) => {
        setValues(formData as Values);
        setSecond(true);
      }}
    />
  );
}

const submit = { 'ui:submitButtonOptions': { submitText: 'Continue' } };
const moreSchema = fieldsSchema('more', SECOND_STEP_FIELDS);
const moreValidator = validatorOf('more', moreSchema);
