import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { inRow } from '../answer/stepScope.ts';
import { useStep } from '../field/StepContext.ts';
import { optionLabel } from '../options/optionLabel.ts';
import { useServiceRows } from '../options/useServiceRows.ts';
import type { LookUp } from './SummaryRow.ts';

/** What was chosen from a list that a read answers, by its name; by its value until, and unless, the list is there. */
export function LookedUp({ lookUp }: { readonly lookUp: LookUp }): ReactNode {
  const { words } = useStep();
  const { service, chosen } = lookUp;
  const input = useMemo(() => JSON.stringify(lookUp.input), [lookUp.input]);
  const { rows } = useServiceRows(service, input);
  const named = chosen.map((key) => {
    const row = rows.find((one) => String(inRow(one, service.value)) === key);
    return row === undefined ? key : optionLabel(row, service.label(words.locale), lookUp.words, words);
  });
  return named.join('\n');
}
