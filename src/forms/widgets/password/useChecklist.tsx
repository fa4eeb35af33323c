import { useEffect, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { checksOf } from '../../../rules/formSchema.ts';
import { meetsCheck } from '../../../rules/meetsCheck.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { Checklist } from './Checklist.tsx';

interface LiveChecklist {
  /** What describes the input: its hint and error, and the list. */
  readonly describedBy: string | undefined;
  readonly look: (event: FormEvent<HTMLInputElement>) => void;
  /** Absent where the field's schema names no checks. */
  readonly list: ReactNode;
}

/** What `x-check` names in the schema of a new secret, ticked off while it is typed; of an empty box nothing is. */
export function useChecklist({ field, id, pointer, words, describedBy }: WidgetProps): LiveChecklist {
  const { words: step } = useStep();
  const checks = checksOf(field.schema);
  // By name, never the text: what is typed stays in the input.
  const [met, setMet] = useState('');
  const isKept = useStore((store) => store.value(pointer) !== undefined);
  // A secret that was sent is kept no longer: the box is empty.
  useEffect(() => {
    if (!isKept) setMet('');
  }, [isKept]);
  const look = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>): void =>
    setMet(checks.flatMap(({ name, schema }) => (meetsCheck(schema, value) ? [name] : [])).join(' '));
  if (checks.length === 0) return { describedBy, look, list: undefined };
  const listId = `${id}-checks`;
  const list = (
    <Checklist
      id={listId}
      items={checks.map(({ name }) => ({ name, label: words.check(name), isMet: met.split(' ').includes(name) }))}
      metLabel={step.widget('password', 'met')}
      unmetLabel={step.widget('password', 'unmet')}
    />
  );
  return { describedBy: [describedBy, listId].filter(Boolean).join(' '), look, list };
}
