import { Button, Heading } from '@chakra-ui/react';
import Form from '@rjsf/chakra-ui';
import validator from '@rjsf/validator-ajv8';
import { useState, type ReactElement } from 'react';
import { fieldsSchema } from '../shared/fieldsSchema.ts';
import { SECOND_STEP, SECOND_STEP_FIELDS } from '../shared/secondStep.ts';

type Values = Readonly<Record<string, string>>;

/** A form of so many text fields and a second step after it, for the work per key and from step to step. */
export function ManyFields({ count }: { readonly count: number }): ReactElement {
  const [values, setValues] = useState<Values>({});
  const [second, setSecond] = useState(false);
  if (second) {
    return (
      <>
        <Heading>{SECOND_STEP}</Heading>
        <Form schema={fieldsSchema('more', SECOND_STEP_FIELDS)} validator={validator} />
        <Button onClick={() => setSecond(false)}>Back</Button>
      </>
    );
  }
  return (
    <Form
      schema={fieldsSchema('field', count)}
      uiSchema={{ 'ui:submitButtonOptions': { submitText: 'Continue' } }}
      formData={values}
      validator={validator}
      onSubmit={({ formData }) => {
        setValues(formData as Values);
        setSecond(true);
      }}
    />
  );
}
