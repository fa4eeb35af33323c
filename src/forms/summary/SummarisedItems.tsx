import { useState, type ReactNode } from 'react';
import { isJsonObject } from '../../domain/json.ts';
import type { StepWords } from '../../i18n/stepWords.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ItemList } from '../../ui/ItemList/ItemList.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { shownValue } from './shownValue.ts';
import type { AnswerPlace, SummaryRow } from './SummaryRow.ts';

interface SummarisedItemsProps {
  readonly row: SummaryRow;
  readonly words: StepWords;
  readonly busy: boolean;
  readonly onEdit: ((edit: AnswerPlace) => void) | undefined;
  readonly onRemove: ((row: string) => void) | undefined;
}

/** The items of a summary's list; of each what is there. What the member gave row by row is changed and taken out there. */
export function SummarisedItems({ row, words, busy, onEdit, onRemove }: SummarisedItemsProps): ReactNode {
  const { name, label, list, edit } = row;
  const { items = [], rows = [], each } = list ?? {};
  const [leaving, setLeaving] = useState<number>();
  const shown = rows.filter(isJsonObject).map((one) => ({ ...one, name: `${name}.${String(one.name)}` }));
  const facts = items.map((item) =>
    shown.flatMap((one) => {
      const value = isJsonObject(item) ? shownValue(one, item, words) : undefined;
      return value === undefined ? [] : [{ name: one.name, label: words.summary(one.name), value }];
    }),
  );
  const firsts = facts.map((fact) => fact[0]?.value);
  const nameOf = (index: number): string => {
    const first = firsts[index];
    const isOnly = first !== undefined && firsts.indexOf(first) === firsts.lastIndexOf(first);
    return isOnly ? first : [words.widget('rows', 'item', { number: index + 1 }), first ?? ''].join(' ').trim();
  };
  const link = (text: string, about: string, onClick: () => void): ReactNode => (
    <Button look="link" disabled={busy} onClick={onClick}>
      {text} <VisuallyHidden>{about}</VisuallyHidden>
    </Button>
  );
  const change = (about: string, to: AnswerPlace): ReactNode =>
    onEdit && link(words.widget('summary', 'change'), about, () => onEdit(to));
  const rowOf = (index: number): string => `${each?.state ?? ''}-${index + 1}`;
  return (
    <>
      <ItemList
        heading={label}
        empty={words.summary(`${name}.empty`)}
        items={facts}
        action={edit && change(label, edit)}
        actions={
          each &&
          ((index) => (
            <>
              {change(nameOf(index), { state: rowOf(index), path: '' })}
              {items.length > each.min && link(words.widget('rows', 'remove'), nameOf(index), () => setLeaving(index))}
            </>
          ))
        }
      />
      {each && (
        <RemoveDialog
          item={leaving === undefined ? undefined : nameOf(leaving)}
          words={words}
          onKeep={() => setLeaving(undefined)}
          onRemove={() => onRemove?.(rowOf(leaving ?? 0))}
        />
      )}
    </>
  );
}
