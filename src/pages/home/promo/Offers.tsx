import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/TextsContext.tsx';
import { OutwardLink } from '../../OutwardLink.tsx';
import { useOutwardLink } from '../../../i18n/useOutwardLink.ts';
import type { Offer } from '../homeContent.ts';
import { promoStyles } from './promoStyles.ts';

/** Promo pictures of card brands; each leads to its offer at the brand (R-GEN-63, AMB-79). One that may not be followed is
 * left out. */
export function Offers({ offers }: { readonly offers: readonly Offer[] }): ReactNode {
  const texts = useTexts();
  const outward = useOutwardLink();
  const classes = promoStyles();
  return (
    <ul className={classes.offers}>
      {offers.map(({ picture, link, texts: ofLocales }) => {
        const href = outward(link);
        const { brand, title } = ofLocales[texts.locale()];
        return href === undefined ? null : (
          <li key={link} className={classes.offer}>
            <img src={picture} alt="" className={classes.offerPicture} />
            <span className={classes.offerWords}>
              <span className={classes.brand}>{brand}</span>
              <span>
                <OutwardLink href={href} className={classes.offerLink}>
                  {title}
                </OutwardLink>
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
