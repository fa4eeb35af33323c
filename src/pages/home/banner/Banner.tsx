import { useState, type ReactNode } from 'react';
import { contentAppAdvQuery } from '../../../api/operations.gen.ts';
import { useTexts } from '../../../i18n/TextsContext.tsx';
import { Waiting } from '../../../ui/Waiting/Waiting.tsx';
import type { DefaultBanner } from '../homeContent.ts';
import { useOutwardLink } from '../../../i18n/useOutwardLink.ts';
import { useRead } from '../../useRead.ts';
import { advertSlides } from './advertSlides.ts';
import { carouselStyles } from './carouselStyles.ts';
import { Carousel } from './Carousel.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import type { Slide, ViewedPicture } from './slide.ts';

/** The adverts that the gateway gives (R-HOME-05); where it gives none or does not answer, the banners of the site
 * (R-HOME-06). */
export function Banner({ defaults }: { readonly defaults: readonly DefaultBanner[] }): ReactNode {
  const texts = useTexts();
  const outward = useOutwardLink();
  const t = (key: string): string => texts.text('pages', `home.carousel.${key}`);
  const reply = useRead(contentAppAdvQuery, { adv_type: '00', language: texts.locale() }, undefined, 'none');
  const [viewed, setViewed] = useState<ViewedPicture>();
  if (reply.status === 'loading') return <BannerWaiting />;
  const adverts = reply.status === 'ready' ? reply.data.list : [];
  const shown = advertSlides(adverts, { outward, labels: { link: t('link'), view: t('view') } });
  return (
    <>
      <Carousel
        slides={shown.length > 0 ? shown : defaults.map((banner) => defaultSlide(banner, texts.locale()))}
        onView={setViewed}
      />
      <PictureViewer viewed={viewed} onClose={() => setViewed(undefined)} />
    </>
  );
}

function defaultSlide({ picture, to, texts }: DefaultBanner, locale: keyof DefaultBanner['texts']): Slide {
  const { title, text, action } = texts[locale];
  return { picture, title, text, action: { type: 'page', to, label: action } };
}

/** As high as what is to come: nothing below it moves. */
function BannerWaiting(): ReactNode {
  const texts = useTexts();
  const { root, waiting } = carouselStyles();
  return (
    <div className={`${root} ${waiting}`}>
      <Waiting label={texts.text('app', 'loading')} stillLabel={texts.text('app', 'stillLoading')} />
    </div>
  );
}
