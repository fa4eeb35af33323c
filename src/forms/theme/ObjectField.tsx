import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { toFieldPathId } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { FieldStack } from '../../ui/Field/FieldStack.tsx';
import { pathOf } from '../answer/answerTree.ts';
import { fieldId } from '../field/fieldId.ts';
import { useStep } from '../field/StepContext.ts';

/** The fields of a step, of a row or of a section, in the order of the schema; only a section has a name of its own. */
export function ObjectField(props: FieldProps): ReactNode {
  const { schema, uiSchema, fieldPathId, registry, onChange, onBlur, onFocus } = props;
  const { words, store } = useStep();
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
  const fields = (
    <FieldStack>
      {Object.entries(schema.properties ?? {}).map(([name, property]) => (
        <SchemaField
          key={name}
          name={name}
          schema={property as RJSFSchema}
          uiSchema={uiSchema?.[name] as UiSchema}
          fieldPathId={toFieldPathId(name, registry.globalFormOptions, fieldPathId)}
          registry={registry}
          onChange={onChange}
          onBlur={onBlur}
          onFocus={onFocus}
          required={schema.required?.includes(name) ?? false}
        />
      ))}
    </FieldStack>
  );
  const last = fieldPathId.path.at(-1);
  const pointer = formatPointer(fieldPathId.path.map(String));
  const section = typeof last === 'string' ? store.plan().byPath.get(pathOf(pointer)) : undefined;
  if (!section) return fields;
  const { label, hint } = words.field(section.path, section.shared);
  return (
    <Field id={fieldId(pointer)} label={label} hint={hint} group>
      {fields}
    </Field>
  );
}
