import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { FieldStack } from '../../ui/Field/FieldStack.tsx';
import { pathOf } from '../answer/answerTree.ts';
import { fieldId } from '../field/fieldId.ts';
import { useStep } from '../field/StepContext.ts';

/** The fields of a step, of a row or of a section; only a section has a name of its own. */
export function ObjectFieldTemplate({ fieldPathId, properties, schema }: ObjectFieldTemplateProps): ReactNode {
  const { words, store } = useStep();
  const pointer = formatPointer(fieldPathId.path.map(String));
  const fields = <FieldStack>{properties.map((property) => property.content)}</FieldStack>;
  const section = schema.$comment === undefined ? undefined : store.plan().byPath.get(pathOf(pointer));
  if (!section) return fields;
  const { label, hint } = words.field(section.path, section.shared);
  return (
    <Field id={fieldId(pointer)} label={label} hint={hint} group>
      {fields}
    </Field>
  );
}
