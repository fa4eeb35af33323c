import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'alert',
  base: {
    root: {
      display: 'flex',
      gap: '3',
      paddingBlock: '3',
      paddingInline: '4',
      borderRadius: 'md',
      borderInlineStartWidth: '4px',
      borderInlineStartStyle: 'solid',
      bg: 'infoSoft',
      borderColor: 'info',
      color: 'text',
    },
    // As high as a line of the text, so that it stands in the middle of the first.
    icon: { flex: 'none', height: '1lh', color: 'info' },
    body: { flex: 1, minWidth: 0 },
    title: { fontWeight: 'bold' },
  },
  variants: {
    tone: {
      error: { root: { bg: 'dangerSoft', borderColor: 'danger' }, icon: { color: 'danger' } },
      warning: { root: { bg: 'warningSoft', borderColor: 'warning' }, icon: { color: 'warning' } },
      info: {},
    },
  },
});

export type Tone = 'error' | 'warning' | 'info';

const ICONS = { error: 'circle-alert', warning: 'triangle-alert', info: 'info' } as const;

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
      <Icon name={ICONS[tone]} className={classes.icon} />
      <div className={classes.body}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
