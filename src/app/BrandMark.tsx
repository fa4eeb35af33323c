import type { ReactNode } from 'react';

/** The wallet of the product; decoration beside its name. */
export function BrandMark(): ReactNode {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0A6858" />
      <path
        d="M7 12a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3zM7 13.5h18"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
      />
      <circle cx="20.5" cy="18.5" r="1.5" fill="#fff" />
    </svg>
  );
}
