import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useProductName, useSite } from '../i18n/SiteContext.tsx';
import { useWords } from '../i18n/TextsContext.tsx';
import { bannerAt } from './bannerAt.ts';
import { pageBannerStyles } from './pageBannerStyles.ts';

/** The slim line below the header of a public page: which part of the site this is (R-PUB-06, AMB-29). Its words are those of the frame,
 * which are there before anything is shown: nothing moves when the page comes. */
export function PageBanner(): ReactNode {
  const t = useWords('app');
  const product = useProductName();
  const banner = bannerAt(useSite(), useLocation().pathname);
  if (banner === undefined) return null;
  const classes = pageBannerStyles();
  const title = t(`banner.${banner}.title`, { product });
  return (
    <section className={classes.root} aria-label={title}>
      <div className={classes.inner}>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{t(`banner.${banner}.text`)}</p>
      </div>
    </section>
  );
}
