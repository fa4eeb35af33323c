import type { ReactNode } from 'react';
import { HeldRoom } from '../HeldRoom/HeldRoom.tsx';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'field',
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0 },
    label: { display: 'block', fontWeight: 'bold', padding: 0 },
    optional: { fontWeight: 'normal', color: 'textMuted' },
    hint: { color: 'textMuted', fontSize: 'sm' },
    error: { color: 'danger', fontSize: 'sm', fontWeight: 'bold' },
    control: { marginTop: '1', minWidth: 0 },
  },
  variants: {
    invalid: {
      yes: {
        root: {
          // Beside the field, not before it: no line of it breaks elsewhere once the error is gone.
          marginInlineStart: '-12px',
          paddingInlineStart: '8px',
          borderInlineStartWidth: '4px',
          borderInlineStartStyle: 'solid',
          borderColor: 'danger',
        },
      },
    },
  },
});

export interface FieldProps {
  /** Id of the control, or of the group. Hint and error get `<id>-hint` and `<id>-error`. */
  readonly id: string;
  readonly label: ReactNode;
  /** Said after the label of a field that may be left out. */
  readonly optional?: string | undefined;
  readonly hint?: ReactNode;
  /** The hint is a warning: it comes before what it warns of. */
  readonly warns?: boolean;
  readonly error?: string | undefined;
  /** Several controls under one name. Not a fieldset: a legend cannot be laid out like a label. */
  readonly group?: boolean;
  /** The control says its own name: a checkbox with its text beside it. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** Name, hint and error around one control or one group of controls. */
export function Field({ id, label, optional, hint, warns, error, group, bare, children }: FieldProps): ReactNode {
  const classes = styles({ invalid: error !== undefined && 'yes' });
  const name = (
    <>
      {label}
      {optional !== undefined && ' '}
      {optional !== undefined && <span className={classes.optional}>{optional}</span>}
    </>
  );
  const aside = hint !== undefined && (
    <div id={hintId(id)} className={classes.hint}>
      {hint}
    </div>
  );
  const problem = (
    <HeldRoom>
      {error !== undefined && (
        <div id={errorId(id)} className={classes.error}>
          {error}
        </div>
      )}
    </HeldRoom>
  );
  const control = <div className={classes.control}>{children}</div>;
  if (group)
    return (
      <div
        className={classes.root}
        id={id}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, hint !== undefined, error !== undefined)}
      >
        <div className={classes.label} id={`${id}-label`}>
          {name}
        </div>
        {aside}
        {problem}
        {control}
      </div>
    );
  // A hint explains a name that was read: of a checkbox it is the text beside the box. A warning is read before one ticks.
  const isBelow = bare && !warns;
  return (
    <div className={classes.root}>
      {!bare && (
        <label className={classes.label} htmlFor={id}>
          {name}
        </label>
      )}
      {!isBelow && aside}
      {problem}
      {control}
      {isBelow && aside}
    </div>
  );
}

export function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}

/** What a control's `aria-describedby` names: its hint, then its error. */
export function describedBy(id: string, hint: boolean, error: boolean): string | undefined {
  const ids = [...(hint ? [hintId(id)] : []), ...(error ? [errorId(id)] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}
