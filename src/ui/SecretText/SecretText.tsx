import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const styles = defineRecipe({
  name: 'secret-text',
  base: {
    // Paper outlasts the time for which it is shown.
    root: { _print: { display: 'none' } },
    read: { fontSize: 'lg', fontWeight: 'bold', overflowWrap: 'normal' },
    // Who marks the number to copy it wants it once.
    heard: { userSelect: 'none' },
  },
});

/** A secret as it stands on a card. Who listens hears it one sign after another, not as thousands. */
export function SecretText({ text }: { readonly text: string }): ReactNode {
  const classes = styles();
  return (
    <span className={classes.root} translate="no">
      <span aria-hidden className={classes.read}>
        {text}
      </span>
      <span className={classes.heard}>
        <VisuallyHidden>{heard(text)}</VisuallyHidden>
      </span>
    </span>
  );
}

/** `4000 0100` is `4 0 0 0, 0 1 0 0`: a pause between groups. */
function heard(text: string): string {
  return text
    .split(' ')
    .map((group) => [...group].join(' '))
    .join(', ');
}
