import type { ReactNode } from 'react';
import { Link } from '../../i18n/Link.tsx';
import { useIsOpen, useProductName } from '../../i18n/SiteContext.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { useArrivalFocus } from '../useArrivalFocus.ts';
import { Banner } from './banner/Banner.tsx';
import { DownloadBox } from './download/DownloadBox.tsx';
import { homeContent } from './homeContent.ts';
import { homeStyles } from './homeStyles.ts';
import { NoticeMarquee } from './notice/NoticeMarquee.tsx';
import { Offers } from './promo/Offers.tsx';
import { PromoBlock } from './promo/PromoBlock.tsx';

/** What the product is and the way in (R-GEN-01, R-GEN-04, R-HDR-13, R-HDR-14, R-HOME-01 to R-HOME-12). */
export function HomePage(): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const product = useProductName();
  const heading = useArrivalFocus();
  const isOpen = useIsOpen();
  usePageTitle();
  const classes = homeStyles();
  return (
    <div className={classes.root}>
      <NoticeMarquee onClosed={() => heading.current?.focus({ preventScroll: true })} />
      <div className={classes.intro}>
        <div className={classes.pitch}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {t('home.title')}
          </h1>
          <p className={classes.lead}>{t('home.lead', { product })}</p>
        </div>
        <div className={classes.actions}>
          <Link to="/login" className={buttonClass('primary')}>
            {app('header.signIn')}
          </Link>
          <Link to="/register" className={buttonClass('secondary')}>
            {app('header.register')}
          </Link>
        </div>
      </div>
      <Banner defaults={homeContent.banners.filter(({ to }) => isOpen(to))} />
      <PromoBlock
        title={t('home.cards.title')}
        text={t('home.cards.body')}
        picture={`${import.meta.env.BASE_URL}home/promo-cards.svg`}
      />
      <PromoBlock title={t('home.offers.title')} text={t('home.offers.body')}>
        <Offers offers={homeContent.offers} />
      </PromoBlock>
      <PromoBlock
        title={t('home.safety.title')}
        text={t('home.safety.body')}
        picture={`${import.meta.env.BASE_URL}home/promo-safety.svg`}
      >
        <Link to="/contactUs">{t('home.safety.link')}</Link>
      </PromoBlock>
      <DownloadBox address={homeContent.download} />
    </div>
  );
}
