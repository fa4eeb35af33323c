import type { ReactNode } from 'react';
import { Link } from '../../../i18n/Link.tsx';
import { useWords } from '../../../i18n/TextsContext.tsx';
import { OutwardLink } from '../../OutwardLink.tsx';
import { carouselStyles } from './carouselStyles.ts';
import type { Slide, ViewedPicture } from './slide.ts';

interface SlideViewProps {
  readonly slide: Slide;
  /** Which of how many. */
  readonly label: string;
  readonly isCurrent: boolean;
  readonly onView: (viewed: ViewedPicture) => void;
}

/** The words stand over the picture as text, on a ground of their own: they have their contrast whatever the picture. */
export function SlideView({ slide, label, isCurrent, onView }: SlideViewProps): ReactNode {
  const t = useWords('pages');
  const { picture, title, text, action } = slide;
  const classes = carouselStyles({ shown: isCurrent && 'yes' });
  return (
    <div className={classes.slide} role="group" aria-roledescription={t('home.carousel.slide')} aria-label={label}>
      {/* Decoration where words stand over it; otherwise all that can be said of it is that it is an advert. */}
      <img
        src={picture}
        alt={title === undefined ? t('home.carousel.advert') : ''}
        className={classes.picture}
        // The first is the largest thing in a phone's window; what the scripts need comes after it.
        fetchPriority={isCurrent ? 'high' : 'auto'}
      />
      {(title !== undefined || action !== undefined) && (
        <div className={classes.panel}>
          {title !== undefined && <p className={classes.title}>{title}</p>}
          {text !== undefined && <p>{text}</p>}
          {action?.type === 'page' && (
            <Link to={action.to} className={classes.action}>
              {action.label}
            </Link>
          )}
          {action?.type === 'link' && (
            <OutwardLink href={action.href} className={classes.action}>
              {action.label}
            </OutwardLink>
          )}
          {action?.type === 'view' && (
            <button
              type="button"
              className={classes.action}
              aria-haspopup="dialog"
              onClick={() => onView({ picture: action.picture, title })}
            >
              {action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
