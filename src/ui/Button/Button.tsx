import type { ComponentProps, ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'button',
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: 'control',
      paddingInline: 'min(1.5rem, 7vw)',
      paddingBlock: '2',
      borderRadius: 'md',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'transparent',
      fontWeight: 'bold',
      lineHeight: 'tight',
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: 'background-color 120ms, border-color 120ms',
    },
  },
  variants: {
    look: {
      primary: { root: { bg: 'accent', color: 'onAccent', _hover: { bg: 'accentStrong' } } },
      secondary: {
        root: { bg: 'surface', color: 'accent', borderColor: 'control', _hover: { bg: 'accentSoft' } },
      },
      danger: { root: { bg: 'surface', color: 'danger', borderColor: 'danger', _hover: { bg: 'dangerSoft' } } },
      link: {
        root: {
          minHeight: '2.75rem',
          paddingInline: '2',
          marginInline: '-0.5rem',
          color: 'accent',
          fontWeight: 'medium',
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
          _hover: { color: 'accentStrong' },
          '&[aria-pressed=true]': { bg: 'accentSoft', textDecoration: 'none' },
        },
      },
    },
    /** Readable still: a button that waits says how long. After the looks, so that it wins over them. */
    off: {
      yes: { root: { cursor: 'not-allowed', bg: 'surfaceSoft', color: 'textMuted', borderColor: 'line' } },
      link: { root: { cursor: 'not-allowed', color: 'textMuted', textDecoration: 'none' } },
    },
    size: { small: { root: { minHeight: '2.75rem', paddingInline: '4', fontSize: 'sm' } } },
    wide: { yes: { root: { width: '100%', sm: { width: 'auto' } } } },
  },
});

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'secondary' | 'danger' | 'link';
  readonly size?: 'small' | undefined;
  /** Full width on a narrow screen. */
  readonly wide?: boolean;
}

/** A button that says what it does; `type` is `button` unless told otherwise. */
export function Button({
  look = 'secondary',
  size,
  wide = false,
  disabled = false,
  className,
  ...rest
}: ButtonProps): ReactNode {
  const { root } = styles({ look, off: disabled && (look === 'link' ? 'link' : 'yes'), size, wide: wide && 'yes' });
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      className={className === undefined ? root : `${root} ${className}`}
    />
  );
}

/** The look of a button for a link that goes somewhere.
 * @param wide full width on a narrow screen */
export function buttonClass(look: 'primary' | 'secondary' | 'link' = 'secondary', wide = false): string {
  return styles({ look, wide: wide && 'yes' }).root;
}
