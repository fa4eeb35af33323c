import type { FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { useStore } from '../field/StepContext.ts';

/** About the room of rows whose code has not come: label and button, and for each row its frame and what it asks for. */
export function RowsComing({ fieldPathId, schema }: FieldProps): ReactNode {
  const rows = useStore((store) => store.value(formatPointer(fieldPathId.path.map(String))));
  const asked = Object.keys((schema.items as FieldProps['schema']).properties ?? {}).length;
  const count = Array.isArray(rows) ? rows.length : 0;
  return <div style={{ minHeight: `${6 + count * (3 + 5.5 * asked)}rem` }} />;
}
