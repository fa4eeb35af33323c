import { memo, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useMember, usePortal, useSession } from '../api/PortalContext.tsx';
import { OfflineAdvice } from '../i18n/OfflineAdvice.tsx';
import { useWords } from '../i18n/TextsContext.tsx';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Button } from '../ui/Button/Button.tsx';
import { FieldStack } from '../ui/Field/FieldStack.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { SkipLink } from '../ui/SkipLink/SkipLink.tsx';
import { PageWaiting } from '../wizard/PageWaiting.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID } from './mainId.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { frameStyles } from './shellStyles.ts';
import { SideMenu } from './SideMenu.tsx';
import { useFreshMember } from './useFreshMember.ts';
import { useHeaderMenu } from './useHeaderMenu.ts';

/** The member area: nobody comes in without a token, and who signs in comes back to where they were going (R-ROLE-01).
 * @param flowAt the wizard that has an address: one that ends the session keeps its place until its result is left */
export function MemberLayout({ flowAt }: { readonly flowAt: (pathname: string) => string | undefined }): ReactNode {
  const { session } = usePortal();
  const { token } = useSession();
  const { pathname, search } = useLocation();
  const flow = flowAt(pathname);
  const [last, setLast] = useState({ token, flow });
  if (token !== undefined && (token !== last.token || flow !== last.flow)) setLast({ token, flow });
  // Another member in another tab is another area: nothing of the first may stay on screen.
  if (token !== undefined) return <MemberArea key={token} />;
  const by = session.endedBy();
  const endedOnTheWay = by === 'process' || by === 'unheard';
  if (endedOnTheWay && last.token !== undefined && flow !== undefined && flow === last.flow)
    return <MemberArea key={last.token} isOver />;
  if (by === 'member' || by === 'process') return <Navigate to="/" replace />;
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
}

/** Not rendered again for what a session keeps of a member.
 * @param isOver the session has ended and the result of what ended it is being read: there is nothing else to go to */
const MemberArea = memo(function MemberArea({ isOver = false }: { readonly isOver?: boolean }): ReactNode {
  const t = useWords('app');
  const menu = useHeaderMenu();
  const frame = frameStyles();
  return (
    <div className={frame.root}>
      <SkipLink to={MAIN_ID}>{t('skip')}</SkipLink>
      <Header wide homeTo={isOver ? '/' : '/dashboard'} {...(isOver ? {} : { menu })} />
      <div className={frame.columns}>
        {!isOver && <SideMenu id={menu.controls} open={menu.open} />}
        <main id={MAIN_ID} tabIndex={-1} className={frame.content}>
          <PageBoundary framed>
            <MemberContent isOver={isOver} />
          </PageBoundary>
        </main>
      </div>
      <Footer wide />
    </div>
  );
});

/** User info first, the page after it (R-MEM-02). */
function MemberContent({ isOver }: { readonly isOver: boolean }): ReactNode {
  const { member } = usePortal();
  const state = useMember();
  useFreshMember();
  if (isOver || state.status === 'ready') return <Outlet />;
  return state.status === 'failed' ? <NoMember onRetry={() => void member.load()} /> : <PageWaiting />;
}

function NoMember({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useWords('app');
  usePageTitle(t('member.failed.title'));
  return (
    <FieldStack gap="small">
      <div role="alert">
        <Heading>{t('member.failed.title')}</Heading>
        <p>{t('member.failed.body')}</p>
        <OfflineAdvice />
      </div>
      <div>
        <Button look="primary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    </FieldStack>
  );
}
