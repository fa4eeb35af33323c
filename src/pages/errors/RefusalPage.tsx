import type { ReactNode } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { Link } from '../../i18n/Link.tsx';
import { useMember } from '../../api/PortalContext.tsx';
import { useIsOpen, useSite } from '../../i18n/SiteContext.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { LevelList } from './LevelList.tsx';
import { refusalsOf } from './refusals.ts';
import { pageStyles } from '../pageStyles.ts';

/** Why a member's level does not allow what they came for, and the way up (R-MEM-09 to R-MEM-11, AMB-01, AMB-02). */
export function RefusalPage({ reason }: { readonly reason: string }): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const [query] = useSearchParams();
  const member = useMember();
  const classes = pageStyles();
  const isOpen = useIsOpen();
  // /error/level?result=FPS_LEVEL says the same as the page of that result, where the site has it.
  const asked = refusalsOf(useSite()).find(({ page, result }) => result === query.get('result') && isOpen(page));
  const status = member.status === 'ready' ? member.info.realname_status : undefined;
  // Who comes by an old address, and was certified since, is kept from nothing. Who is led here was refused just now, whatever the portal
  // remembers of the member.
  const isKept = useNavigationType() === 'POP';
  const shown = isKept && status === '3' ? 'allowed' : (asked?.reason ?? reason);
  return (
    <div className={classes.root}>
      <PageHeading>{t(`refusal.${shown}.title`)}</PageHeading>
      <div className={classes.lead}>
        <p>{t(`refusal.${shown}.body`)}</p>
        {status !== undefined && <p>{t('refusal.yourLevel', { level: app([`level.${status}`, 'level.other']) })}</p>}
      </div>
      <LevelList />
      <div className={classes.actions}>
        {status !== '3' && (
          <Link to="/dashboard/realname" className={buttonClass('primary')}>
            {t('refusal.upgrade')}
          </Link>
        )}
        <Link to="/dashboard" className={buttonClass('secondary')}>
          {t('refusal.toDashboard')}
        </Link>
      </div>
    </div>
  );
}
