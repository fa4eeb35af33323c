import type { ReactNode } from 'react';
import { inputStyles } from '../ui/Input/inputStyles.ts';
import { PickerFrame } from './PickerFrame.tsx';

interface PickerProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string) => void;
}

/** One of several ways to see a page. */
export function Picker({ label, value, options, onPick }: PickerProps): ReactNode {
  return (
    <PickerFrame label={label} value={value}>
      {(picked) => (
        <select
          id={picked.id}
          className={inputStyles({ select: 'yes' }).box}
          value={picked.value}
          onChange={({ target }) => {
            picked.show(target.value);
            onPick(target.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </PickerFrame>
  );
}
