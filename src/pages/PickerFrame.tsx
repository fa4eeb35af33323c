import { useId, useState, type ReactNode } from 'react';
import { defineRecipe } from '../ui/system/recipe.ts';

const styles = defineRecipe({
  name: 'picker',
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0, width: 'full', maxWidth: 'form' },
    label: { color: 'textMuted', fontSize: 'sm' },
  },
});

interface Picked {
  readonly id: string;
  readonly value: string;
  /** Shows a value before the page has it. */
  readonly show: (value: string) => void;
}

interface PickerFrameProps {
  readonly label: string;
  readonly value: string;
  readonly children: (picked: Picked) => ReactNode;
}

/** A label above what a page is seen by. What was picked shows at once, and until the page has it. */
export function PickerFrame({ label, value, children }: PickerFrameProps): ReactNode {
  const id = useId();
  const [pick, setPick] = useState({ from: value, to: value });
  const classes = styles();
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {children({
        id,
        value: pick.from === value ? pick.to : value,
        show: (to) => setPick({ from: value, to }),
      })}
    </div>
  );
}
