import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';
import { Button } from '../Button/Button.tsx';

const styles = defineRecipe({
  name: 'toasts',
  base: {
    region: {
      // At the foot of the window, and at the end of the page in a place of its own: what stands there is not covered.
      position: 'sticky',
      bottom: 'calc(1rem + var(--foot, 0rem))',
      marginInline: '4',
      zIndex: 'toast',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      pointerEvents: 'none',
      // On a wide screen the foot has buttons of the page; below the header, at the end of the line, a page has none.
      md: {
        position: 'fixed',
        top: '4.5rem',
        bottom: 'auto',
        insetInlineEnd: '4',
        marginInline: 0,
        width: '20rem',
        alignItems: 'flex-end',
      },
      lg: { width: '24rem' },
    },
    toast: {
      pointerEvents: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      width: 'min(32rem, 100%)',
      paddingInline: '4',
      paddingBlock: '2',
      bg: 'text',
      color: 'surface',
      borderRadius: 'md',
      boxShadow: 'raised',
      '& > span': { flex: 1 },
      '& button': { color: 'inherit' },
    },
  },
});

export interface Toast {
  readonly id: string;
  readonly tone: 'error' | 'info';
  readonly message: string;
}

interface ToastsProps {
  readonly toasts: readonly Toast[];
  readonly closeLabel: string;
  readonly onClose: (id: string) => void;
}

/** Passing messages. Two live regions stand from the start, one for news and one for trouble: a message is put into
 * one of them, once, and stays until it is closed or its owner takes it away. */
export function Toasts({ toasts, closeLabel, onClose }: ToastsProps): ReactNode {
  const classes = styles();
  const list = (tone: Toast['tone']): ReactNode =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => (
        <div key={toast.id} className={classes.toast}>
          <span>{toast.message}</span>
          <Button look="link" onClick={() => onClose(toast.id)}>
            {closeLabel}
          </Button>
        </div>
      ));
  return (
    <div className={classes.region}>
      <div role="status">{list('info')}</div>
      <div role="alert">{list('error')}</div>
    </div>
  );
}
