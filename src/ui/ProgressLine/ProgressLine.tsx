import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const styles = defineRecipe({
  name: 'progress',
  base: {
    list: { display: 'flex', gap: '2', listStyle: 'none' },
    stage: {
      flex: 1,
      minWidth: 0,
      paddingTop: '2',
      borderTopWidth: '4px',
      borderTopStyle: 'solid',
      borderColor: 'line',
      color: 'textMuted',
      fontSize: 'xs',
      lineHeight: 'tight',
      sm: { fontSize: 'sm' },
    },
  },
  variants: {
    at: {
      done: { stage: { borderColor: 'accent' } },
      here: { stage: { borderColor: 'accent', color: 'text', fontWeight: 'bold' } },
    },
  },
});

interface ProgressLineProps {
  readonly label: string;
  readonly stages: readonly { readonly name: string; readonly label: string }[];
  readonly at: string;
  /** Said after a stage that is behind: "completed". */
  readonly doneLabel: string;
}

/** The stages of a process and where the member stands. */
export function ProgressLine({ label, stages, at, doneLabel }: ProgressLineProps): ReactNode {
  const here = stages.findIndex((stage) => stage.name === at);
  return (
    <nav aria-label={label}>
      <ol className={styles().list}>
        {stages.map((stage, index) => (
          <li
            key={stage.name}
            className={styles({ at: index < here ? 'done' : index === here ? 'here' : undefined }).stage}
            aria-current={index === here ? 'step' : undefined}
          >
            {stage.label}
            {index < here && ' '}
            {index < here && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
