import type { ReactNode } from 'react';
import { Link } from '../i18n/Link.tsx';
import { useTexts } from '../i18n/TextsContext.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { BrandMark } from './BrandMark.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { headerStyles } from './shellStyles.ts';
import { useProductName } from '../i18n/SiteContext.tsx';

export interface HeaderMenu {
  readonly open: boolean;
  readonly controls: string;
  readonly toggle: () => void;
}

interface HeaderProps {
  readonly homeTo: string;
  /** What stands beside the language switch on a wide screen. */
  readonly children?: ReactNode;
  /** The button that opens the menu on a narrow screen. */
  readonly menu?: HeaderMenu;
  /** From edge to edge, above a side menu. */
  readonly wide?: boolean;
  /** So many links that they stand in a line on the widest screens only. */
  readonly nav?: 'long';
}

export function Header({ homeTo, children, menu, wide = false, nav }: HeaderProps): ReactNode {
  const texts = useTexts();
  const classes = headerStyles({ wide: wide && 'yes', nav });
  // Before what it opens, for who goes on with Tab.
  const button = menu && (
    <Button
      size="small"
      className={classes.menuButton}
      aria-expanded={menu.open}
      aria-controls={menu.controls}
      onClick={menu.toggle}
    >
      {texts.text('app', menu.open ? 'menu.close' : 'menu.open')}
    </Button>
  );
  return (
    <header className={classes.root}>
      <div className={classes.bar}>
        <Link to={homeTo} className={classes.brand}>
          <BrandMark />
          <span>{useProductName()}</span>
        </Link>
        {children && button}
        {children}
        <LanguageSwitch />
        {!children && button}
      </div>
    </header>
  );
}
