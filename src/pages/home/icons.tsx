import type { ReactNode } from 'react';

/** Signs of the moving parts of the home page; the button that shows one says its name. */
function Sign({ path }: { readonly path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={path} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const PauseIcon = (): ReactNode => <Sign path="M8 5v14M16 5v14" />;
export const PlayIcon = (): ReactNode => <Sign path="M8 5l11 7-11 7z" />;
export const PreviousIcon = (): ReactNode => <Sign path="M15 5l-7 7 7 7" />;
export const NextIcon = (): ReactNode => <Sign path="M9 5l7 7-7 7" />;
