import { useId, useState, type ReactNode } from 'react';
import { inputStyles } from '../ui/Input/inputStyles.ts';
import { pickerStyles } from './pickerStyles.ts';

interface PickerProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string) => void;
}

/** One of several ways to see a page. What was picked shows at once, and until the page has it. */
export function Picker({ label, value, options, onPick }: PickerProps): ReactNode {
  const id = useId();
  const [pick, setPick] = useState({ from: value, to: value });
  const classes = pickerStyles();
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <select
        id={id}
        className={inputStyles({ select: 'yes' }).box}
        value={pick.from === value ? pick.to : value}
        onChange={(event) => {
          setPick({ from: value, to: event.target.value });
          onPick(event.target.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
