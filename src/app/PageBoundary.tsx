import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../i18n/TextsContext.tsx';
import { PageFailure } from '../wizard/PageFailure.tsx';
import { frameStyles } from './shellStyles.ts';

interface PageBoundaryProps {
  /** Whether header, menu and footer stay around what failed. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

/** What is shown when a page cannot be: its code did not load (AMB-74) or it failed. Another address is another try. */
export function PageBoundary({ framed = false, children }: PageBoundaryProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <Boundary address={pathname} failed={framed ? <PageFailed /> : <BarePageFailed />}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  readonly address: string;
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
  readonly address?: string;
}

/** Keeps what it holds from address to address: a wizard goes on at the addresses of its steps. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return address === state.address ? null : { address, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

function PageFailed(): ReactNode {
  const t = useWords('app');
  return (
    <div role="alert" className={frameStyles().failure}>
      <PageFailure label={t('pageFailed.reload')} onRetry={() => window.location.reload()} />
    </div>
  );
}

function BarePageFailed(): ReactNode {
  return (
    <main className={frameStyles().main}>
      <PageFailed />
    </main>
  );
}
