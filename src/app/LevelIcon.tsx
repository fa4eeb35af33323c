import type { ReactNode } from 'react';

/** A shield that fills with the level: empty for '0', half for '1', whole with a tick for any other status
 * (R-MENU-08 to R-MENU-10). Decoration: the level stands beside it in words. */
export function LevelIcon({ status }: { readonly status: string }): ReactNode {
  return (
    <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true" data-level={status}>
      {shapeOf(status)}
      <path d={OUTLINE} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}

const OUTLINE = 'M12 2.5 4.5 5.5v6c0 4.6 3.1 8.4 7.5 10 4.4-1.6 7.5-5.4 7.5-10v-6z';

function shapeOf(status: string): ReactNode {
  if (status === '0') return null;
  if (status === '1') return <path d="M12 2.5 4.5 5.5v6c0 4.6 3.1 8.4 7.5 10z" fill="currentColor" opacity="0.35" />;
  return (
    <>
      <path d={OUTLINE} fill="currentColor" opacity="0.2" />
      <path d="m8 12 2.8 2.8L16.2 9" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </>
  );
}
