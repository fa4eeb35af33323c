import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'waiting',
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3', color: 'textMuted', minHeight: '2.75rem' },
    wheel: {
      width: '1.5rem',
      height: '1.5rem',
      flex: 'none',
      borderRadius: 'full',
      borderWidth: '3px',
      borderStyle: 'solid',
      borderColor: 'line',
      borderTopColor: 'accent',
      animation: 'spin 0.9s linear infinite',
    },
  },
});

interface WaitingProps {
  readonly label: string;
  /** Said instead after ten seconds: "still working". */
  readonly stillLabel: string;
  readonly stillAfterMs?: number;
}

/** Something is under way. A screen reader hears it once, and once more when it takes long. */
export function Waiting({ label, stillLabel, stillAfterMs = 10_000 }: WaitingProps): ReactNode {
  const [still, setStill] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), stillAfterMs);
    return () => clearTimeout(timer);
  }, [stillAfterMs]);
  const classes = styles();
  return (
    <div className={classes.root} role="status">
      <span className={classes.wheel} aria-hidden="true" />
      <span>{still ? stillLabel : label}</span>
    </div>
  );
}
