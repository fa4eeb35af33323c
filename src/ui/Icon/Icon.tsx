import type { ReactNode } from 'react';
import type { IconName } from './iconNames.ts';

interface IconProps {
  readonly name: IconName;
  /** Width and height in px at the usual size of text, with which it grows; a class may say otherwise. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A sign beside words, which say the same: a screen reader passes over it. It takes the colour of the text. */
export function Icon({ name, size = 20, className }: IconProps): ReactNode {
  return (
    <svg width={`${size / 16}rem`} height={`${size / 16}rem`} className={className} aria-hidden="true">
      <use href={`${import.meta.env.BASE_URL}icons.svg#${name}`} />
    </svg>
  );
}
