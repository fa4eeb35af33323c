import type { FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { pathOf } from '../answer/answerTree.ts';
import { fieldId } from '../field/fieldId.ts';
import { NotLoaded } from '../field/NotLoaded.tsx';
import { useStep } from '../field/StepContext.ts';

/** In the place of rows whose code did not come: the question stays. */
export function RowsNotLoaded({ fieldPathId, retry }: FieldProps & { readonly retry: () => void }): ReactNode {
  const { store, words } = useStep();
  const pointer = formatPointer(fieldPathId.path.map(String));
  const field = store.plan().byPath.get(pathOf(pointer));
  return (
    field && (
      <Field id={fieldId(pointer)} label={words.field(field.path, field.shared).label} group>
        <NotLoaded retry={retry} />
      </Field>
    )
  );
}
