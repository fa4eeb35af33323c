import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../i18n/TextsContext.tsx';
import { PageFailure } from '../wizard/PageFailure.tsx';
import { frameStyles } from './shellStyles.ts';

/** What is shown when a page cannot be: its code did not load (AMB-74) or it failed. Another address is another try. */
export function PageBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return (
    <Boundary address={pathname} failed={<PageFailed />}>
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
    <main role="alert" className={frameStyles().main}>
      <PageFailure label={t('pageFailed.reload')} onRetry={() => window.location.reload()} />
    </main>
  );
}
