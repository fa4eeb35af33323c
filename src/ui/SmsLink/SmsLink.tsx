import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';
import { useMediaQuery } from '../useMediaQuery.ts';

const styles = defineRecipe({
  name: 'sms-link',
  base: {
    // Below the text: beside it, the two would read as one.
    link: { display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: '2.75rem', fontWeight: 'medium' },
    code: { display: 'flex', flexDirection: 'column', gap: '2', marginBlock: '2' },
    // A camera reads dark on light, in the dark too.
    picture: { backgroundColor: 'white', padding: '2', width: '10rem', height: '10rem' },
    caption: { color: 'textMuted', fontSize: 'sm', fontWeight: 'normal' },
  },
});

interface SmsLinkProps {
  readonly to: string;
  readonly text: string;
  readonly openLabel: string;
  readonly scanLabel: string;
}

/** A text that its reader is to send: on a phone a link that opens it ready to send, elsewhere a code that a phone scans. */
export function SmsLink({ to, text, openLabel, scanLabel }: SmsLinkProps): ReactNode {
  const classes = styles();
  const href = smsAddress(to, text);
  const isPhone = useMediaQuery('(hover: none) and (pointer: coarse)');
  if (isPhone)
    return (
      <a href={href} className={classes.link}>
        {openLabel}
      </a>
    );
  return (
    <figure className={classes.code}>
      <QRCodeSVG value={href} level="M" marginSize={0} role="img" aria-label={scanLabel} className={classes.picture} />
      <figcaption className={classes.caption}>{scanLabel}</figcaption>
    </figure>
  );
}

/** RFC 5724: the number without the spaces that people read it with. */
export function smsAddress(to: string, text: string): string {
  return `sms:${to.replace(/[^+\d]/g, '')}?body=${encodeURIComponent(text)}`;
}
