import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useMember, usePortal, useSession } from '../api/PortalContext.tsx';
import { useWords } from '../i18n/TextsContext.tsx';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Button } from '../ui/Button/Button.tsx';
import { FieldStack } from '../ui/Field/FieldStack.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { SkipLink } from '../ui/SkipLink/SkipLink.tsx';
import { Waiting } from '../ui/Waiting/Waiting.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID } from './mainId.ts';
import { frameStyles } from './shellStyles.ts';
import { SideMenu } from './SideMenu.tsx';
import { useFreshMember } from './useFreshMember.ts';
import { useHeaderMenu } from './useHeaderMenu.ts';

/** The member area: nobody comes in without a token, and who signs in comes back to where they were going (R-ROLE-01). */
export function MemberLayout(): ReactNode {
  const { session } = usePortal();
  const { token } = useSession();
  const { pathname, search } = useLocation();
  // Another member in another tab is another area: nothing of the first may stay on screen.
  if (token !== undefined) return <MemberArea key={token} />;
  if (session.endedBy() === 'member') return <Navigate to="/" replace />;
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
}

function MemberArea(): ReactNode {
  const t = useWords('app');
  const menu = useHeaderMenu();
  const frame = frameStyles();
  return (
    <div className={frame.root}>
      <SkipLink to={MAIN_ID}>{t('skip')}</SkipLink>
      <Header wide homeTo="/dashboard" menu={menu} />
      <div className={frame.columns}>
        <SideMenu id={menu.controls} open={menu.open} />
        <main id={MAIN_ID} tabIndex={-1} className={frame.content}>
          <MemberContent />
        </main>
      </div>
    </div>
  );
}

/** User info first, the page after it (R-MEM-02). */
function MemberContent(): ReactNode {
  const { member } = usePortal();
  const state = useMember();
  useFreshMember();
  if (state.status === 'ready') return <Outlet />;
  return <NoMember failed={state.status === 'failed'} onRetry={() => void member.load()} />;
}

function NoMember({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }): ReactNode {
  const t = useWords('app');
  usePageTitle(failed ? t('member.failed.title') : undefined);
  if (!failed) return <Waiting label={t('loading')} stillLabel={t('stillLoading')} />;
  return (
    <FieldStack gap="small">
      <div role="alert">
        <Heading>{t('member.failed.title')}</Heading>
        <p>{t('member.failed.body')}</p>
      </div>
      <div>
        <Button look="primary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    </FieldStack>
  );
}
