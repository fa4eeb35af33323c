import type { ReactNode } from 'react';
import { isJsonObject } from '../../domain/json.ts';
import type { StepWords } from '../../i18n/stepWords.ts';
import { ItemList } from '../../ui/ItemList/ItemList.tsx';
import { shownValue } from './shownValue.ts';
import type { SummaryRow } from './SummaryRow.ts';

interface SummarisedItemsProps {
  readonly row: SummaryRow;
  readonly words: StepWords;
}

/** The items of a summary's list; of each what is there. */
export function SummarisedItems({ row: { name, label, list }, words }: SummarisedItemsProps): ReactNode {
  const { items = [], rows = [] } = list ?? {};
  const shown = rows.filter(isJsonObject).map((row) => ({ ...row, name: `${name}.${String(row.name)}` }));
  const facts = items.map((item) =>
    shown.flatMap((row) => {
      const value = isJsonObject(item) ? shownValue(row, item, words) : undefined;
      return value === undefined ? [] : [{ name: row.name, label: words.summary(row.name), value }];
    }),
  );
  return <ItemList heading={label} empty={words.summary(`${name}.empty`)} items={facts} />;
}
