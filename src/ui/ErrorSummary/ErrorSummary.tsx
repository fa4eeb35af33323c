import type { ReactNode, Ref } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'error-summary',
  base: {
    root: {
      padding: '4',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'danger',
      borderRadius: 'md',
      bg: 'dangerSoft',
      '&:focus': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    },
    title: { fontWeight: 'bold', fontSize: 'lg' },
    list: { marginTop: '2', display: 'flex', flexDirection: 'column' },
    link: { display: 'inline-block', paddingBlock: '1', color: 'danger', fontWeight: 'medium' },
  },
  variants: {
    tone: {
      error: {},
      warning: { root: { bg: 'warningSoft', borderColor: 'warning' } },
      info: { root: { bg: 'infoSoft', borderColor: 'info' } },
    },
  },
});

export interface ErrorLink {
  /** Id of the control, or of the group it is in; none for what is wrong with no control. */
  readonly id: string | undefined;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  /** A message about the whole rather than a field. */
  readonly message?: string | undefined;
  readonly tone?: 'error' | 'warning' | 'info';
  readonly errors: readonly ErrorLink[];
  readonly ref?: Ref<HTMLDivElement>;
  /** More to say of the whole. */
  readonly children?: ReactNode;
}

/** What went wrong, at the top of the form. Who shows it moves the focus to it, which is also what announces it. */
export function ErrorSummary({ title, message, tone = 'error', errors, ref, children }: ErrorSummaryProps): ReactNode {
  const classes = styles({ tone });
  return (
    <div className={classes.root} role="group" aria-labelledby="error-summary-title" tabIndex={-1} ref={ref}>
      <h2 id="error-summary-title" className={classes.title}>
        {title}
      </h2>
      {message !== undefined && <p>{message}</p>}
      {children}
      {errors.length > 0 && (
        <ul className={classes.list}>
          {errors.map(({ id, message: text }) => (
            <li key={`${id ?? ''} ${text}`}>
              {id === undefined ? (
                text
              ) : (
                <a
                  className={classes.link}
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusControl(id);
                  }}
                >
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Puts the focus on a control, or on the first one inside a group, with its name in view. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  control?.focus({ preventScroll: true });
  (control?.closest('[role=group], fieldset') ?? control?.parentElement?.parentElement ?? control)?.scrollIntoView?.({
    block: 'center',
  });
}

const focusable = 'input:not([type=hidden]), select, textarea, button, a[href]';
