import { Button, Heading } from '@chakra-ui/react';
import Form from '@rjsf/chakra-ui';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState, type ReactElement } from 'react';
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
        <Form schema={schemaOf('more', SECOND_STEP_FIELDS)} validator={validator} />
        <Button onClick={() => setSecond(false)}>Back</Button>
      </>
    );
  }
  return (
    <Form
      schema={schemaOf('field', count)}
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

function schemaOf(prefix: string, count: number): RJSFSchema {
  const names = Array.from({ length: count }, (_, index) => `${prefix}_${index + 1}`);
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name, index) => [name, { type: 'string', title: `Field ${index + 1}`, maxLength: 40 }]),
    ),
  };
}
