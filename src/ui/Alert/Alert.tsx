import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'alert',
  base: {
    root: {
      paddingBlock: '3',
      paddingInline: '4',
      borderRadius: 'md',
      borderInlineStartWidth: '4px',
      borderInlineStartStyle: 'solid',
      bg: 'accentSoft',
      borderColor: 'accent',
      color: 'text',
    },
    title: { fontWeight: 'bold' },
  },
  variants: {
    tone: {
      error: { root: { bg: 'dangerSoft', borderColor: 'danger' } },
      warning: { root: { bg: 'warningSoft', borderColor: 'warning' } },
      info: {},
    },
  },
});

export type Tone = 'error' | 'warning' | 'info';

interface AlertProps {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Says it to a screen reader when it appears: for news, not for what was on the page from the start. */
  readonly announce?: boolean;
}

/** A message that stands in the page. The tone is never said by colour alone: the words say it too. */
export function Alert({ tone = 'info', title, children, announce = false }: AlertProps): ReactNode {
  const classes = styles({ tone });
  const role = announce ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={classes.root} role={role}>
      {title !== undefined && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  );
}
