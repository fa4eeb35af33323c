import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useMember, usePortal, useSession } from '../api/PortalContext.tsx';
import { ask } from '../api/ask.ts';
import { loginLogout } from '../api/operations.gen.ts';
import { useClosed } from '../i18n/SiteContext.tsx';
import { useWords } from '../i18n/TextsContext.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import type { IconName } from '../ui/Icon/iconNames.ts';
import { LevelIcon } from './LevelIcon.tsx';
import { menuStyles } from './shellStyles.ts';

/** R-MENU-01 to R-MENU-05; the names are keys of `menu` in the words. */
const ITEMS = [
  { to: '/dashboard', name: 'dashboard', icon: 'layout-dashboard' },
  { to: '/account', name: 'account', icon: 'wallet' },
  { to: '/cards', name: 'cards', icon: 'credit-card' },
  { to: '/fps', name: 'fps', icon: 'zap' },
  { to: '/history', name: 'history', icon: 'receipt-text' },
] as const;

export function SideMenu({ id, open }: { readonly id: string; readonly open: boolean }): ReactNode {
  const t = useWords('app');
  const closed = useClosed();
  const classes = menuStyles({ open: open && 'yes' });
  return (
    <nav id={id} className={classes.root} aria-label={t('menu.label')}>
      <ul className={classes.list}>
        {ITEMS.map((item) => !closed.includes(item.to) && <MenuLink key={item.to} {...item} />)}
      </ul>
      <div className={classes.foot}>
        <Person />
        <ul className={classes.list}>
          <MenuLink to="/userSettings" name="userSettings" icon="settings" />
        </ul>
        <SignOut />
      </div>
    </nav>
  );
}

interface MenuLinkProps {
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
}

function MenuLink({ to, name, icon }: MenuLinkProps): ReactNode {
  const t = useWords('app');
  return (
    <li>
      <NavLink to={to} className={menuStyles().link}>
        <Icon name={icon} />
        {t(`menu.${name}`)}
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
  const { gateway, session } = usePortal();
  const signOut = async (): Promise<void> => {
    // Without the gateway's word the token is forgotten here all the same, and that it was not given is said (R-ERR-10).
    await ask(gateway, loginLogout, {}, 'message-box');
    if (session.get().token !== undefined) session.end('member');
  };
  return (
    <Button size="small" onClick={() => void signOut()}>
      <Icon name="log-out" size={18} />
      {t('menu.signOut')}
    </Button>
  );
}
