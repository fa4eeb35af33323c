import type { ReactNode } from 'react';
import { cardsStyles } from './cardsStyles.ts';

/** The contacts of a card that is held in the hand; whether it is one is said in words beside it. */
export function CardChip(): ReactNode {
  return (
    <svg className={cardsStyles().chip} viewBox="0 0 32 24" aria-hidden="true">
      <rect x="0.75" y="0.75" width="30.5" height="22.5" rx="4" fill="currentColor" />
      <path
        d="M11 .75v5.5q0 2 -2 2H.75M.75 15.75H9q2 0 2 2v5.5M21 .75v5.5q0 2 2 2h8.25M31.25 15.75H23q-2 0 -2 2v5.5M11 8.25h10v7.5H11z"
        fill="none"
        stroke="black"
        strokeOpacity="0.45"
      />
    </svg>
  );
}
