import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';
import { wheel } from '../system/wheel.ts';

const styles = defineRecipe({
  name: 'waiting',
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3', color: 'textMuted', minHeight: '2.75rem' },
    wheel: { flex: 'none', ...wheel },
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
