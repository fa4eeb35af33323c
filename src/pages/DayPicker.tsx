import type { ReactNode } from 'react';
import { inputStyles } from '../ui/Input/inputStyles.ts';
import { PickerFrame } from './PickerFrame.tsx';

/** Before this no year that is being typed is meant: 0002 on the way to 2025. */
const FIRST = '2000-01-01';

interface DayPickerProps {
  readonly label: string;
  /** `2025-03-01`, as is what is picked. */
  readonly value: string;
  /** No later day can be picked. */
  readonly last: string;
  readonly onPick: (day: string) => void;
}

/** A day to see a page by, in the browser's own way. A day that is not whole yet, or too late, stays as it is typed and changes nothing. */
export function DayPicker({ label, value, last, onPick }: DayPickerProps): ReactNode {
  return (
    <PickerFrame label={label} value={value}>
      {(picked) => (
        <input
          id={picked.id}
          type="date"
          className={inputStyles().box}
          min={FIRST}
          max={last}
          value={picked.value}
          onChange={({ target }) => {
            picked.show(target.value);
            if (target.value >= FIRST && target.value <= last) onPick(target.value);
          }}
        />
      )}
    </PickerFrame>
  );
}
