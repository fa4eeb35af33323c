import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';
import { VisuallyHidden, visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Room for the names of all stages; below it only the present one is written. */
const ROOM = '@media (min-width: 37.5rem)';

/** Up to where the member stands. */
const DRAWN = { marginTop: '0', borderTopWidth: '5px', borderColor: 'accent' };

const styles = defineRecipe({
  name: 'progress',
  base: {
    short: { marginBottom: '2', fontSize: 'sm', fontWeight: 'bold', [ROOM]: { display: 'none' } },
    list: { display: 'flex', listStyle: 'none', [ROOM]: { gap: '2' } },
    stage: {
      flex: '1 1 0',
      // To do is thin and done is thick: no three colours have 3 to 1 between each two of them and the ground.
      marginTop: '3px',
      borderTopWidth: '2px',
      borderTopStyle: 'solid',
      borderColor: 'control',
      color: 'textMuted',
      fontSize: 'sm',
      lineHeight: 'tight',
      // A name takes a second line between its words, never within one.
      wordBreak: 'keep-all',
      overflowWrap: 'normal',
      [ROOM]: { flexBasis: 'auto', paddingTop: '2' },
    },
    name: {
      ...visuallyHidden,
      [ROOM]: { position: 'static', width: 'auto', height: 'auto', margin: 0, clipPath: 'none', whiteSpace: 'normal' },
    },
  },
  variants: {
    at: {
      behind: { stage: DRAWN },
      here: { stage: { ...DRAWN, color: 'text', fontWeight: 'bold' } },
    },
  },
});

interface ProgressLineProps {
  readonly label: string;
  readonly stages: readonly { readonly name: string; readonly label: string }[];
  readonly at: string;
  /** Names of the stages that were gone through; one before the present that is not among them was skipped. */
  readonly passed: readonly string[];
  /** Says on a narrow screen where the member stands: "Step 3 of 5 · Payment password". */
  readonly shortLabel: (stage: string, number: number, of: number) => string;
  /** Said after a stage that is behind: "completed". */
  readonly doneLabel: string;
}

/** The stages of a process and where the member stands: the line is drawn up to there, over what was skipped too. */
export function ProgressLine({ label, stages, at, passed, doneLabel, shortLabel }: ProgressLineProps): ReactNode {
  const here = stages.findIndex((stage) => stage.name === at);
  const isDone = (name: string, index: number): boolean => index < here && passed.includes(name);
  return (
    <nav aria-label={label}>
      {here >= 0 && (
        <p className={styles().short} aria-hidden="true">
          {shortLabel(stages[here]?.label ?? '', here + 1, stages.length)}
        </p>
      )}
      <ol className={styles().list}>
        {stages.map((stage, index) => (
          <li
            key={stage.name}
            className={styles({ at: index < here ? 'behind' : index === here ? 'here' : undefined }).stage}
            aria-current={index === here ? 'step' : undefined}
          >
            <span className={styles().name}>{stage.label}</span>
            {isDone(stage.name, index) && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
