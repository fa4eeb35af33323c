import type { ReactNode } from 'react';
import { Link } from '../i18n/Link.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { actionListStyles } from './actionListStyles.ts';
import { iconOfPage } from './pageIcons.ts';

interface ActionListProps {
  readonly actions: readonly { readonly to: string; readonly label: string }[];
  /** What they are about, where no heading says it. */
  readonly label?: string;
}

/** Pages and processes to go to, each beside its icon. */
export function ActionList({ actions, label }: ActionListProps): ReactNode {
  const styles = actionListStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {actions.map(({ to, label: name }) => (
        <li key={to} className={styles.item}>
          <Link to={to} className={styles.link}>
            <PageIcon to={to} />
            <span className={styles.label}>{name}</span>
            <Icon name="chevron-right" className={styles.onward} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The icon of the page at an address, on its ground; nothing where it has none. */
export function PageIcon({ to }: { readonly to: string }): ReactNode {
  const icon = iconOfPage(to);
  return (
    icon && (
      <span className={actionListStyles().icon}>
        <Icon name={icon} />
      </span>
    )
  );
}
