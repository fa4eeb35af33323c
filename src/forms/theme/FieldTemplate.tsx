import type { FieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { useStore } from '../field/StepContext.ts';

/** A field that its `x-when` hides is not in the page. Label, hint and error are the field's own affair. */
export function FieldTemplate({ fieldPathId, children }: FieldTemplateProps): ReactNode {
  const pointer = formatPointer(fieldPathId.path.map(String));
  const isHidden = useStore((store) => store.isHidden(pointer));
  return isHidden ? null : children;
}
