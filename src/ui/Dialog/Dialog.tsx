import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';
import { FieldStack } from '../Field/FieldStack.tsx';

const styles = defineRecipe({
  name: 'dialog',
  base: {
    root: {
      margin: 'auto',
      padding: '6',
      width: 'min(32rem, calc(100vw - 2rem))',
      maxHeight: 'calc(100dvh - 2rem)',
      overflow: 'auto',
      bg: 'surface',
      color: 'text',
      borderRadius: 'lg',
      boxShadow: 'raised',
      '&::backdrop': { background: 'rgb(8 16 13 / 55%)' },
    },
    title: { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'tight' },
  },
  variants: { size: { wide: { root: { width: 'min(70rem, calc(100vw - 2rem))', maxWidth: 'none' } } } },
});

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** For a picture rather than a question. */
  readonly size?: 'wide';
  readonly children: ReactNode;
  /** Buttons, the safest first. */
  readonly actions: ReactNode;
  /** Escape was pressed. Absent: the dialog wants an answer. */
  readonly onDismiss?: () => void;
}

/** The browser's own modal dialog: it keeps the focus inside, gives it back, and makes the rest inert. */
export function Dialog({ open, title, size, children, actions, onDismiss }: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal?.();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  const classes = styles({ size });
  return (
    <dialog
      ref={ref}
      className={classes.root}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss?.();
      }}
    >
      {open && (
        <FieldStack>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <div>{children}</div>
          <FieldStack gap="small" row>
            {actions}
          </FieldStack>
        </FieldStack>
      )}
    </dialog>
  );
}
