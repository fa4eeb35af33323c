import { useId, type ReactNode } from 'react';
import { useWords } from '../../../i18n/TextsContext.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { carouselStyles } from './carouselStyles.ts';
import type { Slide, ViewedPicture } from './slide.ts';
import { SlideView } from './SlideView.tsx';
import { useRotation } from './useRotation.ts';

interface CarouselProps {
  readonly slides: readonly Slide[];
  readonly onView: (viewed: ViewedPicture) => void;
}

/** Pictures one after another, as the carousel pattern of ARIA's authoring practices asks
 * (docs/decisions/0012-the-carousel-and-the-qr-code.md). Only the current one can be reached and heard. */
export function Carousel({ slides, onView }: CarouselProps): ReactNode {
  const t = useWords('pages');
  const id = useId();
  const rotation = useRotation(slides.length);
  const classes = carouselStyles();
  const place = (index: number): string => t('home.carousel.place', { at: index + 1, of: slides.length });
  return (
    <section
      className={classes.root}
      aria-roledescription={t('home.carousel.role')}
      aria-label={t('home.carousel.label')}
      {...rotation.frame}
    >
      {slides.length > 1 && (
        <div className={classes.controls}>
          <ControlButton label={t(`home.carousel.${rotation.isOn ? 'pause' : 'play'}`)} onClick={rotation.toggle}>
            <Icon name={rotation.isOn ? 'pause' : 'play'} />
          </ControlButton>
          <ControlButton label={t('home.carousel.previous')} controls={id} onClick={() => rotation.turn(-1)}>
            <Icon name="chevron-left" />
          </ControlButton>
          <span className={classes.place} aria-hidden="true">
            {rotation.current + 1} / {slides.length}
          </span>
          <ControlButton label={t('home.carousel.next')} controls={id} onClick={() => rotation.turn(1)}>
            <Icon name="chevron-right" />
          </ControlButton>
        </div>
      )}
      <div id={id} className={classes.slides} aria-live={rotation.isTurning ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <SlideView
            key={place(index)}
            slide={slide}
            label={place(index)}
            isCurrent={index === rotation.current}
            onView={(viewed) => {
              rotation.stop();
              onView(viewed);
            }}
          />
        ))}
      </div>
    </section>
  );
}

interface ControlButtonProps {
  readonly label: string;
  readonly controls?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function ControlButton({ label, controls, onClick, children }: ControlButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={carouselStyles().control}
      aria-label={label}
      aria-controls={controls}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
