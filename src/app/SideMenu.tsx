import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Link } from '../i18n/Link.tsx';
import { useMember, usePortal, useSession } from '../api/PortalContext.tsx';
import { useIsOpen, useSite } from '../i18n/SiteContext.tsx';
import { useWords } from '../i18n/TextsContext.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import type { IconName } from '../ui/Icon/iconNames.ts';
import { LevelIcon } from './LevelIcon.tsx';
import { menuStyles } from './shellStyles.ts';
import { signOut } from './signOut.ts';

interface MenuItem {
  /** Without its slash the key of its name under `menu` in the words. */
  readonly page: string;
  readonly icon: IconName;
}

/** The pages of `member_menu` of the site (R-MENU-01 to R-MENU-05), who is signed in, and below that the settings. */
export function SideMenu({ id, open }: { readonly id: string; readonly open: boolean }): ReactNode {
  const t = useWords('app');
  const isOpen = useIsOpen();
  const items = (useSite()['member_menu'] ?? []) as unknown as readonly MenuItem[];
  const classes = menuStyles({ open: open && 'yes' });
  return (
    <nav id={id} className={classes.root} aria-label={t('menu.label')}>
      <ul className={classes.list}>
        {items.map((item) => isOpen(item.page) && <MenuLink key={item.page} {...item} />)}
      </ul>
      <div className={classes.foot}>
        <Person />
        <ul className={classes.list}>
          <MenuLink page="/userSettings" icon="settings" />
        </ul>
        <SignOut />
      </div>
    </nav>
  );
}

function MenuLink({ page, icon }: MenuItem): ReactNode {
  const t = useWords('app');
  return (
    <li>
      <NavLink to={page} className={menuStyles().link}>
        <Icon name={icon} />
        {t(`menu.${page.slice(1)}`)}
      </NavLink>
    </li>
  );
}

/** Who is signed in, at which level, and the way up for all but the highest (R-MENU-07 to R-MENU-12): who has asked for it learns
 * there how it stands. */
function Person(): ReactNode {
  const t = useWords('app');
  const member = useMember();
  // The name of the last visit stands until the gateway has answered; a level is shown only when it is known.
  const { userInfo } = useSession();
  const classes = menuStyles();
  const name = member.status === 'ready' ? member.info.user_name : userInfo?.['user_name'];
  const { realname_status: status, review_state: review } = member.status === 'ready' ? member.info : UNKNOWN;
  return (
    <>
      <div className={classes.person}>
        {status !== undefined && <LevelIcon status={status} />}
        <div>
          <div>{typeof name === 'string' ? name : ''}</div>
          {status !== undefined && <div className={classes.level}>{t([`level.${status}`, 'level.other'])}</div>}
        </div>
      </div>
      {status !== undefined && status !== '3' && (
        <Link to="/dashboard/realname" className={classes.upgrade}>
          {t([`menu.upgrade.${review}`, 'menu.upgrade.other'])}
        </Link>
      )}
    </>
  );
}

const UNKNOWN = { realname_status: undefined, review_state: undefined };

function SignOut(): ReactNode {
  const t = useWords('app');
  const portal = usePortal();
  return (
    <Button size="small" onClick={() => void signOut(portal)}>
      <Icon name="log-out" size={18} />
      {t('menu.signOut')}
    </Button>
  );
}
