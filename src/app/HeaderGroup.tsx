import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link } from '../i18n/Link.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { headerGroupStyles } from './headerGroupStyles.ts';

export interface HeaderLink {
  /** An address of the portal, or one outside of it. */
  readonly to: string;
  readonly label: string;
}

/** Links of the header under one word (R-HDR-04, R-HDR-08): a button that shows them. Escape, a press elsewhere, going on with Tab, one
 * of the links and the browser's Back close it. */
export function HeaderGroup({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly HeaderLink[];
}): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && root.current?.contains(target) !== true) close();
    };
    // Not while it is pressed: in the menu of a phone the links below would move up under the finger.
    document.addEventListener('click', closeOutside);
    window.addEventListener('popstate', close);
    return () => {
      document.removeEventListener('click', closeOutside);
      window.removeEventListener('popstate', close);
    };
  }, [open]);
  const closeIfLeft = (): void => {
    if (root.current?.contains(document.activeElement) === false) close();
  };
  const classes = headerGroupStyles({ open: open && 'yes' });
  return (
    <div
      ref={root}
      className={classes.root}
      onKeyDown={(event) => {
        if (!open) return;
        // A page that arrives takes the focus too, and closes nothing: only a member goes on with Tab.
        if (event.key === 'Tab') requestAnimationFrame(closeIfLeft);
        if (event.key !== 'Escape') return;
        // The menu that it is in stays open.
        event.stopPropagation();
        close();
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevron-down" size={16} className={classes.sign} />
      </button>
      <ul id={id} className={classes.list}>
        {links.map(({ to, label: name }) => (
          <li key={to}>
            {to.startsWith('/') ? (
              <Link to={to} className={classes.link} onClick={close}>
                {name}
              </Link>
            ) : (
              <a href={to} className={classes.link}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
