import type { replies } from '../../../api/gateway.gen.ts';
import { ownPicture } from '../../../domain/linkGate.ts';
import type { Slide, SlideAction } from './slide.ts';

type Advert = replies['contentAppAdvQuery']['list'][number];

interface AdvertOptions {
  /** The gate for links that leave the portal. */
  readonly outward: (address: string) => string | undefined;
  readonly labels: { readonly link: string; readonly view: string };
}

/** Adverts as slides. One whose picture may not be shown is left out, and a link that may not be followed is no link
 * (AMB-72): the rest of the banner stands. */
export function advertSlides(adverts: readonly Advert[], options: AdvertOptions): readonly Slide[] {
  return adverts.flatMap((advert) => {
    const picture = ownPicture(advert.pic);
    if (picture === undefined) return [];
    const action = actionOf(advert, picture, options);
    const { title, text } = advert;
    return [{ picture, ...(title && { title }), ...(text && { text }), ...(action && { action }) }];
  });
}

function actionOf(
  { pic_type, pic_transfer }: Advert,
  picture: string,
  { outward, labels }: AdvertOptions,
): SlideAction | undefined {
  if (pic_type === '01') return { type: 'view', picture: ownPicture(pic_transfer) ?? picture, label: labels.view };
  const href = outward(pic_transfer);
  return href === undefined ? undefined : { type: 'link', href, label: labels.link };
}
