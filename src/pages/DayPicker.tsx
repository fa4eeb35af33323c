import { useId, useState, type ReactNode } from 'react';
import { inputStyles } from '../ui/Input/inputStyles.ts';
import { pickerStyles } from './pickerStyles.ts';

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
  const id = useId();
  const [typed, setTyped] = useState({ from: value, to: value });
  const classes = pickerStyles();
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={inputStyles().box}
        min={FIRST}
        max={last}
        value={typed.from === value ? typed.to : value}
        onChange={({ target }) => {
          setTyped({ from: value, to: target.value });
          if (target.value >= FIRST && target.value <= last) onPick(target.value);
        }}
      />
    </div>
  );
}
