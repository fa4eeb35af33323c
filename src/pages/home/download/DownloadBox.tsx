import { QRCodeSVG } from 'qrcode.react';
import { useId, type ReactNode } from 'react';
import { useProductName } from '../../../i18n/SiteContext.tsx';
import { useWords } from '../../../i18n/TextsContext.tsx';
import { buttonClass } from '../../../ui/Button/Button.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { OutwardLink } from '../../OutwardLink.tsx';
import { useOutwardLink } from '../../../i18n/useOutwardLink.ts';
import { downloadStyles } from './downloadStyles.ts';

/** R-GEN-61, R-CONST-05: in CSS pixels, whatever the window. */
const QR_SIZE = 176;

/** The wallet for phones: a code to scan, and the same address as a link for those who read this on the phone (R-HOME-09,
 * R-GEN-60 to R-GEN-62).
 * @param address of the download page; nothing is shown when it may not be followed */
export function DownloadBox({ address }: { readonly address: string }): ReactNode {
  const t = useWords('pages');
  const product = useProductName();
  const id = useId();
  const href = useOutwardLink()(address);
  const classes = downloadStyles();
  if (href === undefined) return null;
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div className={classes.words}>
        <Heading level={2} id={id}>
          {t('home.download.title')}
        </Heading>
        <p className={classes.text}>{t('home.download.body', { product })}</p>
        <OutwardLink href={href} className={`${buttonClass('secondary')} ${classes.link}`}>
          {t('home.download.link')}
        </OutwardLink>
      </div>
      <figure className={classes.code}>
        <QRCodeSVG
          value={href}
          size={QR_SIZE}
          level="M"
          role="img"
          aria-label={t('home.download.code', { address: href })}
          className={classes.picture}
        />
        <figcaption className={classes.caption}>{t('home.download.scan')}</figcaption>
      </figure>
    </section>
  );
}
